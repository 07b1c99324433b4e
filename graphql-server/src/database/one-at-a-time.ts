import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from './database';

/** Any number that no other advisory lock of this database uses. */
const START_LOCK = 20_261_123;
const TRY_EVERY_MS = 200;

/**
 * Runs the work of a start while no other server that starts on the same PostgreSQL does. It needs a connection beside
 * those that `work` takes from the pool. The embedded database, whose pool is null, has only one server.
 */
export async function oneAtATime<Result>(pool: Pool | null, work: () => Promise<Result>): Promise<Result> {
  if (pool === null) return work();
  const client = await pool.connect();
  try {
    // A lock of the transaction, because a pooler in transaction mode gives each transaction another session.
    await client.query('begin');
    // Migrations may take longer than other transactions may be idle.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // An index that is built concurrently waits for all snapshots: so nobody waits for the lock in a statement, and none has parameters,
    // because those keep their snapshot open.
    const take = () => client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${START_LOCK}) as taken`);
    while (!(await take()).rows[0]?.taken) await delay(TRY_EVERY_MS);
    return await work();
  } finally {
    // Closing the connection ends the transaction, and the lock with it.
    client.release(true);
  }
}
