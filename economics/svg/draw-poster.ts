import type { Figure } from '../figure';
import { isPicture, type Frame } from '../lesson/frame';
import { wholeFigureOf } from '../picture/picture';
import { drawFrame } from './draw-frame';
import { paintOf } from './draw-figure';
import { layoutFigure } from './drawing';
import { attributes } from './markup';
import { backgroundOf, FILE_FONT, inkOf } from './palette';
import { textSizeFor } from './scale';

/** 16:9, like the player. */
const POSTER = { width: 640, height: 360 };
/** The frame's place on the poster. The space to its left is for the play button. */
const PLACE = { left: 222, top: 14, width: 402, height: 334 };
/** Posters are mostly shown at the width of a phone, so the frame is laid out small and enlarged, letters included. */
const ENLARGED = 1.5;
const SIZE = { width: PLACE.width / ENLARGED, height: PLACE.height / ENLARGED };
const SQUARE = 40;

/** Leaves only the names of bars and the values of marked points on the axes. */
const withoutTicks = (figure: Figure): Figure => ({
  ...figure,
  x: { ...figure.x, ticks: figure.bars.length > 0 ? figure.x.ticks : [] },
  y: { ...figure.y, ticks: [] },
});

const everySquare = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / SQUARE) - 1 }, (_, index) => (index + 1) * SQUARE);

const squares = [
  ...everySquare(POSTER.height).map((y) => `M0 ${y}h${POSTER.width}`),
  ...everySquare(POSTER.width).map((x) => `M${x} 0v${POSTER.height}`),
].join('');

/** The poster of a lesson as a standalone SVG: one of its frames, on a grid. Nothing is faint, because nothing is said. */
export function drawPoster(frame: Frame): string {
  const paint = isPicture(frame)
    ? paintOf(layoutFigure(withoutTicks(wholeFigureOf(frame)), SIZE))
    : drawFrame(frame, SIZE);
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
    `<svg${attributes(file)}>${backgroundOf(POSTER)}`,
    `<path${attributes({ d: squares, stroke: inkOf('grid') })}/>`,
    `<g${attributes(place)}>${paint}</g></svg>`,
  ].join('');
}
