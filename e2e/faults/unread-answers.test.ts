import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../support/server';
import { WIDE_LIMITS } from './support/databases';
import { report, until } from './support/waiting';

// Clients that ask for much and never read. What each makes the server hold is the same however often it asks.

const CLIENTS = 20;
const MOST_MEGABYTES = 100;
/** Each client sends this many requests before it would read: one that is answered, one that waits, one that is not taken in. */
const AT_ONCE = 3;

/** About 1.5 MB, which is within the limits. */
const LARGE = `{ freeResponses { chapter { unit { subject { units { chapters { id name ${'x'.repeat(60)}: slug } } } } } } }`;

let server: StartedServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' } });
});
afterAll(() => server.stop());

function post(query: string): string {
  const body = JSON.stringify({ query });
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  return `${head}\r\n\r\n${body}`;
}

async function measured(name: string): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1));
}

const megabytes = async () => (await measured('process_resident_memory_bytes')) / 1_000_000;
const openSockets = () => measured('nodejs_active_handles{type="Socket"}');

async function ask(query: string): Promise<string> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

test('twenty clients that never read make the server hold little, and are cut off', async () => {
  // The first of each kind compile what all others use.
  for (let time = 0; time < 5; time += 1) expect((await ask(LARGE)).length).toBeGreaterThan(1_000_000);
  const before = await megabytes();

  const sockets: Socket[] = [];
  for (let i = 0; i < CLIENTS; i += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write(post(LARGE).repeat(AT_ONCE));
    sockets.push(socket);
  }
  // The server works on requests in the order in which they came: these wait for what the clients asked.
  let most = before;
  for (let time = 0; time < 10; time += 1) {
    expect(await ask('{ __typename }')).toContain('Query');
    await ask(LARGE);
    most = Math.max(most, await megabytes());
  }
  report(`${CLIENTS} clients that never read: from ${before.toFixed(0)} to ${most.toFixed(0)} MB`);
  expect(most - before).toBeLessThanOrEqual(MOST_MEGABYTES);

  await until('all are cut off', async () => (await openSockets()) < CLIENTS, 180_000);
  for (const socket of sockets) socket.destroy();
});
