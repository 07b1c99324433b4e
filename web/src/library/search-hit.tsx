import { ArrowRight, BookA, FileText, PenLine, Play, Target } from 'lucide-react';
import { useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { SearchChaptersQuery } from '../../../schema/generated/graphql';
import { COMING_SOON } from '../../../schema/rules/labels';
import { freeResponsePath } from '../free-response/free-response-links';
import { formatSeconds } from '../lessons/format-seconds';
import { freeQuizPath, quizLink } from '../quiz/quiz-links';
import { useSignedIn } from '../store';
import { AxesArt } from '../ui/axes-art';
import text from '../ui/text.module.css';
import { ChapterLength } from './chapter-length';
import styles from './search-results.module.css';
import { VideoFrame } from './video-frame';

type Hit = SearchChaptersQuery['searchChapters']['hits'][number];
type FoundChapter = NonNullable<Hit['chapter']>;

interface SearchHitProps {
  hit: Hit;
  isGuess: boolean;
}

const KINDS: Readonly<Record<Hit['kind'], string>> = {
  chapter: 'Chapter',
  topic: 'Topic',
  freeResponse: 'Free-response question',
  page: 'Page',
  term: 'Definition',
};
const ICONS = { topic: Target, freeResponse: PenLine, page: FileText, term: BookA };

/** One row: what it is, its name, why it was found, and one link, which the whole row follows. */
export function SearchHit({ hit, isGuess }: SearchHitProps) {
  const { kind, title, chapter, moment, startsAt, excerpt } = hit;
  const [isPlaying, setPlaying] = useState(false);
  const link = useLinkOf(hit);
  const isChapter = kind === 'chapter' && chapter !== null;
  return (
    <li className={styles.row}>
      {isChapter ? <Poster chapter={chapter} onPlay={() => setPlaying(true)} /> : <IconTile kind={kind} />}
      <div className={styles.words}>
        <p className={text.note}>
          {isGuess && <span className={styles.guess}>Possible match</span>} {KINDS[kind]}
          {chapter !== null && ' · '}
          {isChapter ? <ChapterLength chapter={chapter} /> : chapter?.name}
        </p>
        <h2 className={styles.name}>{title}</h2>
        {(moment !== null || excerpt.length > 0) && (
          <p className={styles.excerpt}>
            {moment !== null && startsAt !== null && (
              <>
                <strong className={styles.at}>
                  <span className="visually-hidden">At </span>
                  {formatSeconds(startsAt)}
                </strong>{' '}
                {moment.heading}
                {/[.?!]$/.test(moment.heading) ? ' ' : '. '}
              </>
            )}
            {excerpt.map((piece, at) => (piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text))}
          </p>
        )}
        {isChapter && chapter.videoUrl === null && (
          <p className={text.note}>{chapter.comingSoon ? COMING_SOON : 'No video yet, but there is a full summary.'}</p>
        )}
        <p>
          <Link {...link.target} className={styles.link} aria-label={`${link.name}: ${title}`}>
            {link.name}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </p>
      </div>
      {isPlaying && chapter !== null && (
        <div className={styles.player}>
          <VideoFrame chapter={chapter} playing={{ scene: moment?.scene ?? null }} />
        </div>
      )}
    </li>
  );
}

/** What plays the video in its row. Without one, a drawing says whether it is coming. */
function Poster({ chapter, onPlay }: { chapter: FoundChapter; onPlay: () => void }) {
  if (!chapter.videoUrl) {
    return (
      <div className={styles.tile}>
        <AxesArt kind={chapter.comingSoon ? 'coming' : 'finish'} />
      </div>
    );
  }
  const isOurs = chapter.videoUrl.startsWith('/lessons/');
  return (
    <button type="button" className={styles.tile} onClick={onPlay}>
      {isOurs && (
        <img src={`/figures${chapter.videoUrl}.svg`} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
      <span className={styles.play}>
        <Play size={16} aria-hidden />
        <span className="visually-hidden">Play the video: {chapter.name}</span>
      </span>
    </button>
  );
}

function IconTile({ kind }: { kind: Hit['kind'] }) {
  const Icon = kind === 'chapter' ? FileText : ICONS[kind];
  return (
    <div className={`${styles.tile} ${styles.icon}`}>
      <Icon size={28} aria-hidden />
    </div>
  );
}

interface HitLink {
  name: string;
  target: Pick<LinkProps, 'to' | 'state'>;
}

function useLinkOf({ kind, chapter, moment, topic, freeResponseId, path }: Hit): HitLink {
  const signedIn = useSignedIn();
  if (kind === 'term') return { name: 'Look it up', target: { to: path ?? '/reference/terms' } };
  if (kind === 'page' || chapter === null) return { name: 'Go to this page', target: { to: path ?? '/' } };
  if (kind === 'freeResponse') {
    return { name: 'Answer this question', target: { to: freeResponsePath(freeResponseId ?? '') } };
  }
  const { id, name, slug } = chapter;
  if (kind === 'topic') {
    const quiz = quizLink({ type: 'topicQuiz', topicIds: topic === null ? [] : [topic.id] });
    return signedIn
      ? { name: 'Take a quiz on this topic', target: quiz }
      : { name: 'Take the free quiz', target: { to: freeQuizPath(slug) } };
  }
  const scene = moment === null ? '' : `?scene=${moment.scene}`;
  const target = signedIn
    ? { to: `/video/${id}${scene}` }
    : { to: `/video-library/${slug}${scene}`, state: { chapter: { id, name, slug } } };
  return { name: 'Jump to this Video', target };
}
