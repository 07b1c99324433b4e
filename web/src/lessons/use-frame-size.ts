import type { RefObject } from 'react';
import type { Size } from '../../../economics/svg/scale';
import { useMeasured } from '../ui/use-measured';

/** Layout widths of pictures in pixels: phones, tablets, desktops. On desktops, the picture and its text are larger. */
const PHONE = 360;
const WIDER = [640, 560];
/** Height by width of the picture on a stage of 16:9, below its heading, and the greatest where the stage is taller: on a phone, or beside a question. */
const SHAPE = 0.49;
const TALLEST_SHAPE = 0.95;
/** Heights are multiples of this, so that phones of all widths share a layout. */
const STEP = 16;

function sizeFor({ clientWidth, clientHeight }: HTMLElement): Size {
  const width = WIDER.find((known) => known <= clientWidth + 24) ?? PHONE;
  // NaN while the player is hidden, which gives 16:9.
  const shape = clientHeight / clientWidth;
  const allowed = shape > 0.6 ? Math.min(shape, TALLEST_SHAPE) : SHAPE;
  return { width, height: STEP * Math.round((width * allowed) / STEP) };
}

/** Returns the layout size of pictures, or null until the element is mounted. */
export const useFrameSize = (illustration: RefObject<HTMLElement | null>): Size | null =>
  useMeasured(illustration, sizeFor, null);
