import type { ApolloCache } from '@apollo/client';
import { AttemptUnderWayFragmentDoc, type AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { storedJson } from '../storage';

/** The quiz that the student took last, with its questions. It holds no key that the student has not been shown. */
export const storedAttempt = storedJson('quizAttempt', readAttempt);

/** Puts the stored quiz into the cache if it is this one. */
export function restoreAttempt(cache: ApolloCache, id: string): void {
  const attempt = storedAttempt.get();
  if (attempt?.id !== id) return;
  cache.writeFragment({
    id: cache.identify({ __typename: 'QuizAttempt', id }),
    fragment: AttemptUnderWayFragmentDoc,
    fragmentName: 'AttemptUnderWay',
    data: attempt,
  });
}

function readAttempt(value: unknown): AttemptUnderWayFragment | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'questions' in value)) return null;
  return value as AttemptUnderWayFragment; // written by useQuizRun; the cache checks that all fields are there
}
