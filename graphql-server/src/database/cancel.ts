import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { DomainError } from '../errors';
import type { Pool } from './database';

/** The response to the request being answered, for whose client the statements run. */
export const responses = new AsyncLocalStorage<ServerResponse>();

/** The parts of pg's client that are used here. */
interface Client {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
  end(): Promise<void>;
  release(error?: Error | boolean): void;
}

type Callback = (error: Error | undefined, client: Client | undefined, release: Client['release']) => void;

/** The parts of pg's pool that are used here. */
interface CancelingPool {
  connect(callback?: Callback): Promise<Client>;
  on(event: 'release', listener: (error: unknown, client: Client) => void): unknown;
}

/** Of PostgreSQL's message that asks to cancel what a session is running. */
const CANCEL_CODE = 80_877_102;

const hasGone = ({ closed, writableFinished }: ServerResponse) => closed && !writableFinished;

/**
 * Asks PostgreSQL on a connection of its own, as its protocol wants it. `pg_cancel_backend` would be wrong behind a pooler, which gives
 * its clients process numbers of its own and passes this message on.
 */
function cancel({ host, port, processID, secretKey }: Client): void {
  if (processID === null || typeof secretKey !== 'number') return;
  const message = Buffer.alloc(16);
  [message.length, CANCEL_CODE, processID, secretKey].forEach((value, index) => message.writeInt32BE(value, index * 4));
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  // Where it does not arrive, statement_timeout ends the statement.
  socket.once('error', () => undefined).end(message);
}

/**
 * Cancels the statement of a request whose client has gone, and runs no other for it. The connection is closed, because the cancellation
 * may arrive when the statement is over and the next one runs.
 */
export function cancelWithRequests(pool: Pool): void {
  const watched: CancelingPool = pool;
  const ends = new WeakMap<Client, () => void>();
  watched.on('release', (_error, client) => {
    ends.get(client)?.();
    ends.delete(client);
  });

  function hold(client: Client, response: ServerResponse | undefined): Client {
    if (response === undefined) return client;
    if (hasGone(response)) {
      client.release();
      throw new DomainError('BAD_USER_INPUT', 'The client has closed the request.');
    }
    let isCanceled = false;
    const whenClosed = () => {
      if (!hasGone(response)) return;
      isCanceled = true;
      cancel(client);
    };
    response.once('close', whenClosed);
    ends.set(client, () => {
      response.off('close', whenClosed);
      if (isCanceled) void client.end();
    });
    return client;
  }

  const take = watched.connect.bind(pool);
  watched.connect = (callback) => {
    const response = responses.getStore();
    const taken = take().then((client) => hold(client, response));
    if (callback === undefined) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return taken;
  };
}
