import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RequestPasswordResetDocument } from '../../../schema/generated/graphql';
import { mountSmallDisk } from '../../faults/support/small-disk';
import { until } from '../../faults/support/waiting';
import { sendOperation } from '../../support/graphql';
import { signUp } from '../../faults/support/sign-up';
import { failOver, goOnWithoutReplica, rebuildReplica, waitForReplica } from './operator';
import type { Site } from './site';

// Each fault happens while students work, and leaves a whole site.

/** Until an operator, or what watches in their place, has seen that something is down, in milliseconds. */
const NOTICED_AFTER_MS = 5_000;
const BETWEEN_KILLS_MS = 500;
/** Short enough for requests to wait. */
const CUT_OFF_MS = 1_000;
/** Few enough for the limits of one address. */
const MAILS = 10;
const CLOCK_AHEAD = new URL('./clock-ahead.mjs', import.meta.url).href;

export interface Fault {
  readonly name: string;
  happen(site: Site): Promise<void>;
  /** Requests that need the database may be answered 503 for a while. */
  readonly interrupts?: true;
}

const noticed = () => delay(NOTICED_AFTER_MS);

export const noFault: Fault = { name: 'none', happen: noticed };

export const serversRestarted: Fault = {
  name: 'servers restarted in turn (SIGTERM)',
  async happen(site) {
    for (const [index, server] of site.servers.entries()) {
      const code = await server.stop();
      if (code !== 0) throw new Error(`A server ended with ${code}.`);
      await site.restart(index);
    }
  },
};

export const serverKilled = (times: number): Fault => ({
  name: `kill -9 of a server, ${times} times`,
  async happen(site) {
    for (let time = 0; time < times; time += 1) {
      const index = time % site.servers.length;
      await site.servers[index]?.kill9();
      await delay(BETWEEN_KILLS_MS);
      await site.restart(index);
    }
  },
});

export const clockAhead: Fault = {
  name: 'clock of a server 5 minutes ahead',
  async happen(site) {
    await site.servers[1]?.stop();
    await site.restart(1, { env: { NODE_OPTIONS: `--import ${CLOCK_AHEAD}` } });
    await noticed();
    await site.servers[1]?.stop();
    await site.restart(1);
  },
};

export const poolerRestarted: Fault = {
  name: 'PgBouncer restarted (-R)',
  happen: ({ pgbouncer }) => pgbouncer.start({ takeOver: true }),
};

export const poolerKilled: Fault = {
  name: 'kill -9 of PgBouncer',
  interrupts: true,
  async happen({ pgbouncer }) {
    await pgbouncer.end('SIGKILL');
    await noticed();
    await pgbouncer.start();
  },
};

export const replicaAway: Fault = {
  name: 'kill -9 of the replica; commits then go on without it',
  interrupts: true,
  async happen(site) {
    await site.replica.end('SIGKILL');
    await noticed();
    await goOnWithoutReplica(site);
  },
};

export const replicaBack: Fault = {
  name: 'replica back; commits then wait for it',
  async happen(site) {
    await site.replica.start();
    await waitForReplica(site);
  },
};

export const primaryKilled: Fault = {
  name: 'kill -9 of the primary, promotion of the replica',
  interrupts: true,
  async happen(site) {
    // Otherwise a replica on the same machine has everything, also what the primary did not wait for.
    const network = await site.replica.cutOff();
    await delay(CUT_OFF_MS);
    await site.primary.end('SIGKILL');
    network.forGood();
    await noticed();
    await failOver(site);
  },
};

export const replicaReplaced: Fault = {
  name: 'new replica instead of the old primary',
  happen: rebuildReplica,
};

/** Null if this account is not allowed to mount a disk. */
export function diskFull(): Fault | null {
  const disk = mountSmallDisk(8);
  if (disk === null) return null;
  return {
    name: 'disk of a server full',
    async happen(site) {
      const [first, second] = site.servers;
      if (first === undefined || second === undefined) throw new Error('There are two servers.');
      const { dataDir } = second;
      await second.stop();
      await site.restart(1, { dataDir: disk.path });
      disk.fill();
      // Mails are the only files that a server writes. The full disk can take none; the other server sends them.
      const names = Array.from({ length: MAILS }, (_, number) => `forgetful_${number}`);
      for (const name of names) {
        await signUp(first, name);
        await sendOperation(second, RequestPasswordResetDocument, { email: `${name}@example.com` });
      }
      await noticed();
      disk.freeSpace();
      await until('all mails are sent', async () => (await site.primary.count('mail')) === 0);
      const sent = [first.dataDir, disk.path].flatMap(mailsIn).sort();
      if (sent.length !== MAILS) throw new Error(`${sent.length} mails were sent instead of ${MAILS}.`);
      await site.servers[1]?.stop();
      await site.restart(1, { dataDir });
    },
  };
}

function mailsIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
}
