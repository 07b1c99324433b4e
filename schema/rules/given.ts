/** What a student gives as the answer to a question. */
export const QUESTION_KINDS = ['choice', 'number'] as const; // the names are the type
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The answer that a student gave to a question of each kind: a choice by its id, or a number in the question's unit. */
export type Given<Id = number> = { readonly choice: Id } | { readonly number: number };

/**
 * How a question is answered in a quiz: as it was answered or asked there, even if its author has changed its kind since. `choices` counts
 * those that the quiz shows.
 */
export function kindAsked(kind: QuestionKind, choices: number, given: Given<unknown> | null): QuestionKind {
  if (given !== null) return 'choice' in given ? 'choice' : 'number';
  return choices > 0 ? 'choice' : kind;
}

/** The numbers from `value` − `tolerance` to `value` + `tolerance`. */
export interface NumberRange {
  readonly value: number;
  /** 0 or more, in the unit of the value. */
  readonly tolerance: number;
}

/** Which answers count as one that the author wrote, for each kind without choices. */
export type Accepted = NumberRange;

/** A few roundings of binary fractions, in parts of the number: 0.4 is within 0.3 ± 0.1. */
const SLACK = 4 * Number.EPSILON;

export const isAccepted = ({ value, tolerance }: Accepted, given: Given<unknown>): boolean =>
  'number' in given && Math.abs(given.number - value) <= tolerance + SLACK * Math.max(Math.abs(value), tolerance);

/** An answer that is accepted, or one that an author hardly foresaw. */
export const exampleOf = ({ value, tolerance }: Accepted, isRight: boolean): Given => ({
  number: isRight ? value : value + 2 * tolerance + 1,
});

/** Whether both are the same answer; none is never the same. */
export const isSameGiven = <Id>(a: Given<Id> | null | undefined, b: Given<Id>): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const GIVE_ONE_ANSWER = 'Give either a choice or a number.';

/** The answer in a value from outside, which may have a null for every other kind; null unless it is exactly one. */
export function readGiven(value: unknown): Given<string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const choice = 'choice' in value && typeof value.choice === 'string' ? value.choice : null;
  const number = 'number' in value && typeof value.number === 'number' ? value.number : null;
  if (choice !== null) return number === null ? { choice } : null;
  // A database has no NaN, no infinity and no −0.
  return number !== null && Number.isFinite(number) ? { number: number + 0 } : null;
}

/** The answer with a null for every other kind, as the API shows it. */
export const withNulls = (given: Given<string>) => ({ choice: null, number: null, ...given });
