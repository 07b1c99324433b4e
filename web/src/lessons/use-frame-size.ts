import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../../economics/svg/scale';

/** Layout widths of pictures in pixels: phones, tablets, desktops. On desktops, the picture and its text are larger. */
const WIDTHS = [360, 560, 640] as const;
/** Share of the stage's height that the heading takes. */
const HEADING_SHARE = 0.13;

/** Height by width of the picture on the stage at 16:9, and the greatest where the stage is taller: on a phone, or beside a question. */
const SHAPE = (9 * (1 - HEADING_SHARE)) / 16;
const TALLEST_SHAPE = 0.95;
/** Pictures on a taller stage are a multiple of this high: phones of all widths share a layout. */
const STEP = 16;

function sizeFor({ clientWidth, clientHeight }: HTMLElement): Size {
  const width = WIDTHS.findLast((known) => known <= clientWidth + 24) ?? WIDTHS[0];
  // Hidden, it has neither.
  const isTall = clientHeight > 0.6 * clientWidth;
  if (!isTall) return { width, height: Math.round(width * SHAPE) };
  return { width, height: STEP * Math.round((width * Math.min(clientHeight / clientWidth, TALLEST_SHAPE)) / STEP) };
}

/** Returns the layout size of pictures, or null until the element is mounted. */
export function useFrameSize(illustration: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = illustration.current;
    if (element === null) return;
    const measure = () => {
      const next = sizeFor(element);
      setSize((size) => (size?.width === next.width && size.height === next.height ? size : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [illustration]);
  return size;
}
