import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from './database';

/** Any number that no other advisory lock of this database uses. */
const START_LOCK = 20_261_123;
const TRY_EVERY_MS = 200;

/**
 * Takes the lock for the transaction that it begins, because a pooler in transaction mode gives each transaction another session.
 * Otherwise that transaction has ended: an index that is built concurrently may wait for the end of each one that ran a statement.
 */
async function tookLock(client: Awaited<ReturnType<Pool['connect']>>): Promise<boolean> {
  await client.query('begin');
  // Migrations may take longer than other transactions may be idle.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${START_LOCK}) as taken`);
  if (rows[0]?.taken) return true;
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
    while (!(await tookLock(client))) await delay(TRY_EVERY_MS);
    return await work();
  } finally {
    // Closing the connection ends the transaction, and the lock with it.
    client.release(true);
  }
}
