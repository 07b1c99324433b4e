import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../../economics/svg/scale';

/** Layout widths of pictures in pixels: phones, tablets, desktops. On desktops, the picture and its text are larger. */
const WIDTHS = [360, 560, 640] as const;
/** Share of the frame's height that the heading takes. */
const HEADING_SHARE = 0.13;

const sizeFor = (width: number): Size => {
  const fitting = WIDTHS.findLast((known) => known <= width + 24) ?? WIDTHS[0];
  return { width: fitting, height: Math.round((fitting * 9 * (1 - HEADING_SHARE)) / 16) };
};

/** Returns the layout size of pictures, or null until the element is mounted. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const next = sizeFor(element.clientWidth);
      setSize((size) => (size?.width === next.width ? size : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
