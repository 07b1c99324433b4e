import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '../../../economics/lesson/lesson';
import { WATCH_ONE } from '../copy/watch-one';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { useLatePart } from '../ui/use-late-part';
import styles from './watch-one.module.css';

/** Drawn by the server. It only decorates: the button over it has the words. */
const POSTER = `/figures/lessons/${WATCH_ONE.slug}.svg`;

async function loadLesson() {
  const [{ LessonPlayer }, response] = await Promise.all([
    import('../lessons/lesson-player'),
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
            onPractice={forget}
            atEnd={
              <ButtonLink variant="primary" to={`/freequiz/${WATCH_ONE.slug}`}>
                Take the free quiz
              </ButtonLink>
            }
          />
        )}
        {!part && !failed && (
          <button type="button" className={styles.poster} aria-busy={isPlaying} onClick={() => setPlaying(true)}>
            <img className={styles.picture} src={POSTER} alt="" width={640} height={360} loading="lazy" />
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
