import type { ApolloCache } from '@apollo/client';
import {
  FreeResponseAttemptPageFragmentDoc,
  type FreeResponseAttemptPageFragment,
} from '../../../schema/generated/graphql';
import { storedJson } from '../storage';

/** The attempt that the student worked on last, with its question. It holds nothing of the rubric. */
export const storedAttempt = storedJson('freeResponseAttempt', readAttempt);

/** Puts the stored attempt into the cache if it is this one. */
export function restoreAttempt(cache: ApolloCache, id: string): void {
  const attempt = storedAttempt.get();
  if (attempt?.id !== id) return;
  cache.writeFragment({
    id: cache.identify({ __typename: 'FreeResponseAttempt', id }),
    fragment: FreeResponseAttemptPageFragmentDoc,
    fragmentName: 'FreeResponseAttemptPage',
    data: attempt,
  });
}

function readAttempt(value: unknown): FreeResponseAttemptPageFragment | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'content' in value)) return null;
  return value as FreeResponseAttemptPageFragment; // written by useWork; the cache checks that all fields are there
}
