import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { UnderscoreNamingStrategy, type EntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM, type PgliteConnection } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import { migrations } from '../../migrations/list';
import type { ListedMigration } from '../../migrations/listed-migration';
import { SettingError } from '../config';
import { cancelWithRequests } from './cancel';
import { applyTimeouts, omitStatementNames, releaseDeadConnections } from './connections';
import { keepReserve, keepStack, watchForPanic } from './embedded-guard';
import { entities } from './entities';
import { oneAtATime } from './one-at-a-time';
import type { Statement } from './statement';
import type { Tables } from './tables';
import { retryConflict } from './transaction';

export type Pool = Awaited<ReturnType<PostgreSqlConnection['getNativeClient']>>;

export type Query = <Row extends object, Parameters extends object>(
  statement: Statement<Row, Parameters>,
  values: NoInfer<Parameters>,
) => Promise<Row[]>;

/** The only access to the data. Kysely builds queries and runs transactions; a few statements of the hot path are prepared. */
export interface Database {
  /** Null on the embedded database, which has one connection. */
  readonly pool: Pool | null;
  readonly kysely: Kysely<Tables>;
  readonly query: Query;
  /** Like `query`, on a replica where there are any: what was written a moment ago may be missing. */
  readonly replicaQuery: Query;
  fork(): SqlEntityManager;
  /** Brings the schema up to date, or waits until another server has. Returns the names of the migrations that ran. */
  migrate(): Promise<string[]>;
  /** SQL that would be needed to make the schema match the entities; empty when they agree. */
  drift(): Promise<string>;
  /** Makes statements fail that PostgreSQL does not answer within seconds. Not used during the start, which may take longer. */
  applyTimeouts(): void;
  close(): Promise<void>;
}

const optionsWith = (migrationsList: readonly ListedMigration[]) => ({
  entities,
  namingStrategy: UnderscoreNamingStrategy,
  extensions: [Migrator],
  migrations: {
    migrationsList: [...migrationsList],
    snapshot: false,
    tableName: 'migration',
    // Each migration in a transaction of its own, because an index cannot be built concurrently in one.
    transactional: true,
    allOrNothing: false,
    silent: true,
  },
  ensureDatabase: false,
  forceUtcTimezone: true,
});

/** The first migration of databases from before the first release. */
const BEFORE_RELEASE = '001-first';

async function refuseOldDatabase({ migrator }: Orm): Promise<void> {
  const executed = await migrator.getExecuted();
  if (!executed.some(({ name }) => name === BEFORE_RELEASE)) return;
  throw new SettingError(
    'This database is from before the first release and cannot be upgraded. Delete the folder db in DATA_DIR, or name an empty database in DATABASE_URL, and start again.',
  );
}

type Orm = Pick<PostgresORM, 'migrator' | 'schema' | 'close'> & { readonly em: EntityManager };

function createDatabase(pool: Pool | null, orm: Orm, query: Query): Database {
  // Both drivers hand out the SQL EntityManager; the shared base type only promises the general one.
  const fork = () => orm.em.fork() as SqlEntityManager;
  return {
    pool,
    kysely: fork().getKysely<Tables>(),
    query: (statement, values) => retryConflict(() => query(statement, values)),
    replicaQuery: query,
    fork,
    migrate: async () => {
      const done = await oneAtATime(pool, async () => {
        await refuseOldDatabase(orm);
        return orm.migrator.up();
      });
      return done.map((migration) => migration.name);
    },
    drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    applyTimeouts: () => {
      if (pool !== null) applyTimeouts(pool);
    },
    close: async () => {
      await orm.close(true);
      // The ORM ends the pool only if it ran a query itself.
      if (pool !== null && !pool.ended) await pool.end();
    },
  };
}

const POSTGRES_OPTIONS = {
  connectionTimeoutMillis: 30_000,
  keepAlive: true,
  // A transaction whose client has vanished must not hold its locks.
  idle_in_transaction_session_timeout: 10_000,
  // For migrations and imports; applyTimeouts has another one.
  statement_timeout: 3_600_000,
};

/** Opens PostgreSQL at `url`, which is asked for nothing yet. */
export async function openPostgres(
  url: string,
  poolSize = 10,
  statementNames = true,
  list: readonly ListedMigration[] = migrations,
): Promise<Database> {
  const pooled = { pool: { min: 0, max: poolSize }, driverOptions: POSTGRES_OPTIONS };
  const orm = await PostgresORM.init({ ...optionsWith(list), clientUrl: url, ...pooled });
  const connection: PostgreSqlConnection = orm.em.getConnection();
  const pool = await connection.getNativeClient();
  releaseDeadConnections(pool);
  cancelWithRequests(pool);
  if (!statementNames) omitStatementNames(pool);
  return createDatabase(
    pool,
    orm,
    async <Row extends object, Parameters extends object>(query: Statement<Row, Parameters>, values: Parameters) =>
      (await pool.query<Row>({ name: query.name, text: query.text, values: query.valuesOf(values) })).rows,
  );
}

/** Opens the embedded database in `directory`, or in memory without one. Calls `panicked` when it has stopped for good. */
export async function openEmbedded(
  directory?: string,
  panicked?: (reason: string) => void,
  list: readonly ListedMigration[] = migrations,
): Promise<Database> {
  const orm = await PgliteORM.init({
    ...optionsWith(list),
    dbName: directory ?? 'memory://',
    driverOptions: { extensions: { pg_trgm } },
  });
  const connection: PgliteConnection = orm.em.getConnection();
  const pglite: PGlite = await connection.getNativeClient();
  keepStack(pglite);
  if (panicked !== undefined) watchForPanic(pglite, panicked);
  const stopWatching = directory === undefined ? () => undefined : keepReserve(pglite, directory);
  const opened = createDatabase(
    null,
    orm,
    async <Row extends object, Parameters extends object>(query: Statement<Row, Parameters>, values: Parameters) =>
      (await pglite.query<Row>(query.text, query.valuesOf(values))).rows,
  );
  return {
    ...opened,
    close: async () => {
      stopWatching();
      await opened.close();
    },
  };
}
