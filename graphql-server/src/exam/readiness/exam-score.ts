// What the score of the exam is made of. The weights are public, the cut scores are not.

import { CUT_SCORES, CUT_SCORES_OF, type Score } from '../../../../schema/rules/exam';

export const QUESTIONS = 60;
/** Of each multiple-choice question. */
export const CHOICES = 4;
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
export const CUT_PRIOR: { readonly asOf: string; readonly cuts: readonly Cut[] } = {
  asOf: CUT_SCORES_OF,
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
