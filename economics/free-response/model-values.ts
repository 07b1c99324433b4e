import type { NumberFunction } from '../arithmetic';

/** What an author may use in the texts and formulas of a question: a number, a word, or a function such as `demand(40)`. */
export type ModelValues = Readonly<Record<string, number | string | NumberFunction>>;
