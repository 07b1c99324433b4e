import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from './wants-stillness';

/**
 * Animates to each new `target` over `ms` milliseconds, easing out. Jumps to it if the user prefers reduced motion.
 */
export function useGlide(target: number, ms: number): number {
  const [shown, setShown] = useState(target);
  const latest = useRef(shown);
  useEffect(() => {
    const begin = latest.current;
    if (begin === target) return;
    const start = performance.now();
    const still = wantsStillness();
    let frame = 0;
    const step = (now: number) => {
      const share = still ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
      latest.current = begin + (target - begin) * (1 - (1 - share) ** 3);
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, ms]);
  return shown;
}
