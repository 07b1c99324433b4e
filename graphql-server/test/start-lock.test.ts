import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database';
import { oneAtATime } from '../src/database/one-at-a-time';
import { openEmptyDatabase } from './support/database';

describe('a server that waits for the start lock', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openEmptyDatabase();
  });
  afterEach(() => db.close());

  it('has no open transaction between two tries, so that concurrent index builds do not wait for it', async () => {
    const order: string[] = [];
    let finish = () => {};
    const first = oneAtATime(db.pool, () => new Promise<void>((done) => (finish = done)));
    await expect.poll(() => sessions('idle in transaction')).toBe(1);
    const second = oneAtATime(db.pool, async () => void order.push('second'));

    await expect.poll(() => sessions('idle', 'rollback')).toBe(1);
    expect(order).toEqual([]);
    order.push('first');
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  /** Counts the sessions of this database in a state, optionally only those whose last statement was `query`. */
  async function sessions(state: string, query = '%'): Promise<number> {
    const { rows } = (await db.pool?.query(
      'select count(*)::int from pg_stat_activity where datname = current_database() and state = $1 and query like $2',
      [state, query],
    )) ?? { rows: [] };
    return rows[0]?.count ?? 0;
  }
});
