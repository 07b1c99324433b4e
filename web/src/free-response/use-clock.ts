import { useEffect, useRef, useState } from 'react';
import { storedJson } from '../storage';

const storedSeconds = (attemptId: string) =>
  storedJson('freeResponseSeconds', (value) => (typeof value === 'number' && value >= 0 ? value : null), attemptId);

/** Seconds between two notes of the time in this browser. */
const NOTE_EVERY = 5;

/** The seconds spent on an attempt, as this browser last noted them. */
export const secondsSpent = (attemptId: string): number => storedSeconds(attemptId).get() ?? 0;

/** Counts the seconds that the student has the question in view, beginning with those the server knows of. */
export function useClock(attemptId: string, before: number): number {
  const [seconds, setSeconds] = useState(() => Math.max(before, secondsSpent(attemptId)));
  const latest = useRef(seconds);
  useEffect(() => {
    const stored = storedSeconds(attemptId);
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      latest.current += 1;
      setSeconds(latest.current);
      if (latest.current % NOTE_EVERY === 0) stored.set(latest.current);
    }, 1_000);
    return () => clearInterval(timer);
  }, [attemptId]);
  return seconds;
}

export const forgetClock = (attemptId: string) => storedSeconds(attemptId).set(null);
