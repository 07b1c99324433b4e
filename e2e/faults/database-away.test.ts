import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChooseChaptersDocument } from '../../schema/generated/graphql';
import { openPostgres } from '../../graphql-server/src/database/database';
import { UNAVAILABLE_MESSAGE } from '../../graphql-server/src/errors';
import { launchServer, startServer, type StartedServer } from '../support/server';
import { enroll, type Student } from '../support/student';
import { sendOperation } from '../support/graphql';
import { createDatabase, startCluster, type Cluster } from '../../test-support/postgres';
import { fill } from '../../test-support/test-databases';
import { newDatabase, WIDE_LIMITS } from './support/databases';
import { requestEverywhere, type Answer } from './support/api-requests';
import { startRelay, type Relay } from './support/tcp-relay';
import { inSeconds, report, until } from './support/waiting';

// PostgreSQL becomes unavailable and comes back: requests fail fast with a clear error, and no process needs a restart.

// A separate cluster, because the shared one must stay available to the other tests.
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  await fill(await openPostgres(await createDatabase(cluster.url('postgres'), 'course')), 'course');
});
afterAll(() => cluster.stop());

const newOwnDatabase = () => newDatabase(cluster.url('postgres'));
const env = (url: string) => ({ DATABASE_URL: url, RATE_LIMITS: WIDE_LIMITS, LOG_LEVEL: 'error' });
const statusOf = async ({ url }: StartedServer, path: string) => (await fetch(url + path)).status;

/** Stops a hanging test. It does not measure speed: a busy machine runs several of these servers. */
const NEVER_MS = 120_000;

function expectOutage(answers: readonly Answer[]): void {
  for (const { what, status, type, body } of answers) {
    expect([what, status], body).toEqual([what, 503]);
    expect(type).toContain('json');
    expect(body).toContain(UNAVAILABLE_MESSAGE);
  }
}

async function expectRecovery(server: StartedServer, student: Student): Promise<void> {
  const began = performance.now();
  const isBack = async () => (await requestEverywhere(server, student)).every(({ status }) => status === 200);
  await until('the site is back', isBack, NEVER_MS);
  report(`back after ${inSeconds(performance.now() - began)}`);
  expect(await statusOf(server, '/readyz')).toBe(200);
}

describe('a database that goes away', () => {
  let server: StartedServer;
  let student: Student;
  beforeAll(async () => {
    server = await startServer({ env: env(await newOwnDatabase()) });
    student = await enroll(server, 'left_alone');
  });
  afterAll(() => server.stop());

  test('is told to everybody at once, and is there again by itself', async () => {
    for (let time = 1; time <= 2; time += 1) {
      await cluster.goAway();
      expectOutage(await requestEverywhere(server, student));
      expect(await statusOf(server, '/readyz')).toBe(503);
      expect(await statusOf(server, '/healthz')).toBe(200);
      await cluster.comeBack();
      await expectRecovery(server, student);
    }
  });
});

describe('a network that swallows everything', () => {
  let relay: Relay;
  let server: StartedServer;
  let student: Student;
  beforeAll(async () => {
    const url = new URL(await newOwnDatabase());
    relay = await startRelay(Number(url.port));
    url.port = String(relay.port);
    server = await startServer({ env: env(url.href) });
    student = await enroll(server, 'cut_off');
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
  });

  test('keeps nobody waiting, and keeps no connection and no lock afterward', async () => {
    const choose = () =>
      sendOperation(server, ChooseChaptersDocument, { choices: [{ chapterId: '1', chosen: true }] }, student.token);
    // The relay cuts some of these requests off, so they may fail.
    const crowd = Array.from({ length: 20 }, () => choose().catch(() => null));
    await crowd[0];
    relay.swallow();
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestEverywhere(server, student)));
    expectOutage(answers.flat());
    await Promise.all(crowd);
    expect(await statusOf(server, '/readyz')).toBe(503);
    expect(await statusOf(server, '/healthz')).toBe(200);

    relay.letThrough();
    await expectRecovery(server, student);
    // If the interrupted transaction had left a lock behind, this write would block.
    await until('the plan can be changed', async () => (await choose().catch(() => null)) !== null, NEVER_MS);
  });

  test('keeps nobody waiting for a connection that was idle for longer than its timeout', async () => {
    await delay(3_500);
    relay.swallow();
    expectOutage(await requestEverywhere(server, student));
    relay.letThrough();
    await expectRecovery(server, student);
  });
});

describe('a start', () => {
  test('waits for a database that is on its way, and says so', async () => {
    const url = await newOwnDatabase();
    await cluster.goAway();
    const server = await launchServer({ env: env(url) });
    await until('the line', () => server.output().includes('is not responding yet'));
    await cluster.comeBack();
    await server.ready();
    expect(await server.stop()).toBe(0);
  });

  test('ends with one line for a database that does not exist', async () => {
    const server = await launchServer({ env: env(cluster.url('nowhere')) });
    expect(await server.exited).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([expect.stringContaining('DATABASE_URL')]);
  });
});
