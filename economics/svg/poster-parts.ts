import type { Figure } from '../figure';
import { isPicture } from '../lesson/frame';
import type { Frame } from '../lesson/frame-schema';
import { wholeFigureOf } from '../picture/picture';
import { drawFrame } from './draw-frame';
import { paintOf } from './draw-figure';
import { layoutFigure } from './drawing';
import { textSizeFor, type Size } from './scale';

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

/** The attributes of a file of this size, which holds a frame of another one. */
export const posterFile = ({ width, height }: Size, font: string, frame: Size) => ({
  xmlns: 'http://www.w3.org/2000/svg',
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
  'font-family': font,
  'font-size': textSizeFor(frame.width),
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  fill: 'none',
});

const everySquare = (length: number, square: number): number[] =>
  Array.from({ length: Math.ceil(length / square) - 1 }, (_, index) => (index + 1) * square);

/** The lines of graph paper as the data of one path. */
export const squares = ({ width, height }: Size, square: number): string =>
  [
    ...everySquare(height, square).map((y) => `M0 ${y}h${width}`),
    ...everySquare(width, square).map((x) => `M${x} 0v${height}`),
  ].join('');
