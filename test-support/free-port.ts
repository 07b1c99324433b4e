import { createServer } from 'node:net';

/** A port that was free a moment ago: whoever takes it may still lose the race and should be ready to ask again. */
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
