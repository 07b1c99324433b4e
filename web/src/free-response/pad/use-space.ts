import { useLayoutEffect, useState, type RefObject } from 'react';
import { clamp } from '../../../../economics/svg/geometry';

interface Space {
  /** Of the element, in pixels. */
  readonly width: number;
  /** How tall a graph may be, so that the tools below it stay in sight. */
  readonly tallest: number;
}

/** What stands above and below the graph paper: the bar of the page, titles, axis labels and tools. */
const AROUND = 390;

const measured = (element: HTMLElement, usual: number): Space => ({
  width: element.clientWidth || usual,
  tallest: clamp(window.innerHeight - AROUND, 240, 372),
});

/** The space for the graphs in an element; of a usual width before it is measured. */
export function useSpace(element: RefObject<HTMLElement | null>, usual: number): Space {
  const [space, setSpace] = useState<Space>({ width: usual, tallest: 372 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const next = measured(current, usual);
      setSpace((space) => (space.width === next.width && space.tallest === next.tallest ? space : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, usual]);
  return space;
}
