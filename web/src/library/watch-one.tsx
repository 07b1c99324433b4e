import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '../../../economics/lesson/lesson';
import { WATCH_ONE } from '../copy/watch-one';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { useLatePart } from '../ui/use-late-part';
import styles from './watch-one.module.css';

async function loadLesson() {
  const [{ LessonPlayer }, response] = await Promise.all([
    import('./lesson/lesson-player'),
    fetch(`/lessons/${WATCH_ONE.slug}.json`),
  ]);
  if (!response.ok) throw new Error(`The lesson answered ${response.status}.`);
  const lesson = (await response.json()) as Lesson; // our own file, checked before it was stored
  return { LessonPlayer, lesson };
}

// A visitor's place and practice are kept nowhere.
const forget = () => undefined;

/** A whole lesson on the landing page. Nothing of it is fetched before it is played. */
export function WatchOne({ headingId }: { headingId: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const { part, failed, again } = useLatePart(loadLesson, isPlaying);
  return (
    <div className={styles.columns}>
      <div className={styles.intro}>
        <h2 id={headingId}>{WATCH_ONE.heading}</h2>
        <p className={styles.text}>{WATCH_ONE.text}</p>
      </div>
      <div>
        {failed && (
          <LoadProblem title="The lesson did not come." onRetry={again}>
            Check your connection. The library has the same in words.
          </LoadProblem>
        )}
        {part && (
          <part.LessonPlayer
            lesson={part.lesson}
            startScene={null}
            onScene={forget}
            onPractise={forget}
            atEnd={
              <ButtonLink variant="primary" to={`/freequiz/${WATCH_ONE.slug}`}>
                Take the free quiz
              </ButtonLink>
            }
          />
        )}
        {!part && !failed && (
          <button type="button" className={styles.poster} aria-busy={isPlaying} onClick={() => setPlaying(true)}>
            <Board />
            <span className={styles.play}>
              <Play size={22} aria-hidden />
              {isPlaying ? 'On its way…' : 'Play'}{' '}
              <span className="visually-hidden">the lesson: {WATCH_ONE.title}</span>
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

/** What one can have and what one cannot: the frontier that the lesson is about. */
function Board() {
  return (
    <svg className={styles.board} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path
        stroke="var(--grid)"
        d="M0 60h640M0 120h640M0 180h640M0 240h640M0 300h640M80 0v360M160 0v360M240 0v360M320 0v360M400 0v360M480 0v360M560 0v360"
      />
      <path fill="var(--demand-wash)" d="M240 80c150 10 250 80 270 220H240z" />
      <path stroke="var(--demand)" strokeWidth="5" strokeLinecap="round" d="M240 80c150 10 250 80 270 220" />
      <path stroke="var(--ink)" strokeWidth="2" d="M240 50v250h310" />
      <path stroke="var(--supply)" strokeWidth="3" strokeLinecap="round" d="M398 132l34 34m-2-18 2 18-18-2" />
      <circle cx="390" cy="124" r="9" fill="var(--supply)" />
    </svg>
  );
}
