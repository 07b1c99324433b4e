import { useEffect, useRef } from 'react';

/** Calls `add` with the whole seconds that a question was in view, when the student leaves it or the tab. */
export function useTimeSpent(index: number, add: (index: number, seconds: number) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    let since = Date.now();
    const note = () => {
      const seconds = Math.round((Date.now() - since) / 1_000);
      since = Date.now();
      if (seconds > 0) latest.current(index, seconds);
    };
    const look = () => {
      if (document.visibilityState === 'hidden') note();
      else since = Date.now();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (document.visibilityState !== 'hidden') note();
    };
  }, [index]);
}
