import type { Figure } from '../figure';
import { isPicture } from '../lesson/frame';
import type { Frame } from '../lesson/frame-schema';
import { wholeFigureOf } from '../picture/picture';
import { drawFrame } from './draw-frame';
import { paintOf } from './draw-figure';
import { layoutFigure } from './drawing';
import type { Size } from './scale';

// What posters and cards have in common.

/** Leaves only the names of bars and the values of marked points on the axes. */
const withoutTicks = (figure: Figure): Figure => ({
  ...figure,
  x: { ...figure.x, ticks: figure.bars.length > 0 ? figure.x.ticks : [] },
  y: { ...figure.y, ticks: [] },
  ...(figure.panels && { panels: [withoutTicks(figure.panels[0]), withoutTicks(figure.panels[1])] }),
});

/** One frame of a lesson, without the <svg> element. Nothing is faint, because nothing is said. */
export const paintPoster = (frame: Frame, size: Size): string =>
  isPicture(frame) ? paintOf(layoutFigure(withoutTicks(wholeFigureOf(frame)), size)) : drawFrame(frame, size);

const everySquare = (length: number, square: number): number[] =>
  Array.from({ length: Math.ceil(length / square) - 1 }, (_, index) => (index + 1) * square);

/** The lines of graph paper as the data of one path. */
export const squares = ({ width, height }: Size, square: number): string =>
  [
    ...everySquare(height, square).map((y) => `M0 ${y}h${width}`),
    ...everySquare(width, square).map((x) => `M${x} 0v${height}`),
  ].join('');
