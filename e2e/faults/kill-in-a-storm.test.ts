import { describe, expect, test } from 'vitest';
import { startServer, type ServerOptions } from '../support/server';
import { DATABASES, WIDE_LIMITS } from './support/databases';
import { Ledger } from './support/ledger';
import { inSeconds, report, until } from './support/waiting';

// The server dies without a word twenty times, each time while students sign up, answer, hand in and mark videos.

const ROUNDS = 20;
const STUDENTS = 6;

describe.each(DATABASES)('kill -9 in a storm of writes, on %s', (name, settings) => {
  test(`loses nothing that was acknowledged, ${ROUNDS} times over`, async () => {
    const env = { ...(await settings()), RATE_LIMITS: WIDE_LIMITS, DEMO: 'off', LOG_LEVEL: 'error' };
    let server = await startServer({ env });
    const ledgers: Ledger[] = [];
    const restarts: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ledger = new Ledger();
      ledgers.push(ledger);
      const storm = Array.from({ length: STUDENTS }, (_, i) => ledger.study(server, `storm_${round}_${i}`));
      // Each round dies at another moment.
      await until('enough writes', () => ledger.size >= STUDENTS + ((round * 13) % 60));
      await server.kill9();
      await Promise.all(storm);

      const again: ServerOptions = { env, port: server.port, dataDir: server.dataDir };
      const began = performance.now();
      server = await startServer(again);
      restarts.push(performance.now() - began);
      await ledger.check(server);
    }
    for (const ledger of ledgers) await ledger.check(server);
    const written = ledgers.reduce((sum, { size }) => sum + size, 0);
    report(`${name}: ${written} acknowledged writes, slowest restart ${inSeconds(Math.max(...restarts))}`);
    expect(written).toBeGreaterThan(ROUNDS * STUDENTS);
    expect(await server.stop()).toBe(0);
  });
});
