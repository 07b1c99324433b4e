import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { UnderscoreNamingStrategy, type EntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM, type PgliteConnection } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { migrations } from '../../migrations/list';
import { releaseDeadConnections } from './dead-connections';
import { keepReserve, keepStack, watchForPanic } from './embedded-guard';
import { entities } from './entities';
import { limitWaits } from './timeouts';

/** A statement that is prepared once per connection, under its name. Placeholders are $1, $2 … */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** PostgreSQL's connections. */
export type Pool = Awaited<ReturnType<PostgreSqlConnection['getNativeClient']>>;

type Rows = <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** The one way to the data: the ORM for writes and cold reads, prepared statements for the hot ones. */
export interface Database {
  /** Null on the embedded database, which has one connection. */
  readonly pool: Pool | null;
  /** A fresh EntityManager: one a request. */
  fork(): SqlEntityManager;
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Like `rows`, from a replica where there are some: what was written a moment ago may be missing. */
  replicaRows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` in one transaction of prepared statements: all of it, or nothing when it throws. */
  transaction<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /** Brings the schema up to date. Returns the names of the migrations that ran. */
  migrate(): Promise<string[]>;
  /** SQL that would be needed to make the schema match the entities; empty when they agree. */
  drift(): Promise<string>;
  /** From now on a statement that PostgreSQL leaves without a word for seconds fails; a start may take its time. */
  limitWaits(): void;
  close(): Promise<void>;
}

const shared = {
  entities,
  namingStrategy: UnderscoreNamingStrategy,
  extensions: [Migrator],
  migrations: {
    migrationsList: migrations,
    snapshot: false,
    tableName: 'migration',
    transactional: true,
    silent: true,
  },
  ensureDatabase: false,
  forceUtcTimezone: true,
};

type Orm = Pick<PostgresORM, 'migrator' | 'schema' | 'close'> & { readonly em: EntityManager };

function database(
  pool: Pool | null,
  orm: Orm,
  { rows, transaction }: Pick<Database, 'rows' | 'transaction'>,
): Database {
  return {
    pool,
    rows,
    transaction,
    replicaRows: rows,
    // Both drivers hand out the SQL EntityManager; the shared base type only promises the general one.
    fork: () => orm.em.fork() as SqlEntityManager,
    migrate: async () => (await orm.migrator.up()).map((migration) => migration.name),
    drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    limitWaits: () => {
      if (pool !== null) limitWaits(pool);
    },
    close: () => orm.close(true),
  };
}

const POSTGRES_OPTIONS = {
  connectionTimeoutMillis: 30_000,
  keepAlive: true,
  // A transaction whose client the network swallowed must not keep its locks.
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens PostgreSQL at `url`, which is asked for nothing yet. */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  const pooled = { pool: { min: 0, max: poolSize }, driverOptions: POSTGRES_OPTIONS };
  const orm = await PostgresORM.init({ ...shared, clientUrl: url, ...pooled });
  const connection: PostgreSqlConnection = orm.em.getConnection();
  const pool = await connection.getNativeClient();
  releaseDeadConnections(pool);
  const rowsOn =
    (client: Pick<Pool, 'query'>): Rows =>
    async <Row extends object>({ name, text }: Statement, values: readonly unknown[]) =>
      (await client.query<Row>({ name, text, values: [...values] })).rows;
  return database(pool, orm, {
    rows: rowsOn(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(rowsOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((reason: Error) => (broken = reason));
        throw error;
      } finally {
        // A connection that cannot even roll back is not for the next one.
        client.release(broken);
      }
    },
  });
}

/** Opens the embedded database in `directory`, or in memory without one. `panicked` hears when it has stopped for good. */
export async function openEmbedded(directory?: string, panicked?: (reason: string) => void): Promise<Database> {
  const orm = await PgliteORM.init({
    ...shared,
    dbName: directory ?? 'memory://',
    driverOptions: { extensions: { pg_trgm } },
  });
  const connection: PgliteConnection = orm.em.getConnection();
  const pglite: PGlite = await connection.getNativeClient();
  keepStack(pglite);
  if (panicked !== undefined) watchForPanic(pglite, panicked);
  const stopWatching = directory === undefined ? () => undefined : keepReserve(pglite, directory);
  const rowsOn =
    (client: Pick<PGlite, 'query'>): Rows =>
    async <Row extends object>({ text }: Statement, values: readonly unknown[]) =>
      (await client.query<Row>(text, [...values])).rows;
  const opened = database(null, orm, {
    rows: rowsOn(pglite),
    transaction: (work) => pglite.transaction((tx) => work(rowsOn(tx))),
  });
  return {
    ...opened,
    close: async () => {
      stopWatching();
      await opened.close();
    },
  };
}
