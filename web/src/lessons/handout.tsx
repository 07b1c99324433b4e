import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DrawnLesson } from '../../../economics/lesson/lesson';
import styles from './handout.module.css';
import { LessonText } from './lesson-text';

/** The printed lesson. Rendered only for printing. */
export function Handout({ lesson }: { lesson: DrawnLesson }) {
  if (!usePrinting()) return null;
  return (
    <section className={styles.handout} aria-hidden>
      <h2>{lesson.title}</h2>
      <LessonText lesson={lesson} />
    </section>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the DOM as it is after the event, so the update must be synchronous.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
