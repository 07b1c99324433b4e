import type { Pool } from './database';
import type { PoolEvents } from './pool-events';

/** Who holds a connection hears of its death at once, and is done with it by then. */
const GRACE_MS = 1_000;

/** What of pg's connections is used here. */
interface Client {
  once(event: 'end', listener: () => void): unknown;
  /** Of the one who holds it, who may call it once. */
  release?(error: boolean): void;
}

/**
 * Releases dead connections that nobody releases: a transaction of the ORM that can neither begin nor roll back holds its
 * connection (Kysely's ControlledTransaction), and ten of them would exhaust the pool.
 */
export function releaseDeadConnections(pool: Pool): void {
  const watched: PoolEvents<Client> = pool;
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
