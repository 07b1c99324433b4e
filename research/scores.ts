/** A prediction and what came. */
export interface Prediction {
  /** Predicted chance of a right answer, 0–1. */
  readonly chance: number;
  readonly correct: boolean;
}

export interface Scores {
  /** Chance that a right answer was given the higher prediction of the two; 0.5 is chance, NaN when all went one way. */
  readonly auc: number;
  /** Nats an answer. */
  readonly logLoss: number;
  /** Expected calibration error: mean distance of predicted from happened over ten equally wide bins, 0–1. */
  readonly ece: number;
}

const BINS = 10;
/** A prediction of 0 or 1 counts as this far from it: log-loss would be infinite. */
const SURELY = 1e-6;

/** Mean rank of the right answers among all, as Mann and Whitney count: equals share their ranks. */
function areaUnderCurve(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
  const right = sorted.filter(({ correct }) => correct).length;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    let rightHere = 0;
    while (to < sorted.length && sorted[to]?.chance === sorted[from]?.chance) {
      if (sorted[to]?.correct) rightHere += 1;
      to += 1;
    }
    ranks += (rightHere * (from + 1 + to)) / 2;
    from = to;
  }
  return (ranks - (right * (right + 1)) / 2) / (right * (sorted.length - right));
}

/** The three measures of learner engines. */
export function scorePredictions(predictions: readonly Prediction[]): Scores {
  const distances = new Float64Array(BINS);
  let loss = 0;
  for (const { chance, correct } of predictions) {
    const bounded = Math.min(1 - SURELY, Math.max(SURELY, chance));
    loss -= Math.log(correct ? bounded : 1 - bounded);
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    distances[bin] = (distances[bin] ?? 0) + chance - (correct ? 1 : 0);
  }
  const count = predictions.length;
  return {
    auc: areaUnderCurve(predictions),
    logLoss: loss / count,
    ece: distances.reduce((sum, distance) => sum + Math.abs(distance), 0) / count,
  };
}
