import { useLayoutEffect, useState, type RefObject } from 'react';

interface Space {
  /** Of the element, in pixels. */
  readonly width: number;
  /** Of the window. */
  readonly height: number;
}

const measured = (element: HTMLElement, usual: number): Space => ({
  width: element.clientWidth || usual,
  height: window.innerHeight,
});

/** Of a phone, before it is measured. */
const USUAL_HEIGHT = 800;

/** The space for the graphs in an element; of a usual width before it is measured. */
export function useSpace(element: RefObject<HTMLElement | null>, usual: number): Space {
  const [space, setSpace] = useState<Space>({ width: usual, height: USUAL_HEIGHT });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const next = measured(current, usual);
      setSpace((space) => (space.width === next.width && space.height === next.height ? space : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, usual]);
  return space;
}
