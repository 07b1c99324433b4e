import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How often idle connections are closed, in milliseconds: a connection may hold a request that is not read yet. */
const IDLE_CHECK_MS = 250;
/** Connections that are still open then are destroyed. */
const GIVE_UP_MS = 6_000;

/** Accepts no more connections, answers every request that has arrived, and closes. http-terminator drops some of them. */
export async function shutDown(server: Server): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((done) => server.once('close', done)).then(() => (isClosed = true));
  server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
  // The HTTP server's own close() destroys connections whose request has arrived but is not read yet.
  NetServer.prototype.close.call(server);
  const deadline = setTimeout(() => server.closeAllConnections(), GIVE_UP_MS);
  while (!isClosed) {
    await Promise.race([closed, delay(IDLE_CHECK_MS)]);
    server.closeIdleConnections();
  }
  clearTimeout(deadline);
}
