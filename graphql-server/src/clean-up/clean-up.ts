import { sql, type Kysely, type RawBuilder } from 'kysely';
import { VISITOR_QUIZ_DAYS } from '../../../schema/rules/quiz';
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

/** Of a visitor's attempt, at a quiz or a free-response question. */
const isVisitorsOld = (now: Date) =>
  sql`user_id is null and started_at <= ${new Date(now.getTime() - VISITOR_QUIZ_DAYS * DAY_MS)}`;

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
 * `most`, and counts of rate limits that are over. Several servers may do so at once: rows that another one is deleting are skipped.
 * Returns how many rows of each table are gone.
 */
export async function cleanUp(
  kysely: Kysely<Tables>,
  now: Date,
  most = MOST_OF_VISITORS,
): Promise<Record<CleanedTable, number>> {
  const deleted = { session: 0, password_reset: 0, quiz_attempt: 0, free_response_attempt: 0, rate_limit: 0 };
  for (const name of CLEANED) deleted[name] += await deleteWhere(kysely, name, EXPIRED[name].isExpired(now));
  for (const name of VISITORS) {
    const isBeyond = await isBeyondNewest(kysely, name, most[name]);
    if (isBeyond !== null) deleted[name] += await deleteWhere(kysely, name, isBeyond);
  }
  return deleted;
}

/** Returns the number of rows. */
async function deleteWhere(kysely: Kysely<Tables>, name: CleanedTable, condition: RawBuilder<unknown>) {
  const { key } = EXPIRED[name];
  const table = sql.table(name);
  const batch = sql`
    delete from ${table} where (${key}) in (
      select ${key} from ${table} where ${condition} limit ${BATCH} for update skip locked)`;
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
