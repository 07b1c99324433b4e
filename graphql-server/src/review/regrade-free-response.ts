import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FreeResponse, ScoredPoint } from '../../../economics/free-response/free-response';
import { scoreFreeResponse } from '../../../economics/free-response/score';
import { TooMuchWork } from '../../../economics/free-response/work';
import type { Course, CourseFreeResponse } from '../course/course';
import type { Database } from '../database/database';
import { milliseconds } from '../database/timestamps';
import type { Tables } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { dropLearnerStates } from './regrade';
import { rescoredNotice } from './regrade-notice';

export interface FreeResponseRegrade {
  readonly submissions: number;
  /** Of which another number of points is earned now. */
  readonly changed: number;
  readonly notices: number;
}

/** Scored between two pauses, with their rows locked. */
const BATCH = 10;

/** What a student was asked, without the rubric. */
function asked({ stem, given, panels, parts }: FreeResponse) {
  const questions = parts.map((part) => ({
    id: part.id,
    kind: part.kind,
    text: part.text,
    options: part.kind === 'choice' ? part.options : null,
    isExplained: part.kind === 'choice' && part.point.explain !== null,
    unit: part.kind === 'number' ? part.unit : null,
  }));
  return { stem, given, panels, questions };
}

/** Earlier versions that asked the same, and differ in the rubric only: what was answered to them can be scored by the current one. */
export function versionsAskedAlike(course: Course, current: CourseFreeResponse): CourseFreeResponse[] {
  const now = asked(current.definition);
  return course
    .versionsOf(current.definition.id)
    .filter(({ definition }) => definition !== current.definition && isDeepStrictEqual(asked(definition), now));
}

/** Null for a drawing that takes too much work: its points stay. */
function scoredAgain(question: FreeResponse, answer: Parameters<typeof scoreFreeResponse>[1]): ScoredPoint[] | null {
  try {
    return scoreFreeResponse(question, answer);
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

interface Place {
  readonly ownerId: number;
  readonly id: string;
}

const START: Place = { ownerId: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

const readBatch = (kysely: Kysely<Tables>, versions: readonly number[], after: Place) =>
  kysely
    .selectFrom('free_response_attempt')
    .select(['owner_id as ownerId', 'id', 'user_id as userId'])
    .where('free_response_id', 'in', versions)
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`(owner_id, id) > (${after.ownerId}::int, ${after.id}::uuid)`)
    .orderBy('owner_id')
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** Locked in the order of a deletion of an account: first the student, then the rows. */
async function lockedRows(transaction: Kysely<Tables>, batch: Awaited<ReturnType<typeof readBatch>>) {
  const userIds = batch.flatMap(({ userId }) => userId ?? []);
  if (userIds.length > 0)
    await transaction.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forKeyShare().execute();
  return transaction
    .selectFrom('free_response_attempt')
    .select([
      'owner_id as ownerId',
      'id',
      'user_id as userId',
      'free_response_id as version',
      'answer',
      'points',
      'own_scores as ownScores',
      'earned',
      'finish_number as finishNumber',
      milliseconds('submitted_at').as('submittedAt'),
    ])
    .where(
      'id',
      'in',
      batch.map(({ id }) => id),
    )
    .where('submitted_at', 'is not', null)
    .orderBy('owner_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Row = Awaited<ReturnType<typeof lockedRows>>[number];

/** The student's own scores count for what is open still. */
function earnedBy(points: readonly ScoredPoint[], { ownScores }: Row): number {
  return points.filter(({ id, state }) => state === 'earned' || (state === 'open' && ownScores[id] === true)).length;
}

async function rescore(
  transaction: Kysely<Tables>,
  row: Row,
  current: CourseFreeResponse,
  now: Date,
): Promise<'same' | 'changed' | 'told'> {
  const points = scoredAgain(current.definition, row.answer);
  if (points === null) return 'same';
  const before = row.earned ?? 0;
  const earned = earnedBy(points, row);
  if (row.version === current.id && isDeepStrictEqual(points, row.points)) return 'same';
  const open = points.filter(({ state }) => state === 'open').map(({ id }) => id);
  const ownScores = Object.fromEntries(Object.entries(row.ownScores).filter(([id]) => open.includes(id)));
  await transaction
    .updateTable('free_response_attempt')
    .set({
      free_response_id: current.id,
      points: JSON.stringify(points),
      own_scores: JSON.stringify(ownScores),
      earned,
    })
    .where('owner_id', '=', row.ownerId)
    .where('id', '=', row.id)
    .execute();
  if (row.finishNumber !== null && row.userId !== null) await dropLearnerStates(transaction, [row.userId]);
  if (earned === before) return 'same';
  if (row.userId === null) return 'changed';
  const { title } = current.definition;
  const text = rescoredNotice({ title, submittedAt: row.submittedAt, before, after: earned });
  await transaction
    .insertInto('notice')
    .values({ user_id: row.userId, text, created_at: now, free_response_attempt_id: row.id })
    .execute();
  return 'told';
}

/**
 * Scores what was submitted to these versions of a question by its current rubric, a few at a time, each few in one transaction. Students
 * who have another number of points get a notice, and what was learned of them is folded again. Doing it again changes nothing.
 */
export async function rescoreSubmissions(
  { kysely }: Pick<Database, 'kysely'>,
  current: CourseFreeResponse,
  versions: readonly number[],
  now: Date,
): Promise<FreeResponseRegrade> {
  const outcomes = { same: 0, changed: 0, told: 0 };
  let after = START;
  for (;;) {
    const batch = versions.length === 0 ? [] : await readBatch(kysely, versions, after);
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last;
    await inTransaction(kysely, async (transaction) => {
      for (const row of await lockedRows(transaction, batch)) {
        outcomes[await rescore(transaction, row, current, now)] += 1;
        await setImmediate();
      }
    });
  }
  const { same, changed, told } = outcomes;
  return { submissions: same + changed + told, changed: changed + told, notices: told };
}
