import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { storedJson } from '../storage';

/** Seconds that practice took so far, without those in which it was out of view. */
export const secondsPracticed = (attemptId: string) =>
  storedJson('quizSeconds', (value) => (typeof value === 'number' && value >= 0 ? value : null), attemptId);

/**
 * Calls `onTimeUp` once, when a question begins after so many minutes of practice: never in the middle of one. Nothing counts down
 * before. Null for a quiz that has no time.
 */
export function useTimeUp(attemptId: string, minutes: number | null, index: number, onTimeUp: () => void): void {
  const isTold = useRef(false);
  const tell = useEffectEvent(onTimeUp);
  // Before the question is seen: its time begins with it, and what is said comes with it.
  useLayoutEffect(() => {
    if (minutes === null) return;
    const spent = secondsPracticed(attemptId);
    if (!isTold.current && (spent.get() ?? 0) >= minutes * 60) {
      isTold.current = true;
      tell();
    }
    let inViewSince: number | null = document.visibilityState === 'hidden' ? null : Date.now();
    const note = () => {
      if (inViewSince !== null) spent.set((spent.get() ?? 0) + Math.max(0, Date.now() - inViewSince) / 1_000);
      inViewSince = document.visibilityState === 'hidden' ? null : Date.now();
    };
    document.addEventListener('visibilitychange', note);
    return () => {
      document.removeEventListener('visibilitychange', note);
      note();
    };
  }, [attemptId, minutes, index]);
}
