import { useState } from 'react';
import { useSubmitMockSectionMutation } from '../../../../schema/generated/hooks';
import { describeProblem, type Problem } from '../../apollo/problem';

/** Submits a section once everything is saved. `prepare` returns what keeps it from being complete, or null. */
export function useSubmitSection(examId: string, section: 1 | 2, prepare: () => Promise<Problem | null>) {
  const [submitMockSection] = useSubmitMockSectionMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Returns whether the section is submitted. */
  async function submit(): Promise<boolean> {
    setBusy(true);
    let found = await prepare();
    if (!found) {
      try {
        await submitMockSection({ variables: { examId, section } });
      } catch (error) {
        found = describeProblem(error);
      }
    }
    setProblem(found);
    setBusy(false);
    return found === null;
  }

  return { submit, isBusy, problem };
}
