import type { Transaction } from 'kysely';
import type { Course } from '../../course/course';
import type { Tables } from '../../database/tables';
import { settle, type MockState } from './exam-state';
import { lockExam, updateExam, type MockExamRow } from './mock-store';
import { storeResults } from './store-results';

/**
 * Takes an exam one step on, in a transaction that has its row locked: first what is over by time, then `step`. Of all requests and
 * servers, the one whose step ends the exam stores its results. Undefined for an exam that is not there.
 */
export async function changeExam(
  transaction: Transaction<Tables>,
  { userId, id }: Pick<MockExamRow, 'userId' | 'id'>,
  course: Course,
  step: (exam: MockState) => MockState,
  now: Date,
): Promise<MockExamRow | undefined> {
  const before = await lockExam(transaction, userId, id);
  if (before === undefined) return undefined;
  const changed = step(settle(before, now.getTime()));
  if (changed === before) return before;
  const after = { ...before, ...changed };
  await updateExam(transaction, before, after);
  const { finishedAt } = after;
  if (before.finishedAt === null && finishedAt !== null) await storeResults(transaction, after, finishedAt, course);
  return after;
}
