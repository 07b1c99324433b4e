import type { DrawnFrame } from '../../../economics/lesson/frame';
import type { Ask, DrawnLesson } from '../../../economics/lesson/lesson';
import { paintOf } from '../../../economics/svg/draw-figure';
import { layoutFigure } from '../../../economics/svg/drawing';
import { DrawingFrame } from './drawing-view';
import { FrameView } from './frame-view';

const PAPER = { width: 400, height: 250 };

/** A lesson to read: the last picture of each scene, its text, and its question or task. */
export const LessonText = ({ lesson }: { lesson: DrawnLesson }) =>
  lesson.scenes.map(({ id, heading, beats, ask, move }) => (
    <article key={id}>
      <h3>{heading}</h3>
      <Picture frame={beats.at(-1)?.frame} />
      {beats.map(({ say }) => (
        <p key={say}>{say}</p>
      ))}
      {ask && <Question ask={ask} />}
      {move && (
        <p>
          <strong>Move it yourself: {move.task}</strong>
        </p>
      )}
    </article>
  ));

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

function Picture({ frame }: { frame: DrawnFrame | undefined }) {
  if (frame === undefined) return null;
  if (frame.kind !== 'figure') return <FrameView frame={frame} />;
  const drawing = layoutFigure(frame.figure, PAPER);
  // A fifth smaller than what DrawingView renders, and part of every chapter's HTML.
  return (
    <DrawingFrame drawing={drawing}>
      <g dangerouslySetInnerHTML={{ __html: paintOf(drawing) }} />
    </DrawingFrame>
  );
}
