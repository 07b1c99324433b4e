import { DIFFICULTY_SHARES } from '../../../../schema/rules/exam';
import { averageChance } from '../../learner/filter';
import { viewOf, type LearnerModel } from '../../learner/fold';
import { cellKnowledge } from '../../learner/knowledge';
import { isPoint } from '../../learner/points';
import type { Belief, StudentState } from '../../learner/state';
import type { ForecastParams } from './forecast-params';
import { CHOICES } from './exam-score';
import type { ExamPoint, UnitOfExam } from './exam-units';

// What the student will know of each unit on the day of the exam without further practice, as chances of right answers and points.

/** Deviations of the student's logit from what is expected, at which a unit's chances are tabulated: from −LIMIT to LIMIT in STEPs. */
const LIMIT = 7;
const STEP = 0.5;
const PLACES = (2 * LIMIT) / STEP + 1;

export interface UnitCurve {
  readonly unit: UnitOfExam;
  /** Chances of a right answer and of a point, 0–1, by the student's deviation from what is expected. */
  readonly right: Float64Array;
  readonly point: Float64Array;
  /** Standard deviation, in logits, of what the student knows of the unit, beyond that of the whole exam. */
  readonly sd: number;
}

/** The chance at a deviation, between the tabulated ones. */
export function chanceAt(curve: Float64Array, deviation: number): number {
  const place = (Math.min(LIMIT, Math.max(-LIMIT, deviation)) + LIMIT) / STEP;
  const below = Math.min(PLACES - 2, Math.floor(place));
  const from = curve[below] ?? 0;
  return from + ((curve[below + 1] ?? 0) - from) * (place - below);
}

function tabulate(chance: (deviation: number) => number): Float64Array {
  return Float64Array.from({ length: PLACES }, (_, place) => chance(place * STEP - LIMIT));
}

/**
 * The difficulty of the exam's questions in logits, mean and variance: they are like those of the course, which are as hard as their authors
 * say or as published, in the exam's shares of easy, medium, and hard ones.
 */
export function examDifficulty({ catalog, items }: Pick<LearnerModel, 'catalog' | 'items'>): Belief {
  const byLevel = new Map<number, { count: number; sum: number; squares: number }>();
  for (const [key, { item, authored }] of catalog.items) {
    if (isPoint({ questionId: key })) continue;
    const { mean, variance } = items.get(item) ?? authored;
    const level = byLevel.get(authored.mean) ?? { count: 0, sum: 0, squares: 0 };
    byLevel.set(authored.mean, {
      count: level.count + 1,
      sum: level.sum + mean,
      squares: level.squares + mean * mean + variance,
    });
  }
  const levels = [...byLevel].sort(([a], [b]) => a - b).map(([, level]) => level);
  const shares = levels.length === DIFFICULTY_SHARES.length ? DIFFICULTY_SHARES : levels.map(() => 1 / levels.length);
  const average = (of: (level: (typeof levels)[number]) => number) =>
    levels.reduce((sum, level, index) => sum + ((shares[index] ?? 0) * of(level)) / level.count, 0);
  const mean = average(({ sum }) => sum);
  return { mean, variance: average(({ squares }) => squares) - mean * mean };
}

export interface Knower {
  readonly model: LearnerModel;
  readonly student: StudentState;
  /** Now, on the learner's clock, and days from now to the exam. */
  readonly tDays: number;
  readonly ahead: number;
}

type Forgetting = Pick<LearnerModel['params'], 'halfLifeDays'>;

/** The share of what is known of a topic that remains after so many days, 0–1: by a power of the time, because what lasts some days lasts longer. */
export const remainingAfter = (days: number, { halfLifeDays }: Forgetting, power: number): number =>
  (1 + Math.max(0, days) / halfLifeDays) ** -power;

/** The day on which the learner, which forgets exponentially, takes as little to remain. */
const learnersDay = (tDays: number, remaining: number, { halfLifeDays }: Forgetting) =>
  tDays - halfLifeDays * Math.log2(remaining);

export const isMet = ({ topics }: StudentState, topic: string) => (topics.get(topic)?.questionsAsked ?? 0) > 0;

/** What is believed of a topic × type on the day of the exam, in logits; without what all that the student knows shares. */
export function knownThen(
  { model, student, tDays, ahead }: Knower,
  params: ForecastParams,
): (topic: string, type: string) => Belief {
  const remaining = remainingAfter(ahead, model.params, params.forgetting);
  const view = viewOf(model, student, learnersDay(tDays, remaining, model.params));
  return (topic, type) => {
    const { mean, variance } = cellKnowledge(view, topic, type);
    const unmet = isMet(student, topic) ? 0 : params.unmet;
    return { mean: mean - unmet, variance: variance - student.user.variance };
  };
}

type Point = Pick<ExamPoint, 'item' | 'topic' | 'type' | 'guess'>;

/** The chance of a point, 0–1, for someone whose logits are so far from what is expected. */
export function pointChance(
  { items }: Pick<LearnerModel, 'items'>,
  known: ReturnType<typeof knownThen>,
  { topic, type, item, guess }: Point,
): (deviation: number) => number {
  const { mean, variance } = known(topic, type);
  const point = items.get(item) ?? { mean: 0, variance: 0 };
  return (deviation) => guess + (1 - guess) * averageChance(mean - point.mean + deviation, variance + point.variance);
}

/** A unit on the day of the exam. `difficulty` is that of the exam's questions. */
export function unitCurve(knower: Knower, unit: UnitOfExam, difficulty: Belief, params: ForecastParams): UnitCurve {
  const known = knownThen(knower, params);
  const cells = unit.cells.map(({ topic, type, share }) => ({ ...known(topic, type), topic, share }));
  const points = unit.points.map((point) => pointChance(knower.model, known, point));
  const rightAt = (deviation: number) =>
    cells.reduce((sum, { mean, variance, share }) => {
      const knows = averageChance(mean + deviation - difficulty.mean, variance + difficulty.variance);
      return sum + share * (1 / CHOICES + (1 - 1 / CHOICES) * knows);
    }, 0);
  const pointAt = (deviation: number) =>
    points.length === 0
      ? cells.reduce(
          (sum, { mean, variance, share }) =>
            sum + share * averageChance(mean + deviation - params.pointDifficulty, variance + difficulty.variance),
          0,
        )
      : points.reduce((sum, chance) => sum + chance(deviation), 0) / points.length;
  const unmetShare = cells.reduce((sum, { topic, share }) => sum + (isMet(knower.student, topic) ? 0 : share), 0);
  const byTopic = Map.groupBy(cells, ({ topic }) => topic);
  const independent = [...byTopic.values()].reduce((sum, ofTopic) => {
    const share = ofTopic.reduce((all, cell) => all + cell.share, 0);
    return sum + share * ofTopic.reduce((all, cell) => all + cell.share * cell.variance, 0);
  }, 0);
  return {
    unit,
    right: tabulate(rightAt),
    point: tabulate(pointAt),
    sd: Math.sqrt(independent + params.unitSd ** 2 + (params.unmetSd * unmetShare) ** 2),
  };
}
