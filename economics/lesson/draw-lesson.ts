import { isSame } from '../numbers';
import { figureOf } from '../picture/picture';
import { isPicture, type DrawnFrame } from './frame';
import type { Frame } from './frame-schema';
import type { DrawnLesson, Lesson } from './lesson';
import type { DrawnMove, Move } from './move';
import { stopsOf } from './move-stops';

const drawnFrame = (frame: Frame): DrawnFrame =>
  isPicture(frame) ? { kind: 'figure', figure: figureOf(frame) } : frame;

function drawnMove(move: Move): DrawnMove {
  const stops = stopsOf(move);
  return {
    task: move.task,
    start: stops.findIndex(({ x }) => isSame(x, move.start)),
    stops: stops.map((stop) => ({ ...stop, frame: drawnFrame(stop.frame) })),
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
