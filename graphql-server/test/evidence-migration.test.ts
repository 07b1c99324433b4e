import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Migration032 } from '../migrations/032-free-response-evidence';
import type { Database } from '../src/database/database';
import { openTestDatabase } from './support/database';
import { insertFreeResponse, sampleFreeResponse } from './support/free-responses';
import { runSql } from './support/sql';

// Attempts that were submitted before the learner counted points, as the migration finds them.

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The statements of the migration, on a table as it was before. */
async function migrate(): Promise<void> {
  await runSql(db, 'alter table free_response_attempt drop column finish_number');
  const migration = new Migration032(...([] as unknown as ConstructorParameters<typeof Migration032>)); // up() needs neither driver nor settings
  migration.up();
  for (const query of migration.getQueries()) await runSql(db, String(query));
}

const newStudent = async (name: string) => {
  const insert = `insert into users (username, email, password_hash, created_at) values ($1, $2, 'x', now()) returning id`;
  const [user] = await runSql<{ id: number }>(db, insert, [name, `${name}@example.com`]);
  return user!.id;
};

async function submitted(user: number | null, versionId: number, hour: number | null): Promise<string> {
  const id = randomUUID();
  const at = hour === null ? null : new Date(Date.UTC(2026, 10, 1, hour));
  const [points, earned] = hour === null ? [null, null] : ['[]', 0];
  await runSql(
    db,
    `insert into free_response_attempt
       (owner_id, id, user_id, free_response_id, answer, started_at, own_scores, submitted_at, points, earned)
     values ($1, $2, $3, $4, '{}', now(), '{}', $5, $6, $7)`,
    [user ?? -7, id, user, versionId, at, points, earned],
  );
  return id;
}

it('the migration numbers each student’s first submission of a question after all quizzes, and drops what was learned', async () => {
  await insertFreeResponse(db, sampleFreeResponse('one'));
  await runSql(db, `update free_response set retired_at = now() where stable_id = 'one'`);
  await insertFreeResponse(db, sampleFreeResponse('one'));
  await insertFreeResponse(db, sampleFreeResponse('two'));
  const versions = await runSql<{ id: number }>(
    db,
    `select id from free_response where stable_id in ('one', 'two') order by stable_id, id`,
  );
  const [old, newer, other] = versions.map(({ id }) => id);
  const [learned, fresh, idle] = [await newStudent('learned'), await newStudent('fresh'), await newStudent('idle')];
  for (const user of [learned, idle])
    await runSql(db, `insert into learner_state (user_id, revision, parameters, state) values ($1, 4, 'k', '{}')`, [
      user,
    ]);
  const second = await submitted(learned, newer!, 9);
  const first = await submitted(learned, old!, 5);
  const third = await submitted(learned, other!, 7);
  const open = await submitted(learned, other!, null);
  const alone = await submitted(fresh, other!, 3);
  const visitors = await submitted(null, old!, 1);
  await migrate();
  const numbers = await runSql<{ id: string; number: number | null }>(
    db,
    'select id, finish_number as number from free_response_attempt',
  );
  expect(new Map(numbers.map(({ id, number }) => [id, number]))).toEqual(
    new Map<string, number | null>([
      [first, 5],
      [third, 6],
      [second, null],
      [open, null],
      [alone, 1],
      [visitors, null],
    ]),
  );
  expect(await runSql(db, 'select user_id, revision, state from learner_state order by user_id')).toEqual([
    { user_id: learned, revision: 6, state: null },
    { user_id: fresh, revision: 1, state: null },
    { user_id: idle, revision: 4, state: {} },
  ]);
});
