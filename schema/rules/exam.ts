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

export type Score = 1 | 2 | 3 | 4 | 5;

/** When the estimates below were collected. */
export const CUT_SCORES_OF = '2026-11';

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
