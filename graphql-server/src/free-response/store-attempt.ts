import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { FreeResponseAttemptRow } from './attempt.queries';

/** Returns false, with nothing stored, when the student already has an attempt in progress at this version. */
export async function insertAttempt(
  kysely: Kysely<Tables>,
  attempt: FreeResponseAttemptRow,
  finishNumber: number | null = null,
): Promise<boolean> {
  const inserted = await kysely
    .insertInto('free_response_attempt')
    .values({
      owner_id: attempt.ownerId,
      id: attempt.id,
      user_id: attempt.userId,
      free_response_id: attempt.versionId,
      answer: JSON.stringify(attempt.answer),
      revision: attempt.revision,
      seconds: attempt.seconds,
      started_at: new Date(attempt.startedAt),
      submitted_at: attempt.submittedAt === null ? null : new Date(attempt.submittedAt),
      points: attempt.points && JSON.stringify(attempt.points),
      own_scores: JSON.stringify(attempt.ownScores),
      earned: attempt.earned,
      finish_number: finishNumber,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores a visitor's attempt for a new student, inside a transaction. If it was submitted, the learner counts it. */
export async function adoptAttempt(
  transaction: Kysely<Tables>,
  userId: number,
  attempt: FreeResponseAttemptRow,
): Promise<void> {
  const number = attempt.submittedAt === null ? null : await dropLearnerState(transaction, userId);
  await insertAttempt(transaction, { ...attempt, id: randomUUID(), ownerId: userId, userId }, number);
}

/** Has the learner fold the student's answers again at the next request. Returns the number of what ends now. */
async function dropLearnerState(transaction: Kysely<Tables>, userId: number): Promise<number> {
  const { revision } = await transaction
    .insertInto('learner_state')
    .values({ user_id: userId, revision: 1, parameters: '' })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ eb, ref }) => ({ state: null, revision: eb(ref('learner_state.revision'), '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
