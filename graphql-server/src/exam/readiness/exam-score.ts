import { CUT_SCORES, type Score } from '../../../../schema/rules/exam';

/** Of each multiple-choice question. */
export const CHOICES = 4;

export const SCORES: readonly Score[] = [1, 2, 3, 4, 5];

interface Cut {
  readonly score: Score;
  /** Composite that the score begins at, 0–100: its mean and its standard deviation from year to year. */
  readonly mean: number;
  readonly spread: number;
}

/** Standard deviations on each side of the mean that hold four years of five. */
const FOUR_OF_FIVE = 1.28;
const LEAST_SPREAD = 2;

/** What is believed of the cut scores: each estimate is a range that holds four years of five, with at least 2 points of spread. */
export const CUT_PRIOR: { readonly cuts: readonly Cut[] } = {
  cuts: CUT_SCORES.map(({ score, low, high }) => ({
    score,
    mean: (low + high) / 2,
    spread: Math.max(LEAST_SPREAD, (high - low) / 2 / FOUR_OF_FIVE),
  })),
};

/**
 * The score of a composite. `luck` says how hard the year's cuts are, in standard deviations: they move together, because an easier exam
 * raises them all.
 */
export function scoreOfComposite(composite: number, luck: number, { cuts } = CUT_PRIOR): Score {
  return cuts.reduce<Score>(
    (reached, { score, mean, spread }) => (composite >= mean + luck * spread ? score : reached),
    1,
  );
}

export interface ScoreRange {
  readonly low: Score;
  readonly high: Score;
  /** Chance that the score lies in it, 0–1. */
  readonly chance: number;
}

/** A range holds the score with at least this chance. */
export const RANGE_HOLDS = 0.8;

/** The fewest neighboring scores that hold the score with at least 80%, and of these the most likely ones. `chances` are those of 1 to 5. */
export function likelyScores(chances: readonly number[]): ScoreRange {
  const ranges = SCORES.flatMap((low) =>
    SCORES.filter((high) => high >= low).map((high) => ({
      low,
      high,
      chance: chances.slice(low - 1, high).reduce((sum, chance) => sum + chance, 0),
    })),
  );
  const holding = ranges.filter(({ chance }) => chance >= RANGE_HOLDS - 1e-9);
  const width = ({ low, high }: ScoreRange) => high - low;
  return holding.reduce((best, range) =>
    width(range) < width(best) || (width(range) === width(best) && range.chance > best.chance) ? range : best,
  );
}
