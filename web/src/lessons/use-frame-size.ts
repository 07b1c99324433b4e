import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../../economics/svg/scale';

/** Widths that pictures are laid out for: phones, tablets, desktops. On a desktop both the picture and its letters are larger. */
const WIDTHS = [360, 560, 640] as const;
/** What the heading takes of the frame's height. */
const HEADING_SHARE = 0.13;

const sizeFor = (width: number): Size => {
  const fitting = WIDTHS.findLast((known) => known <= width + 24) ?? WIDTHS[0];
  return { width: fitting, height: Math.round((fitting * 9 * (1 - HEADING_SHARE)) / 16) };
};

/** The size to lay pictures out for; null until the element is mounted. */
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
