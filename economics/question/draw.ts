/** Random choices from a seed: the same seed always draws the same. */
export interface Draw {
  /** Of a variant that no course stores: a list may be longer for it. */
  readonly isFresh: boolean;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** @throws RangeError for an empty list. */
  oneOf<T>(items: readonly T[]): T;
  /** Two different ones. @throws RangeError for a list of fewer than two. */
  twoOf<T>(items: readonly T[]): [T, T];
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32 (Tommy Ettinger, 2017): small, fast, and good enough to vary numbers. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function drawFrom(seed: number, isFresh = false): Draw {
  const random = mulberry32(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return items.flatMap(() => left.splice(whole(0, left.length - 1), 1));
  };
  const oneOf = <T>(items: readonly T[]): T => {
    const [item] = items.slice(whole(0, items.length - 1));
    if (item === undefined) throw new RangeError('there is nothing to draw from');
    return item;
  };
  const twoOf = <T>(items: readonly T[]): [T, T] => {
    const [first, second] = shuffled(items);
    if (first === undefined || second === undefined) throw new RangeError('there are no two to draw');
    return [first, second];
  };
  return { isFresh, whole, oneOf, twoOf, shuffled };
}

/** FNV-1a: a number from a text, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Six values that never rise, each up to `most` below the one before. */
export function drawFalling(draw: Draw, first: number, most: number): number[] {
  const values = [first];
  while (values.length < 6) values.push((values.at(-1) ?? 0) - draw.whole(1, most));
  return values;
}

/** A value, and `steps` others, each 1 to `most` above the one before. */
export function drawRising(draw: Draw, first: number, steps: number, most: number): number[] {
  const values = [first];
  while (values.length <= steps) values.push((values.at(-1) ?? 0) + draw.whole(1, most));
  return values;
}
