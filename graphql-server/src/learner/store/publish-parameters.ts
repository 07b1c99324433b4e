import { setImmediate as nextTick } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import type { Catalog } from '../fold';
import { startReplay } from '../published';
import type { AnswerSource } from './answer-source';
import { countAnswers } from './count-answers';
import { insertPublished, readPublished } from './learner-store';

/** A publication is due when the answers have grown by this share, and by this number at least. */
const GROWTH = 0.1;
const LEAST_NEW_ANSWERS = 500;
/** With more answers than this, students are sampled. */
const MOST_ANSWERS = 500_000;
/** Names the lock, among the advisory locks of this database, by which one server publishes at a time. */
const LOCK_ID = 4_001;

/**
 * Publishes new difficulties and a new second stage when enough answers have come in; the fitted parameters stay. Of several
 * servers, one does it; the others return at once. Returns the version that was published, or null.
 */
export async function publishIfDue(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  source: AnswerSource,
  now: Date,
): Promise<number | null> {
  const answers = await countAnswers(kysely, source, now);
  // A lock of the transaction, because a pooler in transaction mode gives each transaction another session.
  return inTransaction(kysely, async (transaction) => {
    const lock = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK_ID}) as locked`;
    if (!(await lock.execute(transaction)).rows[0]?.locked) return null;
    const { answers: before, params } = await readPublished(transaction);
    if (answers < before + Math.max(LEAST_NEW_ANSWERS, before * GROWTH)) return null;
    const replay = startReplay(catalog, params);
    for await (const page of source.pages(transaction, Math.ceil(answers / MOST_ANSWERS), catalog)) {
      for (const answer of page) replay.learn(answer);
      // Requests are answered in between.
      await nextTick();
    }
    return insertPublished(transaction, replay.learned(), answers, now);
  });
}
