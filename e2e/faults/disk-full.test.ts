import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RequestPasswordResetDocument } from '../../schema/generated/graphql';
import { openPostgres } from '../../graphql-server/src/database/database';
import { UNAVAILABLE_MESSAGE } from '../../graphql-server/src/errors';
import { launchServer, startServer } from '../support/server';
import { sendOperation } from '../support/graphql';
import { newDatabase, WIDE_LIMITS } from './support/databases';
import { requestEverywhere } from './support/api-requests';
import { AcknowledgedWrites } from './support/acknowledged-writes';
import { signUp } from './support/sign-up';
import { mountSmallDisk, type SmallDisk } from './support/small-disk';
import { until } from './support/waiting';

// The disk of DATA_DIR fills up while students write: writes that cannot be stored are rejected, and stored data is
// preserved.

const env = { RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' };
const probe = mountSmallDisk(1);

// Mounting a small disk requires root. Without it, a full disk cannot be tested realistically.
describe.skipIf(probe === null)('a full disk', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    const mounted = mountSmallDisk(200);
    if (mounted === null) throw new Error('No disk could be mounted.');
    disk = mounted;
  });
  afterEach(() => disk.freeSpace());

  test('refuses writes in words, still shows what is there, and takes writes again when there is space', async () => {
    const server = await startServer({ env, dataDir: disk.path });
    const student = await signUp(server, 'before');
    const writes = new AcknowledgedWrites();
    const storm = Array.from({ length: 4 }, (_, i) => writes.study(server, `squeezed_${i}`));
    await until('writes', () => writes.size > 10);
    disk.fill();
    await Promise.all(storm);

    const answers = await until503(() => requestEverywhere(server, student));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 503]);
    for (const { status, body } of answers) if (status === 503) expect(body).toContain(UNAVAILABLE_MESSAGE);
    await expect(sendOperation(server, RequestPasswordResetDocument, { email: 'before@example.com' })).rejects.toThrow(
      'UNAVAILABLE',
    );
    await writes.check(server);

    disk.freeSpace();
    await until('all is well', async () => {
      const again = await requestEverywhere(server, student);
      return again.every(({ status }) => status === 200);
    });
    await writes.check(server);
    expect(await server.stop()).toBe(0);
    const reopened = await startServer({ env, dataDir: disk.path });
    await writes.check(reopened);
    expect(await reopened.stop()).toBe(0);
  });

  test('is named in one line by a start that it prevents', async () => {
    disk.fill();
    const server = await launchServer({ env, dataDir: disk.path });
    expect(await server.exited).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(/disk of DATA_DIR.*full/)]);
  });

  test('queues a mail that finds no space in the outbox, and writes it when there is', async () => {
    const url = await newDatabase();
    const server = await startServer({ env: { ...env, DATABASE_URL: url, LOG_LEVEL: 'warn' }, dataDir: disk.path });
    await signUp(server, 'forgetful');
    disk.fill();
    await sendOperation(server, RequestPasswordResetDocument, { email: 'forgetful@example.com' });
    await until('the try', () => server.output().includes('mailDelayed'));
    disk.freeSpace();
    const outbox = () => readdirSync(`${disk.path}/outbox`).filter((name) => name.endsWith('.eml'));
    await until('the mail', () => outbox().length > 0);
    expect(await server.stop()).toBe(0);
    expect(outbox()).toHaveLength(1);
    // None is left that could be written again.
    const db = await openPostgres(url, 1);
    expect(await db.kysely.selectFrom('mail').selectAll().execute()).toEqual([]);
    await db.close();
  });
});

/** Repeats the request until the server responds with 503. The server checks the disk once a second. */
async function until503<Result extends readonly { status: number }[]>(ask503: () => Promise<Result>): Promise<Result> {
  let answers = await ask503();
  await until('a refusal', async () => {
    answers = await ask503();
    return answers.some(({ status }) => status === 503);
  });
  return answers;
}
