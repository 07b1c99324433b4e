import { useState } from 'react';
import { describeProblem, type Problem } from './problem';

/** Runs the action of a button. Returns whether it is in progress and, if it failed, the problem. */
export function useAction<Arguments extends readonly unknown[]>(action: (...given: Arguments) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  function run(...given: Arguments) {
    setBusy(true);
    setProblem(null);
    void action(...given)
      .catch((error: unknown) => setProblem(describeProblem(error)))
      .finally(() => setBusy(false));
  }

  return { run, busy, problem, clear: () => setProblem(null) };
}
