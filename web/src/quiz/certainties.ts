import type { Certainty } from '../../../schema/generated/graphql';

/** The levels of certainty, from lowest to highest, each with its keyboard shortcut in a running quiz. */
export const CERTAINTIES = [
  { certainty: 'guessing', label: 'Guessing', key: 'g' },
  { certainty: 'unsure', label: 'Unsure', key: 'u' },
  { certainty: 'sure', label: 'Sure', key: 's' },
] as const satisfies readonly { certainty: Certainty; label: string; key: string }[]; // keeps the literal types

export const certaintyLabel = (certainty: Certainty): string =>
  CERTAINTIES.find((one) => one.certainty === certainty)?.label ?? certainty;

export const isCertainty = (value: unknown): value is Certainty =>
  CERTAINTIES.some(({ certainty }) => certainty === value);
