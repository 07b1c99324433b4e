import { useEffectEvent, useLayoutEffect } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { storedJson } from '../storage';
import type { QuizRunState } from './quiz-run-reducer';

/** Seconds that practice took so far, without those in which it was out of view. */
export const secondsPracticed = (attemptId: string) =>
  storedJson('quizSeconds', (value) => (typeof value === 'number' && value >= 0 ? value : null), attemptId);

type Timed = Pick<AttemptUnderWayFragment, 'id' | 'minutes'>;

/** Never for a quiz that has no time. */
export const isTimeSpent = ({ id, minutes }: Timed): boolean =>
  minutes !== null && (secondsPracticed(id).get() ?? 0) >= minutes * 60;

/**
 * Calls `onTimeUp` once, when a question begins after the time of practice and there is an answer to finish with: never in the middle of
 * a question, nor again after a reload. Nothing counts down before.
 */
export function useTimeUp(attempt: Timed, state: QuizRunState, onTimeUp: () => void): void {
  const { id } = attempt;
  const isTimed = attempt.minutes !== null;
  const begin = useEffectEvent(() => {
    if (!state.isTimeUp && state.checked.length > 0 && isTimeSpent(attempt)) onTimeUp();
  });
  // Before the question is seen: its time begins with it, and what is said comes with it.
  useLayoutEffect(() => {
    if (!isTimed) return;
    begin();
    const spent = secondsPracticed(id);
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
  }, [id, isTimed, state.index]);
}
