import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { UnderscoreNamingStrategy, type EntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM, type PgliteConnection } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { migrations } from '../../migrations/list';
import { entities } from './entities';

/** A statement that is prepared once per connection, under its name. Placeholders are $1, $2 … */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** PostgreSQL's connections. */
export type Pool = Awaited<ReturnType<PostgreSqlConnection['getNativeClient']>>;

/** The one way to the data: the ORM for writes and cold reads, prepared statements for the hot ones. */
export interface Database {
  /** Null on the embedded database, which has one connection. */
  readonly pool: Pool | null;
  /** A fresh EntityManager: one a request. */
  fork(): SqlEntityManager;
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Brings the schema up to date. Returns the names of the migrations that ran. */
  migrate(): Promise<string[]>;
  /** SQL that would be needed to make the schema match the entities; empty when they agree. */
  drift(): Promise<string>;
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

function database(pool: Pool | null, orm: Orm, rows: Database['rows']): Database {
  return {
    pool,
    rows,
    // Both drivers hand out the SQL EntityManager; the shared base type only promises the general one.
    fork: () => orm.em.fork() as SqlEntityManager,
    migrate: async () => (await orm.migrator.up()).map((migration) => migration.name),
    drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    close: () => orm.close(true),
  };
}

/** Opens PostgreSQL at `url`. Throws when it does not answer. */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  const orm = await PostgresORM.init({ ...shared, clientUrl: url, pool: { min: 0, max: poolSize } });
  const connection: PostgreSqlConnection = orm.em.getConnection();
  const pool = await connection.getNativeClient();
  return database(pool, orm, async <Row extends object>({ name, text }: Statement, values: readonly unknown[]) => {
    const result = await pool.query<Row>({ name, text, values: [...values] });
    return result.rows;
  });
}

/** Opens the embedded database in `directory`, or in memory without one. */
export async function openEmbedded(directory?: string): Promise<Database> {
  const orm = await PgliteORM.init({
    ...shared,
    dbName: directory ?? 'memory://',
    driverOptions: { extensions: { pg_trgm } },
  });
  const connection: PgliteConnection = orm.em.getConnection();
  const pglite: PGlite = await connection.getNativeClient();
  return database(null, orm, async <Row extends object>({ text }: Statement, values: readonly unknown[]) => {
    const result = await pglite.query<Row>(text, [...values]);
    return result.rows;
  });
}
