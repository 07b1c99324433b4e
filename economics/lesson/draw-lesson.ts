import type { Figure } from '../figure';
import { isSame } from '../numbers';
import { figureOf } from '../picture/picture';
import { isPicture, type DrawnFrame } from './frame';
import type { Frame } from './frame-schema';
import type { DrawnLesson, Lesson } from './lesson';
import type { DrawnMove, Grip, Move, Stop } from './move';
import { stopsOf } from './move-stops';

export const drawnFrame = (frame: Frame): DrawnFrame =>
  isPicture(frame) ? { kind: 'figure', figure: figureOf(frame) } : frame;

/** A figure with handles. Its labels leave them free. */
export function heldFigure(figure: Figure, grips: readonly Grip[]): Figure {
  const held = (graph: Figure, at: number): Figure => ({
    ...graph,
    grips: grips.filter(({ panel = 0 }) => panel === at).map((grip) => grip.at),
  });
  if (!figure.panels) return held(figure, 0);
  const [left, right] = figure.panels;
  return { ...figure, panels: [held(left, 0), held(right, 1)] };
}

function heldFrame({ frame, grip }: Stop): DrawnFrame {
  const drawn = drawnFrame(frame);
  return drawn.kind === 'figure' ? { ...drawn, figure: heldFigure(drawn.figure, [grip]) } : drawn;
}

export function drawnMove(move: Move): DrawnMove {
  const stops = stopsOf(move);
  return {
    task: move.task,
    start: stops.findIndex(({ x }) => isSame(x, move.start)),
    stops: stops.map((stop) => ({ ...stop, frame: heldFrame(stop) })),
  };
}

/** Turns every picture into its figure. @throws RangeError for a picture that cannot be drawn; course:check finds it first. */
export const drawLesson = (lesson: Lesson): DrawnLesson => ({
  ...lesson,
  scenes: lesson.scenes.map(({ move, ...scene }) => ({
    ...scene,
    beats: scene.beats.map((beat) => ({ ...beat, frame: drawnFrame(beat.frame) })),
    ...(move && { move: drawnMove(move) }),
  })),
});
