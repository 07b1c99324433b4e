import type { NumberFunction } from '../arithmetic';

/** What an author may use in the texts and formulas of a question: a number, a word, or a function such as `demand(40)`. */
export type ModelValues = Readonly<Record<string, number | string | NumberFunction>>;

/** `newPrice` for the prefix new and the name price. */
export function prefixed<T>(prefix: string, values: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(values).map(([name, value]) => [
    `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  return Object.fromEntries(entries);
}
