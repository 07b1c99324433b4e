import { useApolloClient } from '@apollo/client/react';
import { MockExamDocument, type MockResponsePageFragment } from '../../../../schema/generated/graphql';
import { useSaveMockResponseMutation } from '../../../../schema/generated/hooks';
import { describeProblem } from '../../apollo/problem';
import type { Draft } from '../../free-response/answer-draft';
import type { SaveOutcome } from '../../free-response/draft-saver';
import { useWork } from '../../free-response/use-work';

export type Response = MockResponsePageFragment;

/** Errors that a retry cannot fix. */
const FINAL = new Set(['QUIZ_FINISHED', 'NOT_FOUND', 'UNAUTHENTICATED', 'BAD_USER_INPUT']);

/** A question of section II that is being answered. */
export function useResponseWork(examId: string, response: Response) {
  const { id, position } = response;
  const client = useApolloClient();
  const [saveMockResponse] = useSaveMockResponseMutation();

  async function readNewer(): Promise<SaveOutcome> {
    const { data } = await client.query({
      query: MockExamDocument,
      variables: { id: examId },
      fetchPolicy: 'network-only',
    });
    const stored = data?.mockExam.responses.find((one) => one.id === id);
    return stored ? { kind: 'newer', newer: { answer: stored.answer, revision: stored.revision } } : { kind: 'retry' };
  }

  async function save({ answer, revision }: Draft): Promise<SaveOutcome> {
    try {
      const { data } = await saveMockResponse({ variables: { examId, position, answer, revision } });
      return data ? { kind: 'saved', revision: data.saveMockResponse.revision } : { kind: 'retry' };
    } catch (error) {
      const problem = describeProblem(error);
      if (problem.code === 'NEWER_WORK') return readNewer().catch((): SaveOutcome => ({ kind: 'retry' }));
      return FINAL.has(problem.code) ? { kind: 'refused', problem } : { kind: 'retry' };
    }
  }

  return useWork(response, { save, readNewer });
}
