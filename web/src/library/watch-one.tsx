import { Play } from 'lucide-react';
import { useState } from 'react';
import { WATCH_ONE } from '../copy/watch-one';
import { fetchLesson } from '../lessons/fetch-lesson';
import { ButtonLink } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import styles from './watch-one.module.css';
import text from '../ui/text.module.css';

/** The lesson's poster, drawn by the server. It is decorative because the button over it has the text. */
const POSTER = `/figures/lessons/${WATCH_ONE.slug}.svg`;

async function loadPlayer() {
  const [{ LessonPlayer }, lesson] = await Promise.all([
    import('../lessons/lesson-player'),
    fetchLesson(WATCH_ONE.slug),
  ]);
  return {
    default: () => (
      <LessonPlayer lesson={lesson} startScene={null} onScene={ignore} onPractice={ignore} atEnd={<FreeQuizLink />} />
    ),
  };
}

const FreeQuizLink = () => (
  <ButtonLink variant="primary" to={`/freequiz/${WATCH_ONE.slug}`}>
    Take the free quiz
  </ButtonLink>
);

// A visitor's position and practice are not saved.
const ignore = () => undefined;

/** A whole lesson on the landing page. The lesson and its player load only when the visitor presses play. */
export function WatchOne({ headingId }: { headingId: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const [player] = useState(() => lazyPart(loadPlayer));
  return (
    <div className={styles.columns}>
      <div className={styles.intro}>
        <h2 id={headingId}>{WATCH_ONE.heading}</h2>
        <p className={text.aside}>{WATCH_ONE.text}</p>
      </div>
      <div>
        {isPlaying ? (
          <LazySection
            part={player}
            skeleton={<Poster isPlaying />}
            problem="The lesson did not load."
            hint="You can also read the lesson in the library."
          >
            {(Player) => <Player />}
          </LazySection>
        ) : (
          <Poster onPlay={() => setPlaying(true)} />
        )}
      </div>
    </div>
  );
}

function Poster({ isPlaying = false, onPlay }: { isPlaying?: boolean; onPlay?: () => void }) {
  return (
    <button type="button" className={styles.poster} aria-busy={isPlaying} onClick={onPlay}>
      <img className={styles.picture} src={POSTER} alt="" width={640} height={360} loading="lazy" />
      <span className={styles.play}>
        <Play size={22} aria-hidden />
        {isPlaying ? 'Loading…' : 'Play'} <span className="visually-hidden">the lesson: {WATCH_ONE.title}</span>
      </span>
    </button>
  );
}
