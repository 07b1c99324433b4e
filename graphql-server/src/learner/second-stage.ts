import { sigmoid, type Forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import type { Rows } from './state.ts';

/** What the second stage looks at, by its place among the weights, which are published: a feature keeps its number. */
const FEATURE = {
  one: 0,
  filterLogit: 1,
  itemDifficulty: 2,
  topicDifficulty: 3,
  studentTopic: 4,
  topicWins: 5,
  topicFails: 6,
  wins: 7,
  fails: 8,
  topicResidual: 9,
  slowResidual: 10,
  fastResidual: 11,
  itemSeen: 12,
  itemLastResult: 13,
  topicGap: 14,
  topicIsNew: 15,
  gapTimesResidual: 16,
};

export const FEATURES = Object.keys(FEATURE);

/** No weight on anything but the filter's own logit: the chance stays as it is. */
export const IDENTITY: readonly number[] = FEATURES.map((name) => (name === 'filterLogit' ? 1 : 0));

const HOURS_PER_DAY = 24;
/** Chances stay this far from 0 and 1, so that one surprise costs a bounded loss. */
const SURELY = 0.001;

const inside = (chance: number) => Math.min(1 - SURELY, Math.max(SURELY, chance));

/** What one answer costs, in nats: minus the logarithm of the chance predicted for its outcome. */
export const lossOf = (chance: number, isCorrect: boolean) => -Math.log(inside(isCorrect ? chance : 1 - chance));

/** The features of one prediction, written into `out` and returned. */
export function features(rows: Rows, seen: Forecast, tDays: number, out: Float64Array): Float64Array {
  const { user, userTopic, item, topic, userItem } = rows;
  const chance = inside(seen.correct);
  const { lastDays, questionsAsked, answeredCorrectly } = userTopic;
  const gap = lastDays === null ? 0 : Math.log1p(Math.max(0, tDays - lastDays) * HOURS_PER_DAY) / 5;
  out[FEATURE.one] = 1;
  out[FEATURE.filterLogit] = Math.log(chance / (1 - chance));
  out[FEATURE.itemDifficulty] = item.mean;
  out[FEATURE.topicDifficulty] = topic.mean;
  out[FEATURE.studentTopic] = userTopic.mean;
  out[FEATURE.topicWins] = Math.log1p(answeredCorrectly);
  out[FEATURE.topicFails] = Math.log1p(questionsAsked - answeredCorrectly);
  out[FEATURE.wins] = Math.log1p(user.answeredCorrectly) / 2;
  out[FEATURE.fails] = Math.log1p(user.questionsAsked - user.answeredCorrectly) / 2;
  out[FEATURE.topicResidual] = userTopic.residual;
  out[FEATURE.slowResidual] = user.slowResidual;
  out[FEATURE.fastResidual] = user.fastResidual;
  out[FEATURE.itemSeen] = userItem.lastDays === null ? 0 : 1;
  out[FEATURE.itemLastResult] = userItem.lastDays === null ? 0 : userItem.lastCorrect ? 1 : -1;
  out[FEATURE.topicGap] = gap;
  out[FEATURE.topicIsNew] = questionsAsked === 0 ? 1 : 0;
  out[FEATURE.gapTimesResidual] = gap * userTopic.residual;
  return out;
}

/** How sure it is beforehand that the filter is right as it is: the precision of each weight's normal prior. */
const PRIOR_PRECISION = 100;
/** What one answer adds to the precision of fitted weights: the variance of an answer that is right about three times in four. */
const INFORMATION_PER_ANSWER = 0.18;

/** The second stage: a logistic regression learned answer by answer, beside the filter and for all students together. */
export interface SecondStage {
  /** In the order of FEATURES. */
  readonly weights: Float64Array;
  /** Of the weights' posterior, row by row. */
  readonly covariance: Float64Array;
}

/** From the weights that were fitted or published before; without any, it leaves the filter's chance as it is. */
export function newSecondStage({ secondStage, secondStageAnswers }: LearnerParams): SecondStage {
  const size = FEATURES.length;
  // Weights of another version of the features say nothing about these.
  const weights = secondStage?.length === size ? secondStage : null;
  const precision = PRIOR_PRECISION + (weights === null ? 0 : INFORMATION_PER_ANSWER * secondStageAnswers);
  const covariance = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) covariance[index * size + index] = 1 / precision;
  return { weights: Float64Array.from(weights ?? IDENTITY), covariance };
}

const values = new Float64Array(FEATURES.length);
const gain = new Float64Array(FEATURES.length);

function weighted(weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (weights[index] ?? 0) * (values[index] ?? 0);
  return inside(sigmoid(sum));
}

/** The chance of a right answer: the filter's, corrected by the second stage. */
export function chanceCorrect({ weights }: SecondStage, rows: Rows, seen: Forecast, tDays: number): number {
  features(rows, seen, tDays, values);
  return weighted(weights);
}

/**
 * One answer, before the rows learn it: a step of the extended Kalman filter for the weights. Returns the chance that was
 * predicted before.
 */
export function learnSecondStage(
  { weights, covariance }: SecondStage,
  rows: Rows,
  seen: Forecast,
  isCorrect: boolean,
  tDays: number,
): number {
  const size = FEATURES.length;
  features(rows, seen, tDays, values);
  const chance = weighted(weights);
  let variance = 0;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1)
      sum += (covariance[row * size + column] ?? 0) * (values[column] ?? 0);
    gain[row] = sum;
    variance += sum * (values[row] ?? 0);
  }
  const information = chance * (1 - chance);
  const damping = 1 + information * variance;
  const step = ((isCorrect ? 1 : 0) - chance) / damping;
  const shrink = information / damping;
  for (let row = 0; row < size; row += 1) {
    const along = gain[row] ?? 0;
    weights[row] = (weights[row] ?? 0) + along * step;
    for (let column = 0; column < size; column += 1) {
      const index = row * size + column;
      covariance[index] = (covariance[index] ?? 0) - along * (gain[column] ?? 0) * shrink;
    }
  }
  return chance;
}
