import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from './wants-stillness';

/**
 * Animates from `from` to `target` over `ms` milliseconds, easing out. Jumps to `target` if the user prefers reduced
 * motion.
 */
export function useGlide(target: number, ms: number, from = target): number {
  const [shown, setShown] = useState(() => (wantsStillness() ? target : from));
  const latest = useRef(shown);
  useEffect(() => {
    const begin = latest.current;
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
