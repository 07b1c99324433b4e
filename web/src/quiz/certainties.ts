import type { Certainty } from '../../../schema/generated/graphql';

/** How sure one may be, and the key that says so in a running quiz. From the least to the most. */
export const CERTAINTIES = [
  { certainty: 'guessing', word: 'Guessing', key: 'g' },
  { certainty: 'unsure', word: 'Unsure', key: 'u' },
  { certainty: 'sure', word: 'Sure', key: 's' },
] as const satisfies readonly { certainty: Certainty; word: string; key: string }[]; // the three stay a fixed list

export const certaintyWord = (certainty: Certainty): string =>
  CERTAINTIES.find((one) => one.certainty === certainty)?.word ?? certainty;

export const isCertainty = (value: unknown): value is Certainty =>
  CERTAINTIES.some(({ certainty }) => certainty === value);
