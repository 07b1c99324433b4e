import type { Socket } from 'node:net';
import type { Pool } from './database';
import type { PoolEvents } from './pool-events';
import { DatabaseSilent } from './unavailable';

/** How long a request waits for a connection to PostgreSQL, and then for data on it. */
const ANSWER_TIMEOUT_MS = 3_000;
/** PostgreSQL gives up waiting for a lock before we give up on PostgreSQL. */
const LOCK_TIMEOUT_MS = 2_500;

/** What of pg's pool and connections is used here. */
interface WatchedPool extends PoolEvents<Client> {
  readonly options: { connectionTimeoutMillis?: number; lock_timeout?: number };
}

interface Client {
  readonly connection: { readonly stream: Socket };
  end(): Promise<void>;
}

function cut(this: Socket): void {
  this.destroy(new DatabaseSilent());
}

/**
 * From now on a connection in use that hears nothing for a while is cut, which fails its statement and takes it out of the
 * pool: a network that swallows everything says nothing either, and would be believed for a quarter of an hour.
 */
export function applyTimeouts(pool: Pool): void {
  const watched: WatchedPool = pool;
  watched.options.connectionTimeoutMillis = ANSWER_TIMEOUT_MS;
  watched.options.lock_timeout = LOCK_TIMEOUT_MS;
  const withTimeouts = new WeakSet<Client>();
  watched.on('connect', (client) => void withTimeouts.add(client));
  watched.on('acquire', ({ connection }) => void connection.stream.setTimeout(ANSWER_TIMEOUT_MS, cut));
  watched.on('release', (_error, client) => {
    client.connection.stream.setTimeout(0, cut);
    // One from before: the pool makes a new one when it needs it.
    if (!withTimeouts.has(client)) void client.end();
  });
}
