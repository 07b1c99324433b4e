import { describe, expect, test } from 'vitest';
import { inShare } from '../../test-support/share';
import { startServer, type ServerOptions } from '../support/server';
import { DATABASES, WIDE_LIMITS } from './support/databases';
import { AcknowledgedWrites } from './support/acknowledged-writes';
import { inSeconds, report, until } from './support/waiting';

// The server is killed twenty times on each database while students sign up, answer, submit and mark videos.

const ROUNDS = inShare(Array.from({ length: 20 }, (_, index) => index + 1));
const STUDENTS = 6;

describe.each(DATABASES)('kill -9 in a storm of writes, on %s', (name, settings) => {
  test(`loses nothing that was acknowledged, ${ROUNDS.length} times over`, async () => {
    const env = { ...(await settings()), RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' };
    let server = await startServer({ env });
    const rounds: AcknowledgedWrites[] = [];
    const restarts: number[] = [];
    for (const round of ROUNDS) {
      const writes = new AcknowledgedWrites();
      rounds.push(writes);
      const storm = Array.from({ length: STUDENTS }, (_, i) => writes.study(server, `storm_${round}_${i}`));
      // Kill the server after a different number of writes in each round.
      await until('enough writes', () => writes.size >= STUDENTS + ((round * 13) % 60));
      await server.kill9();
      await Promise.all(storm);

      const again: ServerOptions = { env, port: server.port, dataDir: server.dataDir };
      const began = performance.now();
      server = await startServer(again);
      restarts.push(performance.now() - began);
      await writes.check(server);
    }
    for (const writes of rounds) await writes.check(server);
    const written = rounds.reduce((sum, { size }) => sum + size, 0);
    report(`${name}: ${written} acknowledged writes, slowest restart ${inSeconds(Math.max(...restarts))}`);
    expect(written).toBeGreaterThan(ROUNDS.length * STUDENTS);
    expect(await server.stop()).toBe(0);
  });
});
