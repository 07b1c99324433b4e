import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../../economics/svg/scale';

/** Layout widths of pictures in pixels: phones, tablets, desktops. On desktops, the picture and its text are larger. */
const WIDTHS = [360, 560, 640] as const;
/** Share of the stage's height that the heading takes. */
const HEADING_SHARE = 0.13;

/** Height by width of the picture on the stage, and the greatest beside a question, where it is narrow. */
const SHAPE = (9 * (1 - HEADING_SHARE)) / 16;
const TALLEST_SHAPE = 0.95;

function sizeFor({ clientWidth, clientHeight }: HTMLElement): Size {
  const width = WIDTHS.findLast((known) => known <= clientWidth + 24) ?? WIDTHS[0];
  const shape = clientHeight / clientWidth;
  return { width, height: Math.round(width * (shape > 0.6 ? Math.min(shape, TALLEST_SHAPE) : SHAPE)) };
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
