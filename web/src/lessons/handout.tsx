import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Ask, Lesson } from '../../../economics/lesson/lesson';
import { isPicture, type Frame } from '../../../economics/lesson/frame';
import { figureOf } from '../../../economics/picture/picture';
import { layoutFigure } from '../../../economics/svg/drawing';
import { FrameView } from './frame-view';
import { DrawingView } from './drawing-view';
import styles from './handout.module.css';

const PAPER = { width: 400, height: 250 };

/** The printed lesson: the last picture of each scene, its text, and its question. Rendered only for printing. */
export function Handout({ lesson }: { lesson: Lesson }) {
  if (!usePrinting()) return null;
  return (
    <section className={styles.handout} aria-hidden>
      <h2>{lesson.title}</h2>
      {lesson.scenes.map(({ id, heading, beats, ask }) => (
        <article key={id}>
          <h3>{heading}</h3>
          <Picture frame={beats.at(-1)?.frame} />
          {beats.map(({ say }) => (
            <p key={say}>{say}</p>
          ))}
          {ask && <Question ask={ask} />}
        </article>
      ))}
    </section>
  );
}

/** The question without its answer key. The lesson itself shows the answer. */
function Question({ ask: { question, choices } }: { ask: Ask }) {
  return (
    <>
      <p>
        <strong>{question}</strong>
      </p>
      <ol type="A">
        {choices.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </>
  );
}

function Picture({ frame }: { frame: Frame | undefined }) {
  if (frame === undefined) return null;
  if (!isPicture(frame)) return <FrameView frame={frame} />;
  return <DrawingView drawing={layoutFigure(figureOf(frame), PAPER)} />;
}

/** Returns true while the page is being printed. */
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
