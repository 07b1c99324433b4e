import type { ReferenceTermsQuery } from '../../../schema/generated/graphql';

export type Term = ReferenceTermsQuery['referenceTerms'][number];

/** Lower case, with every run of other characters than letters and digits as one space. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Begins one of the words of a text. */
const beginsWord = (text: string, typed: string): boolean => ` ${plain(text)}`.includes(` ${typed}`);

/**
 * The terms that have what was typed at the beginning of a word: of a name, or else of the definition. Those with a name come
 * first. Nothing typed finds all of them.
 */
export function findTerms(terms: readonly Term[], typed: string): readonly Term[] {
  const words = plain(typed);
  if (words === '') return terms;
  const byName = terms.filter(({ term, also }) => [term, ...also].some((name) => beginsWord(name, words)));
  const byDefinition = terms.filter((one) => !byName.includes(one) && beginsWord(one.definition, words));
  return [...byName, ...byDefinition];
}

/** Terms by the letter with which they begin. */
export const byLetter = (terms: readonly Term[]): [letter: string, terms: Term[]][] => [
  ...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase()),
];
