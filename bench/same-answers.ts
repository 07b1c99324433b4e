import { isDeepStrictEqual } from 'node:util';
import { cases, checkAnswer } from './cases';
import { load, type Bytes } from './load';
import type { Children } from './measure';
import { READERS, strider, STUDENTS, type Seeded } from './seed';

async function ask(port: number, request: Bytes): Promise<unknown> {
  const { last } = await load(port, { count: 1, connections: 1, next: () => request, check: checkAnswer });
  return JSON.parse(last.body.toString());
}

/** In an order of its own: topics of a finished quiz come as the database returns them. */
const sorted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inside: unknown) =>
    name === 'topicProgress' && Array.isArray(inside) ? inside.map((row) => JSON.stringify(row)).toSorted() : inside,
  );

/**
 * Throws unless the peer answers each operation exactly as the server does. The peer finishes a quiz first, and the server then
 * answers with what the peer has stored.
 */
export async function checkSame({ server, peer }: Children, seeded: Seeded): Promise<void> {
  const waiting = seeded.waiting.splice(-1);
  // Each from the beginning, so that both are asked for the same students.
  const sameStudents = () => ({ nextStudent: strider(STUDENTS), nextReader: strider(READERS) });
  const [ours, theirs] = [0, 1].map(() => cases({ ...seeded, ...sameStudents(), waiting: [...waiting] }, 1));
  for (const [index, { name, server: next }] of (ours ?? []).entries()) {
    const request = theirs?.[index]?.peer();
    const answer = request && (await ask(peer.port, request));
    if (!isDeepStrictEqual(sorted(answer), sorted(await ask(server.port, next()))))
      throw new Error(`The peer answers differently: ${name}.`);
  }
}
