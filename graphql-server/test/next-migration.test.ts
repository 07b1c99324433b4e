import { Migration } from '@mikro-orm/migrations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { concurrentIndex } from '../migrations/concurrent-index';
import { migrations } from '../migrations/list';
import type { ListedMigration } from '../migrations/listed-migration';
import { openPostgres, type Database } from '../src/database/database';
import { newPostgres } from './support/database';
import { runSql } from './support/sql';

// How the next release changes the schema: one server of it migrates while those of this release answer.

function migrationOf(name: string, statements: readonly string[], transactional = true): ListedMigration {
  return {
    name,
    class: class extends Migration {
      override isTransactional(): boolean {
        return transactional;
      }

      override up(): void {
        for (const statement of statements) this.addSql(statement);
      }
    },
  };
}

const COLUMN = migrationOf('901-column', ['alter table "contact_message" add column "language" text null']);
const BROKEN = migrationOf('902-broken', ['create table "half_done" ("id" int not null)', 'select 1 / 0']);
const INDEX = migrationOf(
  '903-index',
  concurrentIndex('contact_message_email', 'unique index on contact_message (email)'),
  false,
);

let url: string;
let current: Database;
const opened: Database[] = [];

async function open(...added: readonly ListedMigration[]): Promise<Database> {
  const db = await openPostgres(url, 10, true, [...migrations, ...added]);
  opened.push(db);
  return db;
}

/** The statement of a server of this release, which knows nothing of a new column. */
const send = (db: Pick<Database, 'kysely'>, email: string) =>
  runSql(
    db,
    `insert into contact_message (subject, email, body, created_at) values ('Hello', $1, 'What a site!', now())`,
    [email],
  );

const emails = async () =>
  (await runSql<{ email: string }>(current, 'select email from contact_message order by id')).map(({ email }) => email);

const tableExists = async (name: string) =>
  (await runSql<{ found: boolean }>(current, 'select to_regclass($1) is not null as found', [name]))[0]?.found;

const indexState = async () =>
  (
    await runSql<{ valid: boolean }>(
      current,
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('contact_message_email')`,
    )
  ).map(({ valid }) => valid);

beforeEach(async () => {
  url = await newPostgres('empty');
  current = await open();
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});

describe('the next migration', () => {
  it('adds a column that servers of this release leave out', async () => {
    const next = await open(COLUMN);
    expect(await next.migrate()).toEqual(['901-column']);
    await send(current, 'one@example.com');
    expect(await runSql(next, 'select email, language from contact_message')).toEqual([
      { email: 'one@example.com', language: null },
    ]);
    expect(await current.migrate()).toEqual([]);
  });

  it('leaves nothing of itself when it fails, and those before it stay', async () => {
    await expect((await open(COLUMN, BROKEN)).migrate()).rejects.toThrow('division by zero');
    expect(await tableExists('half_done')).toBe(false);
    expect(await (await open(COLUMN)).migrate()).toEqual([]);
  });

  it('builds an index while servers of this release write', async () => {
    const next = await open(INDEX);
    const migrating = await current.kysely.transaction().execute(async (transaction) => {
      await send({ kysely: transaction }, 'before@example.com');
      const done = next.migrate();
      // The build waits for this transaction, and stops nobody else.
      await expect
        .poll(() =>
          runSql(
            current,
            `select 1 as one from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like 'create unique index concurrently%'`,
          ),
        )
        .toHaveLength(1);
      await send(current, 'meanwhile@example.com');
      return { done };
    });
    expect(await migrating.done).toEqual(['903-index']);
    expect(await emails()).toEqual(['before@example.com', 'meanwhile@example.com']);
    expect(await indexState()).toEqual([true]);
  });

  it('drops what a stopped build left of an index, and builds it again', async () => {
    for (let times = 0; times < 2; times += 1) await send(current, 'twice@example.com');
    const next = await open(INDEX);
    await expect(next.migrate()).rejects.toThrow('contact_message_email');
    expect(await indexState()).toEqual([false]);
    await runSql(current, 'delete from contact_message where id = (select max(id) from contact_message)');
    expect(await next.migrate()).toEqual(['903-index']);
    expect(await indexState()).toEqual([true]);
  });

  it('runs once when two servers of the next release start together', async () => {
    const [first, second] = [await open(COLUMN), await open(COLUMN)];
    const done = await Promise.all([first.migrate(), second.migrate()]);
    expect(done.flat()).toEqual(['901-column']);
  });
});
