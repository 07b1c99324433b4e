import { figureOf } from '../picture/picture';
import { isPicture, type DrawnFrame } from './frame';
import type { Frame } from './frame-schema';
import type { DrawnLesson, Lesson } from './lesson';

const drawnFrame = (frame: Frame): DrawnFrame =>
  isPicture(frame) ? { kind: 'figure', figure: figureOf(frame) } : frame;

/** Turns every picture into its figure. @throws RangeError for a picture that cannot be drawn; course:check finds it first. */
export const drawLesson = (lesson: Lesson): DrawnLesson => ({
  ...lesson,
  scenes: lesson.scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => ({ ...beat, frame: drawnFrame(beat.frame) })),
  })),
});
