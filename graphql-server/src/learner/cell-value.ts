import type { Cell } from './cells.ts';
import { averageChance, sigmoid } from './filter.ts';
import type { LearnerParams } from './params.ts';

// What another question of a cell is worth. The numbers were tuned on simulated students and checked on others
// (docs/decisions/learner-model.md).

/** Beliefs are drawn toward the average, which predicts best; a choice is better made with the differences this much larger. */
const CONTRAST = 1.3;
/** Of a chance to know, the share in the value: below 1, what is hardly known is worth more than what is nearly known. */
const KNOWN_SHARE = 0.5;
/** What a question within this quiz is taken to teach the rest of its topic and of its cell, in logits. */
const TOPIC_TEACHES = 0.25;
const CELL_TEACHES = 0.5;
/** The value of another question of the same cell, against the one before. */
const REPEATED = 0.75;
/** How much of the value hangs on mastery of the topic before. */
const FOUNDATION = 0.5;
/** What is added when nothing is known of the topic after, which builds on this one. */
const OPENS = 0.4;
/** What is taken off just after an answer, right or wrong; half of that after so many days. */
const RESTS_AFTER_RIGHT = 0.4;
const RESTS_AFTER_WRONG = 0.1;
const REST_DAYS = 3;

const contrasted = (logit: number, { intercept }: LearnerParams) => intercept + CONTRAST * (logit - intercept);

const contrastedChance = (chance: number, params: LearnerParams) =>
  sigmoid(contrasted(Math.log(chance / (1 - chance)), params));

/** A cell and the part of its value that stays the same throughout a quiz. */
export interface Offer extends Cell {
  readonly constantValue: number;
}

export function offer(cell: Cell, params: LearnerParams): Offer {
  const { masteryBefore, masteryAfter, row, daysSince } = cell;
  const foundation = masteryBefore === null ? 1 : contrastedChance(masteryBefore, params);
  const ready = 1 - FOUNDATION + FOUNDATION * foundation;
  const opens = masteryAfter === null ? 1 : 1 + OPENS * (1 - contrastedChance(masteryAfter, params));
  const rest = row?.lastWrong ? RESTS_AFTER_WRONG : RESTS_AFTER_RIGHT;
  const rested = 1 - rest * 2 ** (-daysSince / REST_DAYS);
  return { ...cell, constantValue: ready * opens * rested };
}

/** What one more question of the cell is worth when `picksOnTopic` of its topic are in the quiz already. No unit; above 0. */
export function valueOf(
  { knowledge, constantValue, picks }: Offer,
  picksOnTopic: number,
  params: LearnerParams,
): number {
  const mean = contrasted(knowledge.mean, params) + TOPIC_TEACHES * picksOnTopic + CELL_TEACHES * picks;
  const knows = averageChance(mean, knowledge.variance);
  return knows ** KNOWN_SHARE * (1 - knows) * constantValue * REPEATED ** picks;
}
