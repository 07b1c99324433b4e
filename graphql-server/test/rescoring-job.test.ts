import 'reflect-metadata';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCourse } from '../src/course/course';
import type { Database } from '../src/database/database';
import { createLog } from '../src/http/log';
import { batchOf } from '../src/review/regrade-free-response';
import { rescoreOutdated } from '../src/review/rescoring-job';
import { openTestDatabase } from './support/database';
import { insertFreeResponse } from './support/free-responses';
import { corrected, publishVersion, submitAsVisitors, withNumber } from './support/rubric-versions';
import { runSql } from './support/sql';

const NOW = new Date('2026-11-20T18:00:00Z');

let db: Database;
let queries = 0;
let logged: { level: number; question?: string; submissions?: number; left?: number }[] = [];

const countQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** One look of a server that has loaded the course. */
async function run(left = new Map<number, number>(), isStopped?: () => boolean): Promise<typeof logged> {
  const course = await loadCourse(db);
  [queries, logged] = [0, []];
  const log = createLog('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const kysely = db.kysely.withPlugin(countQueries);
  await rescoreOutdated({ kysely, course: () => course, now: () => NOW, log }, left, isStopped);
  return logged;
}

/** How many submissions of a question earn two points by now, and how many still nothing. */
async function scored(id: string): Promise<number[]> {
  const counts = await runSql<{ earned: number; count: number }>(
    db,
    `select earned, count(*)::int as count from free_response_attempt join free_response f on f.id = free_response_id
      where stable_id = $1 group by earned`,
    [id],
  );
  return [2, 0].map((points) => counts.find(({ earned }) => earned === points)?.count ?? 0);
}

describe('the job that scores submissions again', () => {
  it('scores more of them than one batch has, and then costs one query', async () => {
    await corrected(db, 'batches', 23);
    expect(await run()).toMatchObject([{ question: 'batches', submissions: 23, left: 0 }]);
    expect(await scored('batches')).toEqual([23, 0]);
    expect(await run()).toEqual([]);
    expect(queries).toBe(1);
  });

  it('ends between two batches when the server stops, and the next server does the rest', async () => {
    await corrected(db, 'interrupted', 23);
    const answers = [false, false, true];
    await run(new Map(), () => answers.shift() ?? true);
    expect(await scored('interrupted')).toEqual([10, 13]);
    expect(await run()).toMatchObject([{ question: 'interrupted', submissions: 13 }]);
    expect(await scored('interrupted')).toEqual([23, 0]);
  });

  it('scores the others when one cannot be scored, and tries that one again when there are more', async () => {
    await insertFreeResponse(db, withNumber('broken', 986));
    await submitAsVisitors(db, 'broken', 11);
    await submitAsVisitors(db, 'broken', 1, { parts: {} });
    await submitAsVisitors(db, 'broken', 11);
    await publishVersion(db, withNumber('broken', 987));
    await corrected(db, 'after-broken', 1);
    const left = new Map<number, number>();
    const first = await run(left);
    expect(first.filter(({ level }) => level === 50)).toMatchObject([{ question: 'broken' }]);
    expect(first).toContainEqual(expect.objectContaining({ question: 'broken', submissions: 22, left: 1 }));
    expect(await scored('broken')).toEqual([22, 1]);
    expect(await scored('after-broken')).toEqual([1, 0]);
    expect(await run(left)).toEqual([]);
    expect(queries).toBe(1);
    // Another server may know better.
    expect((await run()).filter(({ level }) => level === 50)).toHaveLength(1);
    await runSql(db, `delete from free_response_attempt where answer::text = '{"parts":{}}'`);
  });

  it('goes on with the next question when the database refuses one', async () => {
    await corrected(db, 'refused', 3);
    await corrected(db, 'after-refused', 3);
    await runSql(
      db,
      `alter table free_response_attempt add constraint refused check (earned <> 2 or free_response_id <>
        ${(await loadCourse(db)).freeResponse('refused').id}) not valid`,
    );
    expect((await run()).filter(({ level }) => level === 50)).toMatchObject([{ question: 'refused' }]);
    expect([await scored('refused'), await scored('after-refused')]).toEqual([
      [0, 3],
      [3, 0],
    ]);
    await runSql(db, 'alter table free_response_attempt drop constraint refused');
    await run();
    expect(await scored('refused')).toEqual([3, 0]);
  });

  it('finds what is submitted to an earlier version after it has run', async () => {
    await corrected(db, 'late', 1);
    const left = new Map<number, number>();
    await run(left);
    await runSql(
      db,
      `update free_response_attempt set free_response_id = (select min(id) from free_response where stable_id = 'late'),
        earned = 0, points = '[]' where free_response_id in (select id from free_response where stable_id = 'late')`,
    );
    expect(await run(left)).toMatchObject([{ question: 'late', submissions: 1 }]);
    expect(await scored('late')).toEqual([1, 0]);
  });

  it('reads a batch from an index, in its order', async () => {
    const plan = await db.kysely.transaction().execute(async (transaction) => {
      // The tables of a test are too small for an index.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return batchOf(transaction, 1).explain();
    });
    const text = JSON.stringify(plan);
    expect(text).toContain('free_response_attempt_of_version');
    expect(text).not.toContain('Sort');
  });
});
