import { describe, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../support/server';
import { me } from '../support/student';
import { DATABASES, WIDE_LIMITS } from './support/databases';
import { beginSignUp } from './support/sign-up';
import { inSeconds, report } from './support/waiting';

// SIGTERM while requests are in progress: the server finishes them, accepts no new ones, and exits cleanly.

/** Few enough to be answered before the server gives up waiting, on a busy machine too. */
const UNDER_WAY = 12;

/** Sends requests, each on a new connection, until the server stops accepting them. Returns the number of responses. */
async function browse({ url }: StartedServer): Promise<number> {
  for (let answered = 0; ; answered += 1) {
    const response = await fetch(`${url}/api/chapters/getall`, { headers: { connection: 'close' } }).catch(() => null);
    if (response === null) return answered;
    expect(response.status).toBe(200);
    // A response that has started must be complete.
    await response.json();
  }
}

describe.each(DATABASES)('SIGTERM under load, on %s', (name, settings) => {
  test('lets every request in progress be answered and ends by itself; logins outlive it', async () => {
    const env = { ...(await settings()), RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' };
    const server = await startServer({ env });
    const readers = Array.from({ length: 4 }, () => browse(server));
    // Password hashing is queued, so most sign-ups are in progress for a while.
    const signUps = Array.from({ length: UNDER_WAY }, (_, i) => beginSignUp(server, `late_${i}`));
    await Promise.all(signUps.map(({ underWay }) => underWay));

    const began = performance.now();
    expect(await server.stop()).toBe(0);
    const took = performance.now() - began;
    const students = await Promise.all(signUps.map(({ student }) => student));
    const reads = await Promise.all(readers);
    report(`${name}: stopped in ${inSeconds(took)}, ${reads.reduce((sum, n) => sum + n, 0)} reads answered meanwhile`);

    const again = await startServer({ env, port: server.port, dataDir: server.dataDir });
    for (const student of students) expect((await me(again, student)).username).toBe(student.username);
    await again.kill9();
    const afterKill = await startServer({ env, port: server.port, dataDir: server.dataDir });
    for (const student of students) expect((await me(afterKill, student)).username).toBe(student.username);
    expect(await afterKill.stop()).toBe(0);
  });
});
