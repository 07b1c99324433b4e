import { checkAnswer, CONTENDERS, type Case, type Contender } from './cases';
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

export interface Compared extends Readonly<Record<Contender, Measured>> {
  readonly name: string;
  readonly goal: Case['goal'];
  /** Server's requests a second to raw's, round by round. */
  readonly ratio: Spread;
  /** Mercurius's to raw's. */
  readonly peerRatio: Spread;
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
  return { count, seconds, cpu, bytes: last.body.length };
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

export type Children = Readonly<Record<Contender, Child>>;

const forEach = <Value>(make: (contender: Contender) => Value) =>
  Object.fromEntries(CONTENDERS.map((contender) => [contender, make(contender)])) as Record<Contender, Value>; // one of each

/** Rotates the order, because the first of a round starts with caches that another operation filled. */
function inOrderOf(round: number): Contender[] {
  const first = round % CONTENDERS.length;
  return [...CONTENDERS.slice(first), ...CONTENDERS.slice(0, first)];
}

/** All servers in turn, round after round, so that a machine that slows down or wakes up does so for all. */
export async function compare(children: Children, cases: readonly Case[], rounds: number): Promise<Compared[]> {
  const runs = [];
  for (const one of cases) {
    const counts = forEach(() => one.supply ?? 0);
    for (const contender of CONTENDERS) {
      const child = children[contender];
      await runSlot(child, one[contender], one.supply ?? WARM_UP);
      if (one.supply !== undefined) continue;
      const { count, seconds } = await runSlot(child, one[contender], WARM_UP);
      counts[contender] = Math.ceil((count / seconds) * SLOT_SECONDS);
    }
    runs.push({ one, counts, slots: forEach((): Slot[] => []) });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, counts, slots } of runs) {
      for (const contender of inOrderOf(round))
        slots[contender].push(await runSlot(children[contender], one[contender], counts[contender]));
    }
  }
  return runs.map(({ one: { name, goal }, slots }) => {
    const speed = (slot: Slot | undefined) => (slot ? slot.count / slot.seconds : NaN);
    const toRaw = (contender: Contender) =>
      spread(slots[contender].map((slot, round) => speed(slot) / speed(slots.raw[round])));
    return {
      name,
      goal,
      ...forEach((contender) => summary(slots[contender])),
      ratio: toRaw('server'),
      peerRatio: toRaw('peer'),
    };
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
