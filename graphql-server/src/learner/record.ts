/** An answer and what was said of it before: the chance of a right one, 0–1. */
export interface Predicted {
  readonly predicted: number;
  readonly correct: boolean;
}

interface Summary {
  readonly answers: number;
  /** Mean chance, and share that was right; both 0–1. */
  readonly predicted: number;
  readonly correct: number;
}

export interface Band extends Summary {
  readonly from: number;
  readonly to: number;
}

const BANDS = 5;

/** Null where there is nothing to sum up. */
export function summaryOf(answers: readonly Predicted[]): Summary | null {
  if (answers.length === 0) return null;
  const mean = (of: (answer: Predicted) => number) => answers.reduce((sum, one) => sum + of(one), 0) / answers.length;
  return {
    answers: answers.length,
    predicted: mean(({ predicted }) => predicted),
    correct: mean(({ correct }) => Number(correct)),
  };
}

/** The answers by fifths of the scale, lowest first; only those that have some. A chance on a border belongs to the upper one. */
export function bandsOf(answers: readonly Predicted[]): Band[] {
  const indices = Array.from({ length: BANDS }, (_, index) => index);
  return indices.flatMap((index) => {
    const summary = summaryOf(
      answers.filter(({ predicted }) => Math.min(BANDS - 1, Math.floor(predicted * BANDS)) === index),
    );
    return summary === null ? [] : [{ from: index / BANDS, to: (index + 1) / BANDS, ...summary }];
  });
}
