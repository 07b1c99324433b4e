import type { ApolloCache } from '@apollo/client';
import { MockExamPageFragmentDoc, type MockExamPageFragment } from '../../../../schema/generated/graphql';
import { storedJson } from '../../storage';
import { clockOffset, restoreOffset } from './server-clock';

interface StoredExam {
  readonly exam: MockExamPageFragment;
  /** How far the server's clock was ahead of this device's, in milliseconds. */
  readonly offset: number;
}

/** The exam under way, with its questions: without a connection, a reload continues from here. It holds no key. */
const stored = storedJson('mockExam', readExam);

export const storeExam = (exam: MockExamPageFragment) => stored.set({ exam, offset: clockOffset(exam.now) });

export const forgetExam = () => stored.set(null);

/** Puts the stored exam into the cache if it is this one. */
export function restoreExam(cache: ApolloCache, id: string): void {
  const found = stored.get();
  if (found?.exam.id !== id) return;
  restoreOffset(found.exam.now, found.offset);
  cache.writeFragment({
    id: cache.identify({ __typename: 'MockExam', id }),
    fragment: MockExamPageFragmentDoc,
    fragmentName: 'MockExamPage',
    data: found.exam,
  });
}

function readExam(value: unknown): StoredExam | null {
  if (typeof value !== 'object' || value === null || !('exam' in value && 'offset' in value)) return null;
  const { exam, offset } = value;
  if (typeof offset !== 'number' || typeof exam !== 'object' || exam === null || !('questions' in exam)) return null;
  return { exam: exam as MockExamPageFragment, offset }; // written by storeExam; the cache checks that all fields are there
}
