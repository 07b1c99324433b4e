import type { Frame } from '../lesson/frame-schema';
import { attributes } from './markup';
import { backgroundOf, FILE_FONT, inkOf, lightOf } from './palette';
import { paintPoster, posterFile, squares } from './poster-parts';

/** 16:9, like the player. */
const POSTER = { width: 640, height: 360 };
/** The frame's place on the poster. The space to its left is for the play button. */
const PLACE = { left: 222, top: 14, width: 402, height: 334 };
/** Posters are mostly shown at the width of a phone, so the frame is laid out small and enlarged, letters included. */
const ENLARGED = 1.5;
const SIZE = { width: PLACE.width / ENLARGED, height: PLACE.height / ENLARGED };
const SQUARE = 40;

/** The poster of a lesson as a standalone SVG: one of its frames, on a grid. */
export function drawPoster(frame: Frame): string {
  const file = posterFile(POSTER, FILE_FONT, SIZE);
  const place = { transform: `translate(${PLACE.left} ${PLACE.top}) scale(${ENLARGED})` };
  const svg = [
    `<svg${attributes(file)}>${backgroundOf(POSTER)}`,
    `<path${attributes({ d: squares(POSTER, SQUARE), stroke: inkOf('grid') })}/>`,
    `<g${attributes(place)}>${paintPoster(frame, SIZE)}</g></svg>`,
  ].join('');
  return lightOf(svg);
}
