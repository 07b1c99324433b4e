import type { Database, Pool } from '../../src/database/database';
import { runSql } from './sql';

// A database whose students' tables are divided by student into partitions, as Citus divides them into shards. It is made out of the
// migrated schema, so that new tables and columns come along by themselves.

const PARTITIONS = 16;

/** What Citus cannot have, and what stands for it there (docs/scale.md). */
const NOT_ON_CITUS = [
  // Unique usernames and addresses need tables of their own.
  'drop index users_username_unique',
  'create index users_username_unique on users (lower(username))',
  'drop index users_email_unique',
  'create index users_email_unique on users (lower(email))',
  // A visitor's attempt has an owner who is no user; the check on both columns keeps them equal for students.
  'alter table quiz_attempt drop constraint quiz_attempt_user_id_foreign',
  'alter table free_response_attempt drop constraint free_response_attempt_user_id_foreign',
  // The queue of mails and the contact messages are one table each; the service deletes a deleted account's messages there.
  'alter table contact_message drop constraint contact_message_user_id_foreign',
  'alter table mail drop constraint mail_user_id_foreign',
];

interface Distributed {
  readonly table: string;
  readonly column: string;
}

/** Students' tables: the users, and every table with an owner, or with a user in each row. */
const DISTRIBUTED = `
  select t.relname as table, a.attname as column
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnotnull
    and (a.attname = case when t.relname = 'users' then 'id' else 'owner_id' end
      or (a.attname = 'user_id' and not exists (select from pg_attribute o where o.attrelid = t.oid and o.attname = 'owner_id')))
  order by t.relname`;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly targetColumns: readonly string[];
}

const names = (columns: string, table: string) =>
  `(select array_agg(a.attname::text order by n) from unnest(c.${columns}) with ordinality k (num, n)
    join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.num)`;

const FOREIGN_KEYS = `
  select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition,
    c.confrelid::regclass::text as target, ${names('conkey', 'conrelid')} as columns,
    ${names('confkey', 'confrelid')} as "targetColumns"
  from pg_constraint c where c.contype = 'f' order by 1, 2`;

const DEFINITIONS = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as definition
  from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')
  union all
  select pg_get_indexdef(indexrelid) from pg_index where indrelid = $1::regclass
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

const SEQUENCES = `
  select format('alter sequence %s owned by none', pg_get_serial_sequence($1::text, attname)) as text
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
    and pg_get_serial_sequence($1::text, attname) is not null`;

async function divide(db: Database, { table, column }: Distributed): Promise<void> {
  const definitions = await runSql<{ definition: string }>(db, DEFINITIONS, [table]);
  for (const { text } of await runSql<{ text: string }>(db, SEQUENCES, [table])) await runSql(db, text);
  await runSql(db, `alter table ${table} rename to undivided`);
  const like = 'like undivided including defaults including constraints including storage including compression';
  await runSql(db, `create table ${table} (${like}) partition by hash (${column})`);
  await runSql(db, 'drop table undivided cascade');
  for (let part = 0; part < PARTITIONS; part += 1) {
    const values = `for values with (modulus ${PARTITIONS}, remainder ${part})`;
    await runSql(db, `create table ${table}_p${part} partition of ${table} ${values}`);
  }
  // PostgreSQL refuses a unique key without the student, as Citus does.
  for (const { definition } of definitions) await runSql(db, definition);
}

/**
 * Divides the students' tables of a database without students. Returns them, with the foreign keys that do not lead from a student to the
 * rows of the same student or to a table that all share.
 */
export async function divideByStudent(db: Database): Promise<{ tables: readonly string[]; strays: readonly string[] }> {
  for (const text of NOT_ON_CITUS) await runSql(db, text);
  const distributed = await runSql<Distributed>(db, DISTRIBUTED);
  const columnOf = new Map(distributed.map(({ table, column }) => [table, column]));
  const foreignKeys = await runSql<ForeignKey>(db, FOREIGN_KEYS);
  const strays = foreignKeys.filter(({ table, target, columns, targetColumns }) => {
    if (!columnOf.has(target)) return false;
    const at = targetColumns.indexOf(columnOf.get(target) ?? '');
    return at !== 0 || columns[at] !== columnOf.get(table);
  });
  for (const one of distributed) await divide(db, one);
  for (const { table, target, name, definition } of foreignKeys)
    if (columnOf.has(table) || columnOf.has(target))
      await runSql(db, `alter table ${table} add constraint ${name} ${definition}`);
  return { tables: [...columnOf.keys()], strays: strays.map(({ name }) => name) };
}

/** Statements that were sent, with the partitions that each of them visited, or the transaction around it so far. */
export type Visits = Map<string, ReadonlySet<string>>;

/** The parts of pg's connections that are used here. */
interface Client {
  query(statement: unknown, values?: unknown, done?: unknown): unknown;
}

interface Sent {
  readonly text: string;
  readonly values?: readonly unknown[];
}

type Done = (error: unknown, result?: unknown) => void;

const isSent = (statement: unknown): statement is Sent =>
  typeof statement === 'object' && statement !== null && 'text' in statement;

/** PostgreSQL locks each partition that a plan contains until the end of the transaction. */
const VISITED = `select distinct substring(c.relname from 'p\\d+$') as part from pg_locks l join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and c.relispartition and c.relkind = 'r'`;

/**
 * Runs each statement of these connections in a transaction, where it has none, and notes the partitions that this one visited. A
 * statement that contains `handOver` takes rows from an owner whom its transaction visits no more.
 */
export function watchVisits(pool: Pool, handOver: string): Visits {
  const visits: Visits = new Map();
  const watched: { on(event: 'connect', listener: (client: Client) => void): unknown } = pool;
  watched.on('connect', (client) => {
    const send = client.query.bind(client) as (
      text: string,
      values?: readonly unknown[],
    ) => Promise<{ rows: { part: string }[] }>; // without a callback
    // A plan for any value contains all partitions, even if it visits one.
    void send('set plan_cache_mode = force_custom_plan');
    let isInside = false;
    let visited: readonly string[] = [];
    let left: readonly string[] = [];
    const run = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      if (/^(begin|start transaction|commit|rollback)/i.test(text)) {
        isInside = /^(begin|start)/i.test(text);
        [visited, left] = [[], []];
        return send(text);
      }
      if (!isInside) {
        [visited, left] = [[], []];
        await send('begin');
      }
      try {
        const result = await send(text, values);
        const all = (await send(VISITED)).rows.map(({ part }) => part);
        const parts = all.filter((part) => !left.includes(part));
        visits.set(text, new Set([...(visits.get(text) ?? []), ...(parts.length > 1 ? parts : [])]));
        if (text.includes(handOver)) left = all.filter((part) => !visited.includes(part));
        visited = all;
        if (!isInside) await send('commit');
        return result;
      } catch (error) {
        if (!isInside) await send('rollback');
        throw error;
      }
    };
    client.query = (statement, values, done) => {
      const callback = (typeof values === 'function' ? values : done) as Done | undefined; // of the pool
      const [text, given] = isSent(statement) ? [statement.text, statement.values] : [String(statement), values];
      const result = run(text, Array.isArray(given) ? given : []);
      if (callback === undefined) return result;
      return result.then((rows) => callback(null, rows), callback);
    };
  });
  return visits;
}
