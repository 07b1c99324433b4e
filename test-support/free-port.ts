import { createServer } from 'node:net';

/** Finds a free port. Another program may take it before the caller does, so the caller should be ready to retry. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') done(address.port);
        else fail(new Error('The system gave no port.'));
      });
    });
  });
}
