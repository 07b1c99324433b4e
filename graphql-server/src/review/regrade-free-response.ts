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
  /** Of which other points are earned now. */
  readonly changed: number;
  readonly notices: number;
  /** Could not be scored: they stay as they were. */
  readonly left: number;
}

export interface RescoringHooks {
  /** Told of what the scorer throws. */
  readonly failed: (error: unknown, attemptId: string) => void;
  /** Asked between two batches. */
  readonly isStopped?: () => boolean;
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

/** Null for a drawing that takes too much work, or that the scorer fails at. */
function scoredAgain(question: FreeResponse, { id, answer }: Row, failed: RescoringHooks['failed']) {
  try {
    return scoreFreeResponse(question, answer);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) failed(error, id);
    return null;
  }
}

interface Place {
  readonly ownerId: number;
  readonly id: string;
}

const START: Place = { ownerId: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/** In the order of an index: one version at a time, so that a batch costs the same however many submissions there are. */
export const batchOf = (kysely: Kysely<Tables>, version: number, after: Place = START) =>
  kysely
    .selectFrom('free_response_attempt')
    .select(['owner_id as ownerId', 'id', 'user_id as userId'])
    .where('free_response_id', '=', version)
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`(owner_id, id) > (${after.ownerId}::int, ${after.id}::uuid)`)
    .orderBy('owner_id')
    .orderBy('id')
    .limit(BATCH);

/**
 * Locked in the order of a deletion of an account: first the student, then the rows. What another server has scored meanwhile names
 * another version by now.
 */
async function lockedRows(
  transaction: Kysely<Tables>,
  version: number,
  batch: readonly (Place & { readonly userId: number | null })[],
) {
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
      'owner_id',
      'in',
      batch.map(({ ownerId }) => ownerId),
    )
    .where(
      'id',
      'in',
      batch.map(({ id }) => id),
    )
    .where('free_response_id', '=', version)
    .orderBy('owner_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Row = Awaited<ReturnType<typeof lockedRows>>[number];

/** The student's own scores count for what is open still. */
const earnedIn = (points: readonly ScoredPoint[], { ownScores }: Row): ReadonlySet<string> =>
  new Set(
    points
      .filter(({ id, state }) => state === 'earned' || (state === 'open' && ownScores[id] === true))
      .map(({ id }) => id),
  );

/** Whether points were given and others taken back. A point that only one of the rubrics has was neither. */
function movedBothWays(points: readonly ScoredPoint[], row: Row, before: number): boolean {
  const [old, now] = [earnedIn(row.points ?? [], row), earnedIn(points, row)];
  const both = (row.points ?? []).filter(({ id }) => points.some((point) => point.id === id));
  const isGiven = both.some(({ id }) => now.has(id) && !old.has(id));
  const isTaken = both.some(({ id }) => old.has(id) && !now.has(id));
  return (isGiven && now.size <= before) || (isTaken && now.size >= before);
}

async function rescore(
  transaction: Kysely<Tables>,
  row: Row,
  current: CourseFreeResponse,
  now: Date,
  failed: RescoringHooks['failed'],
): Promise<'left' | 'same' | 'changed' | 'told'> {
  const points = scoredAgain(current.definition, row, failed);
  if (points === null) return 'left';
  const before = row.earned ?? 0;
  const earned = earnedIn(points, row).size;
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
  const isBothWays = movedBothWays(points, row, before);
  if (earned === before && !isBothWays) return 'same';
  if (row.userId === null) return 'changed';
  const { title } = current.definition;
  const text = rescoredNotice({ title, submittedAt: row.submittedAt, before, after: earned, isBothWays });
  await transaction
    .insertInto('notice')
    .values({ user_id: row.userId, text, created_at: now, free_response_attempt_id: row.id })
    .execute();
  return 'told';
}

/**
 * Scores what was submitted to these versions of a question by its current rubric, a few at a time, each few in one transaction. Students
 * who have other points get a notice, and what was learned of them is folded again. Doing it again changes nothing.
 */
export async function rescoreSubmissions(
  { kysely }: Pick<Database, 'kysely'>,
  current: CourseFreeResponse,
  versions: readonly number[],
  now: Date,
  { failed, isStopped = () => false }: RescoringHooks,
): Promise<FreeResponseRegrade> {
  const outcomes = { left: 0, same: 0, changed: 0, told: 0 };
  for (const version of versions) {
    let after = START;
    while (!isStopped()) {
      const batch = await batchOf(kysely, version, after).execute();
      const last = batch.at(-1);
      if (last === undefined) break;
      after = last;
      const done = await inTransaction(kysely, async (transaction) => {
        const ends: (keyof typeof outcomes)[] = [];
        for (const row of await lockedRows(transaction, version, batch)) {
          ends.push(await rescore(transaction, row, current, now, failed));
          await setImmediate();
        }
        return ends;
      });
      for (const end of done) outcomes[end] += 1;
    }
  }
  const { left, same, changed, told } = outcomes;
  return { submissions: same + changed + told, changed: changed + told, notices: told, left };
}

export interface OutdatedQuestion {
  readonly current: CourseFreeResponse;
  /** Earlier ones that asked the same. */
  readonly versions: readonly number[];
  /** To these versions. */
  readonly submissions: number;
}

/** The questions with submissions that their current rubric has not scored. */
export async function readOutdated(kysely: Kysely<Tables>, course: Course): Promise<OutdatedQuestion[]> {
  const corrected = course.freeResponses.map((current) => ({
    current,
    versions: versionsAskedAlike(course, current).map(({ id }) => id),
  }));
  const counts = await kysely
    .selectFrom('free_response_attempt')
    .select(['free_response_id as version', sql<number>`count(*)::int`.as('submissions')])
    .where(sql<boolean>`free_response_id = any(${corrected.flatMap(({ versions }) => versions)}::int[])`)
    .where('submitted_at', 'is not', null)
    .groupBy('free_response_id')
    .execute();
  return corrected.flatMap((question) => {
    const own = counts.filter(({ version }) => question.versions.includes(version));
    const submissions = own.reduce((sum, count) => sum + count.submissions, 0);
    return submissions === 0 ? [] : [{ ...question, submissions }];
  });
}
