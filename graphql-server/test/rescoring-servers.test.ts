import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCourse } from '../src/course/course';
import type { Database } from '../src/database/database';
import { readOutdated, rescoreSubmissions } from '../src/review/regrade-free-response';
import { openTestDatabase } from './support/database';
import { corrected } from './support/rubric-versions';
import { runSql } from './support/sql';

// On PostgreSQL, with servers that wait for a lock of the test, so that the order of events is known.

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const waiting = async () =>
  (
    await runSql<{ count: number }>(
      db,
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.count;

it('two servers that begin at once score each submission once', async () => {
  await corrected(db, 'shared', 23);
  const course = await loadCourse(db);
  const [question] = await readOutdated(db.kysely, course);
  const failed = (error: unknown) => {
    throw error;
  };
  const now = new Date('2026-11-20T18:00:00Z');
  const holder = await db.pool!.connect();
  await holder.query('begin');
  await holder.query('select from free_response_attempt for update');
  const servers = Promise.all(
    [1, 2].map(() => rescoreSubmissions(db, question!.current, question!.versions, now, { failed })),
  );
  await expect.poll(waiting).toBe(2);
  await holder.query('rollback');
  holder.release();
  const done = await servers;
  expect(done.map(({ submissions }) => submissions).reduce((sum, count) => sum + count)).toBe(23);
  expect(await readOutdated(db.kysely, course)).toEqual([]);
});
