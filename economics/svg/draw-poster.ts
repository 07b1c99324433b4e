import type { Figure } from '../figure';
import { isPicture, type Frame } from '../lesson/frame';
import { figureOf } from '../picture/picture';
import { drawFrame } from './draw-frame';
import { paintOf } from './draw-figure';
import { layoutFigure } from './drawing';
import { attributes } from './markup';
import { inkOf } from './palette';
import { FILE_FONT, paperOf } from './paper';
import { textSizeFor } from './scale';

/** 16:9, as the frame in which it waits for the lesson. */
const POSTER = { width: 640, height: 360 };
/** Where the frame stands on it. What is left of it stays free for the button that plays the lesson. */
const PLACE = { left: 222, top: 14, width: 402, height: 334 };
/** The poster is seldom wider than a phone: the frame is laid out small, and shown larger, letters and all. */
const ENLARGED = 1.5;
const SIZE = { width: PLACE.width / ENLARGED, height: PLACE.height / ENLARGED };
const SQUARE = 40;

/** Only the values that it is about stay on the axes. */
const withoutTicks = (figure: Figure): Figure => ({
  ...figure,
  x: { ...figure.x, ticks: [] },
  y: { ...figure.y, ticks: [] },
});

const everySquare = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / SQUARE) - 1 }, (_, index) => (index + 1) * SQUARE);

const squares = [
  ...everySquare(POSTER.height).map((y) => `M0 ${y}h${POSTER.width}`),
  ...everySquare(POSTER.width).map((x) => `M${x} 0v${POSTER.height}`),
].join('');

/** What stands for a lesson before it plays, as a file of its own: the frame of one of its moments, still, on graph paper. */
export function drawPoster(frame: Frame): string {
  const paint = isPicture(frame) ? paintOf(layoutFigure(withoutTicks(figureOf(frame)), SIZE)) : drawFrame(frame, SIZE);
  const file = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...POSTER,
    viewBox: `0 0 ${POSTER.width} ${POSTER.height}`,
    'font-family': FILE_FONT,
    'font-size': textSizeFor(SIZE.width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    fill: 'none',
  };
  const place = { transform: `translate(${PLACE.left} ${PLACE.top}) scale(${ENLARGED})` };
  return [
    `<svg${attributes(file)}>${paperOf(POSTER)}`,
    `<path${attributes({ d: squares, stroke: inkOf('grid') })}/>`,
    `<g${attributes(place)}>${paint}</g></svg>`,
  ].join('');
}
