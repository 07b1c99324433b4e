import type { Kysely } from 'kysely';
import { visitorIdOf } from '../account/owned';
import type { Tables } from '../database/tables';
import { isoTime, milliseconds } from '../database/timestamps';
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
      disputes: JSON.stringify(attempt.disputes),
      earned: attempt.earned,
      finish_number: finishNumber,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Hands a visitor's attempt over to a new student, inside a transaction. If it was submitted, the learner counts it. Does nothing
 * with any other id.
 */
export async function adoptAttempt(transaction: Kysely<Tables>, userId: number, attemptId: string): Promise<void> {
  // A row stays with its owner, so it is stored anew.
  const found = await transaction
    .deleteFrom('free_response_attempt')
    .where('owner_id', '=', visitorIdOf(attemptId))
    .where('id', '=', attemptId)
    .where('user_id', 'is', null)
    .returning([
      'id',
      'free_response_id',
      'answer',
      'revision',
      'seconds',
      'points',
      'own_scores',
      'disputes',
      'earned',
    ])
    .returning([milliseconds('started_at').as('startedAt'), isoTime('submitted_at').as('submittedAt')])
    .executeTakeFirst();
  if (found === undefined) return;
  const { startedAt, submittedAt, ...work } = found;
  await transaction
    .insertInto('free_response_attempt')
    .values({
      ...work,
      owner_id: userId,
      user_id: userId,
      answer: JSON.stringify(work.answer),
      points: work.points && JSON.stringify(work.points),
      own_scores: JSON.stringify(work.own_scores),
      disputes: JSON.stringify(work.disputes),
      started_at: new Date(startedAt),
      submitted_at: submittedAt === null ? null : new Date(submittedAt),
      finish_number: submittedAt === null ? null : await dropLearnerState(transaction, userId),
    })
    .execute();
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
