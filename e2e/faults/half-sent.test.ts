import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../support/server';
import { enroll, type Student } from '../support/student';
import { WIDE_LIMITS } from './support/databases';
import { requestEverywhere } from './support/api-requests';
import { inSeconds, report } from './support/waiting';

// Clients that start a request and never finish it.

const HALF_HEADER = 'GET /api/chapters/getall HTTP/1.1\r\nHost: localhost\r\n';
const HALF_BODY =
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query"';

let server: StartedServer;
let student: Student;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' } });
  student = await enroll(server, 'patient');
});
afterAll(() => server.stop());

async function begin(text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test('two hundred half-sent requests hold nobody else up, and are cut off', async () => {
  const began = performance.now();
  const texts = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? HALF_HEADER : HALF_BODY));
  const sockets = await Promise.all(texts.map(begin));
  let isOneCutOff = false;
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close').then(() => (isOneCutOff = true))));

  const answers = await requestEverywhere(server, student);
  expect(isOneCutOff, 'every other request was answered before').toBe(false);
  for (let time = 2; time <= 10; time += 1) answers.push(...(await requestEverywhere(server, student)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const slowest = Math.max(...answers.map(({ took }) => took));

  await closed;
  const took = inSeconds(performance.now() - began);
  report(`beside 200 half-sent requests the slowest answer took ${slowest.toFixed(0)} ms; cut off after ${took}`);
});
