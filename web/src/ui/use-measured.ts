import { useLayoutEffect, useState, type RefObject } from 'react';

interface Measured {
  readonly width: number;
  readonly height: number;
}

/** What `measure` says of an element, again whenever its size changes; `unmounted` before it is there. */
export function useMeasured<Unmounted extends Measured | null>(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => Measured,
  unmounted: Unmounted,
): Measured | Unmounted {
  const [size, setSize] = useState<Measured | Unmounted>(unmounted);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const update = () => {
      const next = measure(element);
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, measure]);
  return size;
}
