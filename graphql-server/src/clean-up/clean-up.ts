import { sql, type Kysely, type RawBuilder } from 'kysely';
import { UNTOUCHED_DAYS, VISITOR_QUIZ_DAYS } from '../../../schema/rules/quiz';
import type { Tables } from '../database/tables';

// Tables that only grow would end with rows that nobody can reach anymore.

const DAY_MS = 86_400_000;
/** Rows deleted by one statement, so that each holds its locks for a moment only. */
export const BATCH = 1_000;

/**
 * How many attempts of visitors stay, about half a gigabyte in each table. The oldest go first: a visitor who continues one does so soon,
 * and a site that is full must not turn new visitors away for days.
 */
const MOST_OF_VISITORS = { quiz_attempt: 100_000, free_response_attempt: 20_000 };

const isOlder = (now: Date, days: number) => sql`started_at <= ${new Date(now.getTime() - days * DAY_MS)}`;

/** Of a visitor's attempt, at a quiz or a free-response question. */
const isVisitorsOld = (now: Date) => sql`user_id is null and ${isOlder(now, VISITOR_QUIZ_DAYS)}`;

const isUntouchedResponse = (now: Date) =>
  sql`user_id is not null and submitted_at is null and revision = 0 and ${isOlder(now, UNTOUCHED_DAYS)}`;

const EXPIRED = {
  session: { key: sql`user_id, token_hash`, isExpired: (now: Date) => sql`expires_at <= ${now}` },
  password_reset: { key: sql`user_id, token_hash`, isExpired: (now: Date) => sql`expires_at <= ${now}` },
  quiz_attempt: { key: sql`owner_id, id`, isExpired: isVisitorsOld },
  free_response_attempt: { key: sql`owner_id, id`, isExpired: isVisitorsOld },
  rate_limit: { key: sql`key`, isExpired: (now: Date) => sql`expire <= ${now.getTime()}` },
} as const;

type CleanedTable = keyof typeof EXPIRED;
const CLEANED = Object.keys(EXPIRED) as CleanedTable[]; // its own keys

type VisitorsTable = keyof typeof MOST_OF_VISITORS;
const VISITORS = Object.keys(MOST_OF_VISITORS) as VisitorsTable[]; // its own keys

/**
 * Deletes logins and reset links that have expired, visitors' quizzes and free responses after `VISITOR_QUIZ_DAYS` and beyond the newest
 * `most`, those of students in which nothing was answered after `UNTOUCHED_DAYS`, and counts of rate limits that are over. Several servers may do so at once: rows that another one is deleting are skipped.
 * Returns how many rows of each table are gone.
 */
export async function cleanUp(
  kysely: Kysely<Tables>,
  now: Date,
  most = MOST_OF_VISITORS,
): Promise<Record<CleanedTable, number>> {
  const deleted = { session: 0, password_reset: 0, quiz_attempt: 0, free_response_attempt: 0, rate_limit: 0 };
  for (const name of CLEANED) deleted[name] += await deleteWhere(kysely, name, EXPIRED[name].isExpired(now));
  deleted.free_response_attempt += await deleteWhere(kysely, 'free_response_attempt', isUntouchedResponse(now));
  deleted.quiz_attempt += await deleteFound(kysely, 'quiz_attempt', untouchedQuizzes(now));
  for (const name of VISITORS) {
    const isBeyond = await isBeyondNewest(kysely, name, most[name]);
    if (isBeyond !== null) deleted[name] += await deleteWhere(kysely, name, isBeyond);
  }
  return deleted;
}

const ASKED = sql`q.owner_id = a.owner_id and q.attempt_id = a.id`;

/**
 * Students' quizzes in progress without an answer. Their questions are locked too, because a locked row is read in its newest version: an
 * answer that was saved meanwhile is seen.
 */
const untouchedQuizzes = (now: Date) => sql`
  select owner_id, attempt_id from (
    select q.owner_id, q.attempt_id, q.given
    from (
      select owner_id, id from quiz_attempt a
      where user_id is not null and finished_at is null and abandoned_at is null and ${isOlder(now, UNTOUCHED_DAYS)}
        and not exists (select from attempt_question q where ${ASKED} and q.given is not null)
      limit ${BATCH} for update skip locked) a
    join attempt_question q on ${ASKED} for update of q) asked
  group by owner_id, attempt_id having every(given is null)`;

/** Returns the number of rows. */
const deleteWhere = (kysely: Kysely<Tables>, name: CleanedTable, condition: RawBuilder<unknown>) =>
  deleteFound(
    kysely,
    name,
    sql`select ${EXPIRED[name].key} from ${sql.table(name)} where ${condition} limit ${BATCH} for update skip locked`,
  );

/** Deletes the rows whose keys `found` selects, up to so many at a time. Returns their number. */
async function deleteFound(kysely: Kysely<Tables>, name: CleanedTable, found: RawBuilder<unknown>) {
  const batch = sql`delete from ${sql.table(name)} where (${EXPIRED[name].key}) in (${found})`;
  let rows: number;
  let deleted = 0;
  do {
    rows = Number((await batch.execute(kysely)).numAffectedRows ?? 0);
    deleted += rows;
  } while (rows === BATCH);
  return deleted;
}

/** Of visitors' attempts: whether it is older than so many others. Null if there are no more. */
async function isBeyondNewest(kysely: Kysely<Tables>, name: VisitorsTable, most: number) {
  const newestBeyond = await kysely
    .selectFrom(name)
    .select(['started_at', 'id'])
    .where('user_id', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (newestBeyond === undefined) return null;
  return sql`user_id is null and (started_at, id) <= (${newestBeyond.started_at}, ${newestBeyond.id})`;
}
