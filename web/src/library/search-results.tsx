import { Link } from 'react-router-dom';
import type { SearchChaptersQuery } from '../../../schema/generated/graphql';
import { useSearchChaptersQuery } from '../../../schema/generated/hooks';
import { COMING_SOON } from '../../../schema/rules/labels';
import { useSignedIn } from '../store';
import { DataBoundary } from '../apollo/data-boundary';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { notLoaded } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import { NO_SEARCH_RESULTS, SEARCH_IDEAS } from '../copy/empty-library';
import { ChapterLength } from './chapter-length';
import styles from './search-results.module.css';
import { VideoFrame } from './video-frame';
import nothingStyles from './nothing-found.module.css';
import { searchLink } from './search-form';

type FoundChapter = SearchChaptersQuery['searchChapters']['chapters'][number];

/** One card per chapter (spec §2), best match first. */
export function SearchResults({ term }: { term: string }) {
  return (
    <DataBoundary
      queries={[useSearchChaptersQuery({ variables: { term } })]}
      skeleton={<Loading label="Searching" className={styles.cards} sizes={[148, 148, 148]} />}
      problem={notLoaded('The search failed')}
    >
      {({ searchChapters }) => <Found {...searchChapters} term={term} />}
    </DataBoundary>
  );
}

type FoundProps = SearchChaptersQuery['searchChapters'] & { term: string };

function Found({ term, chapters, announced, guess, corrected, inLessonOnly }: FoundProps) {
  if (chapters.length + announced.length === 0) return <NothingFound term={term} />;
  return (
    <>
      {guess ? (
        <Notice
          tone="plain"
          title={corrected !== null || announced.length === 0 ? `No exact matches for “${term}”.` : undefined}
        >
          {guessText(corrected, announced.length, chapters.length)}
        </Notice>
      ) : (
        <p role="status" className={styles.count}>
          {chapters.length === 0 ? NO_LESSON_YET : chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`}
        </p>
      )}
      <ul className={styles.cards}>
        {announced.map(({ name, unitName }) => (
          <Announced key={name} name={name} unitName={unitName} />
        ))}
        {chapters.map((chapter) => (
          <Card
            key={chapter.id}
            chapter={chapter}
            guess={guess}
            isSaid={inLessonOnly.some(({ id }) => id === chapter.id)}
          />
        ))}
      </ul>
    </>
  );
}

const NO_LESSON_YET = 'There is no lesson on this yet.';

function guessText(corrected: string | null, announced: number, chapters: number): string {
  if (corrected !== null) return `Showing results for “${corrected}”.`;
  if (announced > 0)
    return `${NO_LESSON_YET} ${chapters === 1 ? 'This chapter comes' : 'These chapters come'} closest.`;
  return chapters === 1 ? 'This chapter contains some of your words.' : 'These chapters contain some of your words.';
}

function Announced({ name, unitName }: { name: string; unitName: string }) {
  return (
    <li className={`${styles.card} ${styles.unfilmed}`}>
      <div className={styles.poster}>
        <AxesArt kind="coming" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>{unitName}</p>
        <p className={text.note}>{COMING_SOON}</p>
      </div>
    </li>
  );
}

interface CardProps {
  chapter: FoundChapter;
  guess: boolean;
  /** Whether the term occurs only in the chapter's lesson. */
  isSaid: boolean;
}

function Card({ chapter, guess, isSaid }: CardProps) {
  const signedIn = useSignedIn();
  const { id, name, slug, comingSoon, videoUrl } = chapter;
  const jump = signedIn
    ? { to: `/video/${id}` }
    : { to: `/video-library/${slug}`, state: { chapter: { id, name, slug } } };
  return (
    <li className={videoUrl ? styles.card : `${styles.card} ${styles.unfilmed}`}>
      {videoUrl ? (
        <VideoFrame
          chapter={chapter}
          atEnd={
            <ButtonLink variant="primary" {...jump}>
              Go to the chapter and quiz
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.poster}>
          <AxesArt kind={comingSoon ? 'coming' : 'finish'} />
        </div>
      )}
      <div className={styles.words}>
        {guess && <p className={styles.guess}>Possible match</p>}
        {isSaid && <p className={styles.guess}>Mentioned in the lesson</p>}
        <h2 className={styles.name}>{name}</h2>
        {!videoUrl && (
          <p className={text.note}>{comingSoon ? COMING_SOON : 'No video yet, but there is a full summary.'}</p>
        )}
        {!videoUrl && <ChapterLength chapter={chapter} />}
        <ButtonLink {...jump} aria-label={`Jump to this Video: ${name}`}>
          Jump to this Video
        </ButtonLink>
      </div>
    </li>
  );
}

/**
 * Shown when a search has no results. Offers other search terms, the list of all videos, and a form to request a video.
 */
function NothingFound({ term }: { term: string }) {
  return (
    <div className={nothingStyles.nothing}>
      <AxesArt kind="search" />
      <h2>{NO_SEARCH_RESULTS}</h2>
      <p>Try fewer words, or one of these topics:</p>
      <ul className={nothingStyles.ideas}>
        {SEARCH_IDEAS.map((idea) => (
          <li key={idea}>
            <Link to={searchLink(idea)}>{idea}</Link>
          </li>
        ))}
      </ul>
      <div className={nothingStyles.actions}>
        <ButtonLink to="/video-library" variant="primary">
          Go to all Videos
        </ButtonLink>
        <ButtonLink to="/contactus" state={{ subject: `A video on ${term}` }} variant="plain">
          Request a video on this topic
        </ButtonLink>
      </div>
    </div>
  );
}
