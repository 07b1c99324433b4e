import { checkAnswer, type Case } from './cases';
import type { Child } from './child';
import { load, type Bytes } from './load';

/** Lowest, middle and highest of the rounds. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface Measured {
  readonly perSecond: Spread;
  /** CPU of the server's process, µs a request. */
  readonly cpu: number | null;
  readonly bytes: number;
}

export interface Compared {
  readonly name: string;
  readonly goal: Case['goal'];
  readonly server: Measured;
  readonly raw: Measured;
  /** Server's requests a second to raw's, round by round. */
  readonly ratio: Spread;
}

const CONNECTIONS = 16;
const SLOT_SECONDS = 0.6;
const WARM_UP = 300;

interface Slot {
  readonly count: number;
  readonly seconds: number;
  readonly cpu: number | null;
  readonly bytes: number;
}

async function runSlot(child: Child, next: () => Bytes, count: number): Promise<Slot> {
  const before = child.cpuSeconds();
  const { seconds, last } = await load(child.port, { count, connections: CONNECTIONS, next, check: checkAnswer });
  const after = child.cpuSeconds();
  const cpu = before === null || after === null ? null : after - before;
  return { count, seconds, cpu, bytes: Buffer.byteLength(last.body) };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}

function summary(slots: readonly Slot[]): Measured {
  const sum = (of: (slot: Slot) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  const cpuKnown = slots.every(({ cpu }) => cpu !== null);
  return {
    perSecond: spread(slots.map(({ count, seconds }) => count / seconds)),
    cpu: cpuKnown ? (sum(({ cpu }) => cpu ?? 0) / sum(({ count }) => count)) * 1e6 : null,
    bytes: slots.at(-1)?.bytes ?? 0,
  };
}

/** Both servers in turn, round after round, so that a machine that slows down or wakes up does so for both. */
export async function compare(server: Child, raw: Child, cases: readonly Case[], rounds: number): Promise<Compared[]> {
  const runs = [];
  for (const one of cases) {
    const warm = one.supply ?? WARM_UP;
    await runSlot(raw, one.raw, warm);
    await runSlot(server, one.server, warm);
    const sized = async (child: Child, next: () => Bytes) => {
      if (one.supply !== undefined) return one.supply;
      const { count, seconds } = await runSlot(child, next, WARM_UP);
      return Math.ceil((count / seconds) * SLOT_SECONDS);
    };
    runs.push({ one, counts: { server: await sized(server, one.server), raw: await sized(raw, one.raw) } });
  }
  const slots = runs.map(() => ({ server: [] as Slot[], raw: [] as Slot[] })); // filled below
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { one, counts }] of runs.entries()) {
      slots[index]?.raw.push(await runSlot(raw, one.raw, counts.raw));
      slots[index]?.server.push(await runSlot(server, one.server, counts.server));
    }
  }
  return runs.map(({ one: { name, goal } }, index) => {
    const { server: ours, raw: theirs } = slots[index] ?? { server: [], raw: [] };
    const ratios = ours.map((slot, round) => {
      const against = theirs[round] ?? slot;
      return slot.count / slot.seconds / (against.count / against.seconds);
    });
    return { name, goal, server: summary(ours), raw: summary(theirs), ratio: spread(ratios) };
  });
}

/** Statements a request, counted between the server and its database, over a few requests after a first one. */
export async function statementsPerRequest(server: Child, counter: { count: number }, { server: next }: Case) {
  // Enough of them that a background job in between rounds to nothing.
  const requests = 100;
  await runSlot(server, next, CONNECTIONS);
  counter.count = 0;
  await runSlot(server, next, requests);
  return counter.count / requests;
}
