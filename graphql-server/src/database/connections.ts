import type { Socket } from 'node:net';
import type { Pool } from './database';
import { DatabaseSilent } from './unavailable';

/** The parts of pg's pool and its connections that are used here. */
interface WatchedPool {
  readonly options: { connectionTimeoutMillis?: number; lock_timeout?: number; statement_timeout?: number };
  on(event: 'connect' | 'acquire', listener: (client: Client) => void): unknown;
  on(event: 'release', listener: (error: unknown, client: Client) => void): unknown;
}

interface Client {
  readonly connection: { readonly stream: Socket };
  once(event: 'end', listener: () => void): unknown;
  end(): Promise<void>;
  /** Of the one who holds it, who may call it once. */
  release?(error: boolean): void;
  query(statement: unknown, ...rest: unknown[]): unknown;
}

/** The holder of a connection is told that it died, and has released it by then. */
const GRACE_MS = 1_000;

/**
 * Releases dead connections that nobody releases: a transaction of the ORM that can neither begin nor roll back holds its
 * connection (Kysely's ControlledTransaction), and ten of them would exhaust the pool.
 */
export function releaseDeadConnections(pool: Pool): void {
  const watched: WatchedPool = pool;
  const held = new WeakSet<Client>();
  watched.on('acquire', (client) => void held.add(client));
  watched.on('release', (_error, client) => void held.delete(client));
  watched.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release?.(true);
      }, GRACE_MS).unref();
    });
  });
}

/**
 * Sends statements without their names, so that none is prepared for later. PgBouncer before 1.21 in transaction mode gives each
 * transaction another session, which does not know what was prepared in the one before.
 */
export function omitStatementNames(pool: Pool): void {
  const watched: WatchedPool = pool;
  watched.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (statement, ...rest) => query(withoutName(statement), ...rest);
  });
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement
    ? { ...statement, name: undefined }
    : statement;

/** How long a request waits for a connection to PostgreSQL, and then for data from it. */
const ANSWER_TIMEOUT_MS = 3_000;
/** PostgreSQL gives up waiting for a lock before we give up on PostgreSQL. */
const LOCK_TIMEOUT_MS = 2_500;
/** PostgreSQL ends a statement that nobody may be waiting for anymore. One that sends rows meanwhile may take this long. */
const STATEMENT_TIMEOUT_MS = 10_000;

function cut(this: Socket): void {
  this.destroy(new DatabaseSilent());
}

/**
 * Destroys a connection in use that receives nothing for a while, which fails its statement and removes it from the
 * pool. When a network drops packets silently, TCP would wait for a quarter of an hour.
 */
export function applyTimeouts(pool: Pool): void {
  const watched: WatchedPool = pool;
  watched.options.connectionTimeoutMillis = ANSWER_TIMEOUT_MS;
  watched.options.lock_timeout = LOCK_TIMEOUT_MS;
  watched.options.statement_timeout = STATEMENT_TIMEOUT_MS;
  const withTimeouts = new WeakSet<Client>();
  watched.on('connect', (client) => void withTimeouts.add(client));
  watched.on('acquire', ({ connection }) => void connection.stream.setTimeout(ANSWER_TIMEOUT_MS, cut));
  watched.on('release', (_error, client) => {
    client.connection.stream.setTimeout(0, cut);
    // One from before: the pool makes a new one when it needs it.
    if (!withTimeouts.has(client)) void client.end();
  });
}
