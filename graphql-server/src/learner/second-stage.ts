import { sigmoid, type Forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import type { Rows } from './state.ts';

/** What the second stage looks at, in the order of its weights; the logit of the filter's chance comes second. */
export const FEATURES = [
  'one',
  'logit of the filter',
  'difficulty of the item',
  'difficulty of the topic',
  'topic of the student',
  'wins on the topic',
  'fails on the topic',
  'wins over all',
  'fails over all',
  'residual on the topic',
  'slow residual',
  'fast residual',
  'item seen before',
  'its last result',
  'gap since the topic',
  'first answer on the topic',
  'gap × residual on the topic',
] as const;

/** No weight on anything but the filter's own logit: the chance stays as it is. */
export const IDENTITY: readonly number[] = FEATURES.map((name) => (name === 'logit of the filter' ? 1 : 0));

const HOURS_PER_DAY = 24;
/** Chances stay this far from 0 and 1, so that one surprise costs a bounded loss. */
const SURELY = 0.001;

const inside = (chance: number) => Math.min(1 - SURELY, Math.max(SURELY, chance));

/** The features of one prediction, written into `out` and returned. */
export function features(rows: Rows, seen: Forecast, tDays: number, out: Float64Array): Float64Array {
  const { user, userTopic, item, topic, userItem } = rows;
  const chance = inside(seen.correct);
  const { lastDays, questionsAsked, answeredCorrectly } = userTopic;
  const gap = lastDays === null ? 0 : Math.log1p(Math.max(0, tDays - lastDays) * HOURS_PER_DAY) / 5;
  out[0] = 1;
  out[1] = Math.log(chance / (1 - chance));
  out[2] = item.mean;
  out[3] = topic.mean;
  out[4] = userTopic.mean;
  out[5] = Math.log1p(answeredCorrectly);
  out[6] = Math.log1p(questionsAsked - answeredCorrectly);
  out[7] = Math.log1p(user.answeredCorrectly) / 2;
  out[8] = Math.log1p(user.questionsAsked - user.answeredCorrectly) / 2;
  out[9] = userTopic.residual;
  out[10] = user.slowResidual;
  out[11] = user.fastResidual;
  out[12] = userItem.lastDays === null ? 0 : 1;
  out[13] = userItem.lastDays === null ? 0 : userItem.lastCorrect ? 1 : -1;
  out[14] = gap;
  out[15] = questionsAsked === 0 ? 1 : 0;
  out[16] = gap * userTopic.residual;
  return out;
}

export function weighted(weights: readonly number[], values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (weights[index] ?? 0) * (values[index] ?? 0);
  return inside(sigmoid(sum));
}

/** The chance of a right answer that is told: the filter's, corrected by the second stage once that is fitted. */
export function chanceCorrect(rows: Rows, seen: Forecast, tDays: number, { secondStage }: LearnerParams): number {
  if (secondStage === null) return inside(seen.correct);
  return weighted(secondStage, features(rows, seen, tDays, new Float64Array(FEATURES.length)));
}
