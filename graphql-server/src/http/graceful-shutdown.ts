import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection may carry a request that has arrived and not been read yet: it is looked at for so long, in milliseconds. */
const LINGER_MS = 250;
/** What is still under way then is cut: whoever stops us does not wait for ever. */
const CUT_AFTER_MS = 6_000;

/** Takes no more connections, answers what came on those there are, and closes them. */
export async function drain(server: Server): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((done) => server.once('close', done)).then(() => (isClosed = true));
  server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
  // The HTTP server's own close() would at once cut connections on which a request is about to be read.
  NetServer.prototype.close.call(server);
  const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  while (!isClosed) {
    await Promise.race([closed, delay(LINGER_MS)]);
    server.closeIdleConnections();
  }
  clearTimeout(cut);
}
