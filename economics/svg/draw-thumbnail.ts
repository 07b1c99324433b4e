import type { Frame } from '../lesson/frame-schema';
import { attributes } from './markup';
import { backgroundOf, FILE_FONT, lightOf } from './palette';
import { paintPoster, posterFile } from './poster-parts';
import type { Size } from './scale';

/** Other programs draw letters in fonts that may be wider than ours. */
const MARGIN = 14;
const ONE = { width: 360, height: 270 };
const TWO = { width: 720, height: 290 };

/** The size of a graph as a file, in pixels: two graphs side by side are twice as wide. */
export const thumbnailSize = ({ kind }: Frame): Size => (kind === 'panels' ? TWO : ONE);

/** A graph or a table as a standalone SVG. */
export function drawThumbnail(frame: Frame): string {
  const { width, height } = thumbnailSize(frame);
  const size = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const file = posterFile({ width, height }, FILE_FONT, size);
  const place = { transform: `translate(${MARGIN} ${MARGIN})` };
  return lightOf(
    `<svg${attributes(file)}>${backgroundOf({ width, height })}<g${attributes(place)}>${paintPoster(frame, size)}</g></svg>`,
  );
}
