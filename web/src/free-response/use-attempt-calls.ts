import { useApolloClient } from '@apollo/client/react';
import { FreeResponseAttemptDocument } from '../../../schema/generated/graphql';
import { useSaveFreeResponseMutation, useSubmitFreeResponseMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import type { Draft } from './answer-draft';
import type { SaveOutcome } from './draft-saver';
import { storedAttempt } from './stored-attempt';
import { forgetClock } from './use-clock';
import { useUpdateLists } from './use-free-responses';

/** Errors that a retry cannot fix. */
const FINAL = new Set(['SUBMITTED', 'NOT_FOUND', 'UNAUTHENTICATED', 'BAD_USER_INPUT']);

export function useAttemptCalls(attemptId: string, secondsSpent: () => number) {
  const client = useApolloClient();
  const [saveFreeResponse] = useSaveFreeResponseMutation();
  const updateLists = useUpdateLists();
  const [submitFreeResponse] = useSubmitFreeResponseMutation({
    update: (_cache, { data }) => updateLists(data?.submitFreeResponse.freeResponse),
  });

  async function readNewer(): Promise<SaveOutcome> {
    const { data } = await client.query({
      query: FreeResponseAttemptDocument,
      variables: { id: attemptId },
      fetchPolicy: 'network-only',
    });
    if (!data) return { kind: 'retry' };
    const { answer, revision } = data.freeResponseAttempt;
    return { kind: 'newer', newer: { answer, revision } };
  }

  async function save({ answer, revision }: Draft): Promise<SaveOutcome> {
    try {
      const { data } = await saveFreeResponse({ variables: { attemptId, answer, revision, seconds: secondsSpent() } });
      return data ? { kind: 'saved', revision: data.saveFreeResponse.revision } : { kind: 'retry' };
    } catch (error) {
      const problem = describeProblem(error);
      if (problem.code === 'NEWER_WORK') return readNewer().catch((): SaveOutcome => ({ kind: 'retry' }));
      return FINAL.has(problem.code) ? { kind: 'refused', problem } : { kind: 'retry' };
    }
  }

  /** Once the cache has the result, the page shows it. */
  async function submit(revision: number): Promise<Problem | null> {
    try {
      await submitFreeResponse({ variables: { attemptId, revision } });
      forgetClock(attemptId);
      storedAttempt.set(null);
      return null;
    } catch (error) {
      return describeProblem(error);
    }
  }

  return { save, submit, readNewer };
}
