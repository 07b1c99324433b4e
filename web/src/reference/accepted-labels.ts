import { POLICIES, ROLES, SUBSCRIPTS } from '../../../economics/free-response/role-table';

// The labels that the scorer of graphs accepts, from the scorer's own table (docs/decisions/reference.md).

/** The table holds names in the singular and without words such as "of", which count for nothing. */
const WRITTEN: Readonly<Record<string, string>> = {
  'demand labor': 'demand for labor',
  'supply labor': 'supply of labor',
  'price labor': 'price of labor',
  'quantity labor': 'quantity of labor',
  worker: 'workers',
  'quantity worker': 'quantity of workers',
  'number worker': 'number of workers',
  'marginal cost labor': 'marginal cost of labor',
  'supply world': 'supply of the world',
  'equal distribution income': 'equal distribution of income',
  'production possibility': 'production possibilities',
  'production possibility frontier': 'production possibilities frontier',
  '45 degree': '45-degree line',
  '45': '45',
};

/** "atc" is an abbreviation, and "loss" is a word. */
const isAbbreviation = (word: string): boolean => word.length <= 3 || !/[eiou]/.test(word);
const WORDS_WITHOUT_OTHER_VOWELS = new Set(['tax', 'gap']);

const written = (form: string): string =>
  WRITTEN[form] ??
  form
    .split(' ')
    .map((word) => (isAbbreviation(word) && !WORDS_WITHOUT_OTHER_VOWELS.has(word) ? word.toUpperCase() : word))
    .join(' ');

interface AcceptedLabel {
  /** "ATC". */
  readonly label: string;
  /** Other labels that count as the same. */
  readonly others: readonly string[];
}

/** Each label with the others that count as the same, as students may write them. */
export const ACCEPTED_LABELS: readonly AcceptedLabel[] = ROLES.map(([role, ...forms]) => ({
  label: written(role),
  others: forms.map(written),
})).filter(({ others }) => others.length > 0);

/** Words that may stand with P, Q, or W, by the subscript that they stand for. */
export const SUBSCRIPT_WORDS: readonly (readonly [subscript: string, words: readonly string[]])[] = [
  ...Map.groupBy(Object.entries(SUBSCRIPTS), ([, subscript]) => subscript),
].map(([subscript, entries]) => [subscript, entries.map(([word]) => word).filter((word) => word.length > 3)] as const); // a pair

/** What a curve may be labeled with after a policy: "S + tax". */
export const POLICY_WORDS: readonly string[] = [...POLICIES];
