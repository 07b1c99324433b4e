import { Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { usePage } from '../page-context';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { useHydrated } from '../ui/use-hydrated';
import stage from './stage.module.css';
import styles from './video-frame.module.css';
import { formatSeconds } from '../lessons/format-seconds';
import { useReachedScene } from '../lessons/use-reached-scene';
import { readWayBack, wayBackLabel } from '../lessons/way-back';
import { ChapterLength } from './chapter-length';
import { readVideoSource, type VideoSource } from './video-source';

const ChapterLessonPlayer = lazy(() => import('../lessons/chapter-lesson-player'));

interface VideoFrameProps {
  chapter: Pick<
    ChapterPageFragment,
    'id' | 'name' | 'slug' | 'comingSoon' | 'lessonSeconds' | 'quizLength' | 'videoUrl'
  >;
  /** Plays at once, from this scene, or from the beginning. */
  playing?: { scene: string | null };
  /** Whether it plays instead of its poster. */
  isPlayed?: boolean;
  /** Its Play button is then not the primary one. */
  isWatched?: boolean;
  onPlay?: () => void;
  /** Links shown at the end of one of our own lessons. */
  atEnd?: ReactNode;
  /** Called when one of our own lessons was watched to its end. */
  onWatched?: () => void;
}

const ignore = () => undefined;
const frame = `${styles.frame} ${stage.stage}`;

/** A chapter's video at 16:9. Nothing is loaded from a third party before the student presses play. */
export function VideoFrame({ chapter, playing, isPlayed = playing !== undefined, ...props }: VideoFrameProps) {
  const { atEnd, isWatched = false, onPlay = ignore, onWatched = ignore } = props;
  const { id: chapterId, name: title } = chapter;
  const source = readVideoSource(chapter.videoUrl, usePage().origin);
  const [search] = useSearchParams();
  const scene = playing ? playing.scene : search.get('scene');
  // The address of a clip, opened in a tab of its own.
  const back = playing ? null : readWayBack(search);
  const hydrated = useHydrated();
  const isPlaying = isPlayed && hydrated;
  if (!source) return <NoVideo />;
  if (source.kind === 'lesson' && isPlaying) {
    const waiting = (
      <div className={frame}>
        <div className={styles.poster}>
          <LessonPoster slug={source.src} />
          <span className={styles.source} role="status">
            Loading the lesson…
          </span>
        </div>
      </div>
    );
    const wayBack = back && (
      <ButtonLink variant="primary" to={back}>
        {wayBackLabel(back)}
      </ButtonLink>
    );
    const player = { slug: source.src, chapterId, scene, atEnd, wayBack, onWatched, waiting };
    return (
      <Suspense fallback={waiting}>
        <ChapterLessonPlayer key={scene} {...player} />
      </Suspense>
    );
  }
  return (
    <div className={frame}>
      {isPlaying ? (
        <Player source={source} title={title} />
      ) : (
        <Poster chapter={chapter} source={source} isWatched={isWatched} onPlay={onPlay} />
      )}
    </div>
  );
}

interface PosterProps extends Pick<VideoFrameProps, 'chapter'> {
  source: VideoSource;
  isWatched: boolean;
  onPlay: () => void;
}

function Poster({ chapter, source, isWatched, onPlay }: PosterProps) {
  const isLesson = source.kind === 'lesson';
  const { reached } = useReachedScene(isLesson ? source.src : null, chapter.id);
  const stopped = reached?.seconds || null;
  useEffect(() => {
    // The browser loads its voices when it is first asked, so that the player can offer one.
    if (isLesson && 'speechSynthesis' in window) window.speechSynthesis.getVoices();
  }, [isLesson]);
  return (
    <button type="button" className={styles.poster} onClick={onPlay}>
      {isLesson ? <LessonPoster slug={source.src} /> : <Backdrop />}
      <span className={styles.play} data-quiet={isWatched || undefined}>
        <Play size={22} aria-hidden />
        {stopped === null ? 'Play' : `Continue at ${formatSeconds(stopped)}`}{' '}
        <span className="visually-hidden">
          {stopped === null ? '' : 'in '}the video: {chapter.name}.
        </span>
      </span>
      <span className={styles.length}>
        <ChapterLength chapter={chapter} />
      </span>
      {source.host && <span className={styles.source}>Loads from {source.host} when you press play</span>}
    </button>
  );
}

/** The lesson's poster, drawn by the server. It is decorative because the button over it has the text. */
function LessonPoster({ slug }: { slug: string }) {
  const src = `/figures/lessons/${slug}.svg`;
  return <img className={styles.backdrop} src={src} alt="" width={640} height={360} />;
}

/** Poster of a third-party video. It is generic because nothing is loaded from the host before playback. */
function Backdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path
        stroke="var(--grid)"
        d="M0 40h640M0 80h640M0 120h640M0 160h640M0 200h640M0 240h640M0 280h640M0 320h640M40 0v360M80 0v360M120 0v360M160 0v360M200 0v360M240 0v360M280 0v360M320 0v360M360 0v360M400 0v360M440 0v360M480 0v360M520 0v360M560 0v360M600 0v360"
      />
      <path stroke="var(--ink)" strokeWidth="2" d="M240 40v240h340" />
      <path stroke="var(--demand)" strokeWidth="5" strokeLinecap="round" d="M270 62c60 98 150 162 290 190" />
      <path stroke="var(--supply)" strokeWidth="5" strokeLinecap="round" d="M270 258c130-36 220-96 280-190" />
      <circle cx="412" cy="200" r="8" fill="var(--ink)" />
    </svg>
  );
}

function Player({ source, title }: { source: VideoSource; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The focused play button was removed, so move focus to the player.
    (frame.current ?? video.current)?.focus();
  }, []);
  if (source.kind === 'file') {
    return (
      <video ref={video} className={styles.player} src={source.src} title={title} controls autoPlay playsInline>
        {source.captions && <track kind="captions" src={source.captions} srcLang="en" label="English" default />}
      </video>
    );
  }
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={source.src}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

function NoVideo() {
  return (
    <div className={styles.none}>
      <div className={styles.drawing}>
        <AxesArt kind="coming" />
      </div>
      <div className={styles.words}>
        <strong>No video here yet</strong>
        <span>Until it is ready, the summary below covers the chapter.</span>
      </div>
    </div>
  );
}
