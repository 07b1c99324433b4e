/** A unit of the exam: from `low` to `high` percent of its multiple-choice section are about it. */
export interface ExamUnit {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** A unit of the exam with its number there. */
export interface NumberedExamUnit extends ExamUnit {
  readonly number: number;
}

/** Numbers the units of the exam in the order in which the course's units name them. */
export function numberExamUnits(examUnits: readonly (ExamUnit | null)[]): (NumberedExamUnit | null)[] {
  const names = [...new Set(examUnits.flatMap((examUnit) => examUnit?.name ?? []))];
  return examUnits.map((examUnit) => examUnit && { ...examUnit, number: names.indexOf(examUnit.name) + 1 });
}

/** Questions of section I of the exam. */
export const EXAM_QUESTIONS = 60;
/** Shares of easy, medium, and hard questions on the exam. */
export const DIFFICULTY_SHARES: readonly number[] = [0.25, 0.5, 0.25];
/** Points of the long free-response question and of each of the two short ones. */
export const LONG_POINTS = 10;
export const SHORT_POINTS = 5;

/** Points of the composite, which has 100, for all of section I and for all of section II. */
export const CHOICE_WORTH = 66.67;
export const RESPONSE_WORTH = 33.33;
/** The long question is half of section II, each short one a quarter. */
export const LONG_SHARE = 0.5;
export const SHORT_SHARE = 0.25;

/** The composite, 0–100, of shares earned, each 0–1. */
export function compositeOf(choice: number, long: number, shorts: readonly [number, number]): number {
  return CHOICE_WORTH * choice + RESPONSE_WORTH * (LONG_SHARE * long + SHORT_SHARE * (shorts[0] + shorts[1]));
}

export type Score = 1 | 2 | 3 | 4 | 5;

/** When the estimates below were collected, for a sentence. */
export const CUT_SCORES_OF = 'November 2026';

/**
 * The composite, 0–100, from which on a score is given, as third parties estimate it: cut scores are not published. With less than the
 * lowest the score is 1.
 */
export const CUT_SCORES: readonly { readonly score: Score; readonly low: number; readonly high: number }[] = [
  { score: 2, low: 34, high: 43 },
  { score: 3, low: 48, high: 56 },
  { score: 4, low: 59, high: 69 },
  { score: 5, low: 80, high: 83 },
];

/** The scores, 1–5, that estimates of the cut scores give to composites from `lowest` to `highest`. */
export function scoreRange(lowest: number, highest = lowest): { readonly low: number; readonly high: number } {
  const sure = CUT_SCORES.filter(({ high }) => lowest >= high);
  const possible = CUT_SCORES.filter(({ low }) => highest >= low);
  return { low: sure.at(-1)?.score ?? 1, high: possible.at(-1)?.score ?? 1 };
}

/** Divides whole things by weights, by largest remainders: the shares of 60 questions of the units of the exam. */
export function divideByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  const left = total - shares.reduce((all, share) => all + share, 0);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
