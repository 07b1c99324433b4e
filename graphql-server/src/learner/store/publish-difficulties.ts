import { setImmediate as nextTick } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Catalog, FoldedAnswer } from '../fold';
import { DEFAULT_PARAMS, type Calibrated } from '../params';
import { newState, type Belief } from '../state';
import { update } from '../update';
import { readPublished } from './learner-store';

/** A finished answer of one of many students. */
export interface StudentAnswer extends FoldedAnswer {
  readonly userId: number;
}

/** Where finished answers come from. The learner does not know quizzes: the quiz feature hands them over. */
export interface AnswerSource {
  count(kysely: Kysely<Tables>): Promise<number>;
  /** In the order of their times, in pages; of one student in `oneOf`, so that a large school takes no longer than a small one. */
  pages(kysely: Kysely<Tables>, oneOf: number): AsyncIterable<readonly StudentAnswer[]>;
}

/** New difficulties are due when the answers have grown by this share, and by this number at least. */
const GROWTH = 0.1;
const LEAST_NEW_ANSWERS = 500;
/** With more answers than this, students are sampled. */
const MOST_ANSWERS = 500_000;
/** Names the lock, among the advisory locks of this database, by which one server publishes at a time. */
const LOCK_ID = 4_001;

const calibrated = (rows: ReadonlyMap<string, Belief>): Calibrated[] =>
  [...rows].map(([id, { mean, variance }]) => ({ id, mean, variance }));

async function learnDifficulties(pages: AsyncIterable<readonly StudentAnswer[]>, { items }: Catalog) {
  const state = newState(DEFAULT_PARAMS);
  for (const { item, authored } of items.values()) state.items.set(item, { ...authored });
  const answered = new Set<string>();
  for await (const page of pages) {
    for (const { userId, questionId, isCorrect, tDays } of page) {
      const found = items.get(questionId);
      if (found === undefined) continue;
      const { item, topic, type } = found;
      answered.add(item);
      update(state, { user: String(userId), item, topic, type, correct: isCorrect, tDays }, DEFAULT_PARAMS);
    }
    // Requests are answered in between.
    await nextTick();
  }
  return {
    items: calibrated(state.items).filter(({ id }) => answered.has(id)),
    topics: calibrated(state.topics),
  };
}

/**
 * Publishes a new version of the difficulties when enough answers have come in. Of several servers, one does it; the others
 * return at once. Returns the version that was published, or null.
 */
export function publishIfDue(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  source: AnswerSource,
  now: Date,
): Promise<number | null> {
  return kysely.connection().execute(async (connection) => {
    const lock = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK_ID}) as locked`.execute(connection);
    if (!lock.rows[0]?.locked) return null;
    try {
      const [{ answers: before }, answers] = [await readPublished(connection), await source.count(connection)];
      if (answers < before + Math.max(LEAST_NEW_ANSWERS, before * GROWTH)) return null;
      const pages = source.pages(connection, Math.ceil(answers / MOST_ANSWERS));
      const { items, topics } = await learnDifficulties(pages, catalog);
      const { version } = await connection
        .insertInto('learner_parameters')
        .values({ published_at: now, answers, items: JSON.stringify(items), topics: JSON.stringify(topics) })
        .returning('version')
        .executeTakeFirstOrThrow();
      return version;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(connection);
    }
  });
}
