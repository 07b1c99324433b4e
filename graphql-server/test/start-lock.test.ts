import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database';
import { oneAtATime } from '../src/database/one-at-a-time';
import { openEmptyDatabase } from './support/database';

describe('a server that waits for the start lock', () => {
  let db: Database;
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  beforeEach(async () => {
    db = await openEmptyDatabase();
  });
  afterEach(() => {
    // A connection that still holds the lock would keep the pool from closing.
    released.resolve();
    return db.close();
  });

  it('has no open transaction between two tries, so that concurrent index builds do not wait for it', async () => {
    const order: string[] = [];
    const first = oneAtATime(db.pool, () => {
      held.resolve();
      return released.promise;
    });
    await held.promise;
    const second = oneAtATime(db.pool, async () => void order.push('second'));

    await expect.poll(sessionsAfterRollback).toBe(1);
    expect(order).toEqual([]);
    order.push('first');
    released.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  /** Counts the sessions of this database that have no transaction and ended their last one by a rollback. */
  async function sessionsAfterRollback(): Promise<number> {
    const { rows } = (await db.pool?.query(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and state = 'idle' and query = 'rollback'`,
    )) ?? { rows: [] };
    return rows[0]?.count ?? 0;
  }
});
