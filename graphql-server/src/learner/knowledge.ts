import { averageChance, forgotten, practiceAt, retention, sigmoid } from './filter.ts';
import type { LearnerParams } from './params.ts';
import {
  newCell,
  newTopic,
  newUser,
  newUserTopic,
  newUserType,
  type Belief,
  type CellRow,
  type LearnerState,
  type StudentState,
  type UserTopicRow,
} from './state.ts';

/** One student at one time. */
export interface StudentView {
  readonly state: LearnerState;
  readonly params: LearnerParams;
  /** Undefined for someone who has answered nothing. */
  readonly student: StudentState | undefined;
  readonly tDays: number;
}

/** A chance 0–1 and the range that holds it with 80% probability, in steps of .05. */
export interface Estimate {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Standard deviations of the logit on either side of its mean, and the steps to which the range is rounded outward: together
 * they hold 80% of the true chances of simulated students, most of which lie near 0 or 1 (docs/decisions/learner-model.md).
 */
const REACH = 0.95;
const RANGE_STEPS = 20;

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
export const TOPIC_TAUGHT = 0.15;
export const CELL_TAUGHT = 0.3;

/** Logits that practice is taken to have taught beyond what the filter, once fitted, has added at each answer. */
const taughtIn = (row: UserTopicRow | CellRow | undefined, each: number, counted: number, tDays: number) =>
  row === undefined ? 0 : Math.max(0, each - counted) * practiceAt(row, tDays);

/**
 * The same for choosing questions: practice counts as learning, which the filter itself sees only in later answers. Predictions
 * are better without, choices with it.
 */
export function practicedKnowledge(view: StudentView, topic: string, type: string): Belief {
  const { params, student, tDays } = view;
  const { mean, variance } = cellKnowledge(view, topic, type);
  const taught =
    taughtIn(student?.topics.get(topic), TOPIC_TAUGHT, params.topicPractice, tDays) +
    taughtIn(student?.cells.get(topic)?.get(type), CELL_TAUGHT, params.cellPractice, tDays);
  return { mean: mean + taught, variance };
}

/** The student's logit on an average question of a topic: the types met weigh alike. */
function metKnowledge(view: StudentView, topic: string, ofCell = cellKnowledge): Belief {
  const types = [...(view.student?.cells.get(topic)?.keys() ?? [])];
  if (types.length === 0) return topicKnowledge(view, topic);
  const met = types.map((type) => ofCell(view, topic, type));
  const average = (of: (belief: Belief) => number) => met.reduce((sum, belief) => sum + of(belief), 0) / met.length;
  return { mean: average(({ mean }) => mean), variance: average(({ variance }) => variance) };
}

/** A review is due once the chance to recall is expected to be this much below what it was after the last answer. */
const REVIEW_AFTER_LOSS = 0.05;
/** Or when the answers behind it have become this weak evidence. */
const REVIEW_AT_RETENTION = 0.25;

function isFaded(view: StudentView, lastDays: number | null, knowledgeAt: (view: StudentView) => Belief): boolean {
  if (lastDays === null || view.tDays <= lastDays) return false;
  if (retention(lastDays, view.tDays, view.params.halfLifeDays) <= REVIEW_AT_RETENTION) return true;
  const chanceAt = (at: StudentView) => {
    const { mean, variance } = knowledgeAt(at);
    return averageChance(mean, variance);
  };
  return chanceAt({ ...view, tDays: lastDays }) - chanceAt(view) >= REVIEW_AFTER_LOSS;
}

/** Whether a topic is due for a review. Never before its first answer. */
export function isReviewDue(view: StudentView, topic: string): boolean {
  const lastDays = view.student?.topics.get(topic)?.lastDays ?? null;
  return isFaded(view, lastDays, (at) => metKnowledge(at, topic, practicedKnowledge));
}

/** The same for one type of question on a topic. */
export function isCellFaded(view: StudentView, topic: string, type: string): boolean {
  const lastDays = view.student?.cells.get(topic)?.get(type)?.lastDays ?? null;
  return isFaded(view, lastDays, (at) => practicedKnowledge(at, topic, type));
}

/** How likely the student knows the answer to an average question of a topic, without guessing. */
export function estimateMastery(view: StudentView, topic: string): Estimate {
  const { mean, variance } = metKnowledge(view, topic);
  const reach = REACH * Math.sqrt(variance);
  return {
    chance: averageChance(mean, variance),
    low: Math.floor(sigmoid(mean - reach) * RANGE_STEPS) / RANGE_STEPS,
    high: Math.ceil(sigmoid(mean + reach) * RANGE_STEPS) / RANGE_STEPS,
  };
}
