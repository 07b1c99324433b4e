import { useEffect, useRef, useState } from 'react';
import type { DrawnLesson } from '../../../../economics/lesson/lesson';
import { LessonPlayer } from '../lesson-player';
import styles from './lesson-preview.module.css';

/** Sent by the preview server on connection and after each save (scripts/lesson-preview.ts). */
interface Seen {
  readonly lesson: DrawnLesson | null;
  readonly problems: readonly { file: string; line: number; message: string; fix: string }[];
}

// The preview records nothing.
const forget = () => undefined;

/** The author's view: the player with the last version that was playable, and a list of the problems in the file. */
export function LessonPreview() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [playing, setPlaying] = useState<{ lesson: DrawnLesson; version: number } | null>(null);
  const scene = useRef<string | null>(null);

  useEffect(() => {
    const events = new EventSource('/lesson-events');
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as Seen; // sent by our own server
      setSeen(next);
      const { lesson } = next;
      if (lesson !== null) setPlaying((last) => ({ lesson, version: (last?.version ?? 0) + 1 }));
    };
    return () => events.close();
  }, []);

  if (seen === null) return <p role="status">Loading the lesson…</p>;
  return (
    <main className={styles.page}>
      <h1>{playing?.lesson.title ?? 'Lesson preview'}</h1>
      {playing && (
        <LessonPlayer
          key={playing.version}
          lesson={playing.lesson}
          startScene={scene.current}
          onScene={(next) => (scene.current = next?.id ?? null)}
          onPractice={forget}
          atEnd={<span>The page offers the quiz here.</span>}
        />
      )}
      <section aria-live="polite" className={styles.problems}>
        {seen.problems.length === 0 ? <p>No problems found.</p> : <h2>To fix</h2>}
        <ul>
          {seen.problems.map(({ file, line, message, fix }) => (
            <li key={`${line} ${message}`}>
              <code>
                {file.split('/').at(-1)}:{line}
              </code>{' '}
              {message} — {fix}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
