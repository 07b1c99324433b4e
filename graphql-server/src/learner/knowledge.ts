import { averageChance, forgotten, practiceAt, retention } from './filter.ts';
import type { LearnerParams } from './params.ts';
import {
  newCell,
  newTopic,
  newUser,
  newUserTopic,
  newUserType,
  type Belief,
  type LearnerState,
  type StudentState,
} from './state.ts';

/** One student at one time. */
export interface StudentView {
  readonly state: LearnerState;
  readonly params: LearnerParams;
  /** Undefined for someone who has answered nothing. */
  readonly student: StudentState | undefined;
  readonly tDays: number;
}

/** A chance 0–1 and the range that holds it with 80% probability, for a bar with its uncertainty. */
export interface Estimate {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** z of a two-sided 80% interval. */
const WITHIN_80_PERCENT = 1.2816;

/** The student's logit on an average item of a topic, types left aside. */
function topicKnowledge({ state, params, student, tDays }: StudentView, topic: string): Belief {
  const user = student?.user ?? newUser(params);
  const userTopic = student?.topics.get(topic) ?? newUserTopic(params);
  const shared = state.topics.get(topic) ?? newTopic(params);
  const remaining = retention(userTopic.lastDays, tDays, params.halfLifeDays);
  return {
    mean: params.intercept + user.mean + userTopic.mean * remaining + shared.mean,
    variance: user.variance + forgotten(userTopic.variance, remaining, params.topicSd) + shared.variance,
  };
}

/** The student's logit on an average item of a topic and type. */
export function cellKnowledge(view: StudentView, topic: string, type: string): Belief {
  const { params, student, tDays } = view;
  const { mean, variance } = topicKnowledge(view, topic);
  const userType = student?.types.get(type) ?? newUserType(params);
  const cell = student?.cells.get(topic)?.get(type) ?? newCell(params);
  const remaining = retention(cell.lastDays, tDays, params.halfLifeDays);
  return {
    mean: mean + userType.mean + cell.mean * remaining,
    variance: variance + userType.variance + forgotten(cell.variance, remaining, params.cellSd),
  };
}

/** What practice is taken to have taught, in logits an answer: more of the cell than of the rest of the topic. */
const TOPIC_TAUGHT = 0.15;
const CELL_TAUGHT = 0.3;

/**
 * The same for choosing questions: practice counts as learning, which the filter itself sees only in later answers. Predictions
 * are better without, choices with it.
 */
export function practicedKnowledge(view: StudentView, topic: string, type: string): Belief {
  const { student, tDays } = view;
  const { mean, variance } = cellKnowledge(view, topic, type);
  const userTopic = student?.topics.get(topic);
  const cell = student?.cells.get(topic)?.get(type);
  const taught =
    (userTopic ? TOPIC_TAUGHT * practiceAt(userTopic, tDays) : 0) + (cell ? CELL_TAUGHT * practiceAt(cell, tDays) : 0);
  return { mean: mean + taught, variance };
}

/** The student's logit on an average question of a topic: the types met weigh alike. */
function metKnowledge(view: StudentView, topic: string): Belief {
  const types = [...(view.student?.cells.get(topic)?.keys() ?? [])];
  if (types.length === 0) return topicKnowledge(view, topic);
  const met = types.map((type) => cellKnowledge(view, topic, type));
  const average = (of: (belief: Belief) => number) => met.reduce((sum, belief) => sum + of(belief), 0) / met.length;
  return { mean: average(({ mean }) => mean), variance: average(({ variance }) => variance) };
}

/** How likely the student knows the answer to an average question of a topic, without guessing. */
export function estimateMastery(view: StudentView, topic: string): Estimate {
  const { mean, variance } = metKnowledge(view, topic);
  const reach = WITHIN_80_PERCENT * Math.sqrt(variance);
  return {
    chance: averageChance(mean, variance),
    low: averageChance(mean - reach, 0),
    high: averageChance(mean + reach, 0),
  };
}
