import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, openWithOneConnection } from '../../test/support/database';
import type { Database } from './database';
import { integer, statement } from './statement';
import { createLimits } from '../http/rate-limits';
import { runSql } from '../../test/support/sql';

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

describe('the migrated database', () => {
  it('is just what the entities say', async () => {
    expect(await db.drift()).toBe('');
  });

  it('has nothing left to migrate', async () => {
    expect(await db.migrate()).toEqual([]);
  });

  it.each([
    [
      'a username the rule forbids',
      'users_username_check',
      `insert into users values (1, 'a b', 'a@b.cd', 'x', null, now())`,
    ],
    [
      'a grade over 100',
      'user_chapter_quiz_grade_check',
      `insert into user_chapter (user_id, chapter_id, quiz_grade) values (1, 1, 101)`,
    ],
    [
      'more right answers than questions',
      'topic_progress_counts_check',
      `insert into topic_progress values (1, 1, 1, 2)`,
    ],
    [
      'a score without an end',
      'quiz_attempt_scored_when_finished',
      `insert into quiz_attempt (owner_id, id, type, scope, seed, started_at, score)
        values (-1, gen_random_uuid(), 'unitQuiz', 's', 1, now(), 50)`,
    ],
    [
      'a quiz of an unknown type',
      'quiz_attempt_type_check',
      `insert into quiz_attempt (owner_id, id, type, scope, seed, started_at) values (-1, gen_random_uuid(), 'popQuiz', 's', 1, now())`,
    ],
    [
      "a visitor's quiz under a student's key",
      'quiz_attempt_owner_check',
      `insert into quiz_attempt (owner_id, id, type, scope, seed, started_at) values (1, gen_random_uuid(), 'unitQuiz', 's', 1, now())`,
    ],
    ['a session of nobody', 'session_user_id_foreign', `insert into session values (99, 'x', now(), now())`],
    [
      'a mark without an answer',
      'attempt_question_marked',
      `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order, is_correct)
        values (-1, gen_random_uuid(), 1, 1, '[]', true)`,
    ],
  ])('refuses %s by the constraint %s', async (_what, constraint, text) => {
    await expect(runSql(db, text)).rejects.toThrow(constraint);
  });
});

it('refuses a database from before the first release in one line', async () => {
  const old = await openEmptyDatabase();
  try {
    await runSql(old, `insert into migration (name, executed_at) values ('001-first', now())`);
    await expect(old.migrate()).rejects.toThrow(/^This database is from before the first release .*\.$/);
  } finally {
    await old.close();
  }
});

describe('transactions whose connection dies', () => {
  // The embedded database has no connection to lose.
  const death =
    process.env['TEST_DATABASE'] === 'postgres' ? 'select pg_terminate_backend(pg_backend_pid())' : 'select 1/0';

  it.each([
    ['of the ORM', () => db.fork().transactional((tx) => tx.execute(death))],
    [
      'of Kysely',
      () => db.kysely.transaction().execute((transaction) => transaction.executeQuery(CompiledQuery.raw(death))),
    ],
  ])('%s, more than there are connections, leave a connection for the next one', async (_whose, die) => {
    for (let times = 0; times < 12; times += 1) await expect(die()).rejects.toThrow();
    expect(await runSql(db, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

// The embedded database prepares nothing.
const ifPostgres = process.env['TEST_DATABASE'] === 'postgres' ? describe : () => undefined;

ifPostgres('prepared statements', () => {
  const ONE = statement('one', { given: integer }, { one: integer }, 'select :given::int as one');

  it.each([
    ['on', 2],
    ['off', 0],
  ])(
    'with STATEMENT_NAMES=%s, stay in a connection %d times, also those of the rate limits',
    async (setting, count) => {
      const connection = await openWithOneConnection(setting === 'on');
      try {
        expect(await connection.query(ONE, { given: 1 })).toEqual([{ one: 1 }]);
        await createLimits(connection.pool, {}, () => undefined).use('loginsPerAccount', 'somebody');
        const prepared = await runSql(connection, 'select count(*)::int as count from pg_prepared_statements');
        expect(prepared).toEqual([{ count }]);
      } finally {
        await connection.close();
      }
    },
  );
});
