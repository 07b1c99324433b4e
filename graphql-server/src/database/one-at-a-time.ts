import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from './database';

/** Any number that no other advisory lock of this database uses. */
const START_LOCK = 20_261_123;
const TRY_EVERY_MS = 200;

/**
 * Begins a transaction that holds the lock until it ends, or ends it at once if another session has the lock. The lock belongs to the
 * transaction because a pooler in transaction mode may give the next one another session.
 */
async function tryLock(client: Awaited<ReturnType<Pool['connect']>>): Promise<boolean> {
  await client.query('begin');
  // Migrations may take longer than other transactions may be idle.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // CREATE INDEX CONCURRENTLY waits for every transaction with an open snapshot, which a statement with parameters would keep.
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${START_LOCK}) as taken`);
  if (rows[0]?.taken) return true;
  // If an index build began during the statement above, it waits for the end of this transaction.
  await client.query('rollback');
  return false;
}

/**
 * Runs the work of a start while no other server that starts on the same PostgreSQL does. It needs a connection beside
 * those that `work` takes from the pool. The embedded database, whose pool is null, has only one server.
 */
export async function oneAtATime<Result>(pool: Pool | null, work: () => Promise<Result>): Promise<Result> {
  if (pool === null) return work();
  const client = await pool.connect();
  try {
    while (!(await tryLock(client))) await delay(TRY_EVERY_MS);
    return await work();
  } finally {
    // Closing the connection ends the transaction, and the lock with it.
    client.release(true);
  }
}
