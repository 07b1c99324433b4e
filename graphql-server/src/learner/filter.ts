import type { LearnerParams } from './params.ts';
import type { Belief, Rows, UserItemRow } from './state.ts';

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

export interface Forecast {
  /** Expected logit of knowing, and its variance. */
  readonly logit: number;
  readonly variance: number;
  /** Chance to know, averaged over that uncertainty; 0–1. */
  readonly knows: number;
  /** Chance of a right answer, guessing included; guess–1. */
  readonly correct: number;
  readonly guess: number;
}

/** The chance that a logit of this mean and variance stands for, averaged over it (MacKay 1992). */
export function averageChance(logit: number, variance: number): number {
  return sigmoid(logit / Math.sqrt(1 + (Math.PI * variance) / 8));
}

/** The share of a topic's or cell's belief that remains after a pause, 0–1. A clock that went back forgets nothing. */
export function retention(lastDays: number | null, tDays: number, halfLifeDays: number): number {
  return lastDays === null || tDays <= lastDays ? 1 : 2 ** (-(tDays - lastDays) / halfLifeDays);
}

/** Days after which half of the practice that an answer gives is gone. */
const TRACE_HALF_LIFE_DAYS = 20;

/** Practice at `tDays`: answers so far, the older ones counting less. */
export const practiceAt = ({ trace, lastDays }: { trace: number; lastDays: number | null }, tDays: number): number =>
  trace * retention(lastDays, tDays, TRACE_HALF_LIFE_DAYS);

/** A belief's variance after a pause: it grows back to the prior's. */
export const forgotten = (variance: number, remaining: number, sd: number) =>
  Math.min(sd * sd, variance * remaining * remaining + (1 - remaining * remaining) * sd * sd);

/** A question that was just answered: after so many days the advantage begins to fade, and it fades by this power. */
const AGAIN_DAYS = 0.1;
const AGAIN_POWER = 0.3;

/** How much of a question's answer, shown when the student answered it before, is still remembered: 1 at once, 0 for a new question. */
const remembered = ({ lastDays }: UserItemRow, tDays: number): number =>
  lastDays === null ? 0 : (1 + Math.max(0, tDays - lastDays) / AGAIN_DAYS) ** -AGAIN_POWER;

/** The chance of a right answer at `tDays`, by the filter alone. Changes nothing. */
export function forecast(rows: Rows, tDays: number, params: LearnerParams): Forecast {
  const { user, userTopic, userType, cell, item, topic, userItem } = rows;
  const topicRetention = retention(userTopic.lastDays, tDays, params.halfLifeDays);
  const cellRetention = retention(cell.lastDays, tDays, params.halfLifeDays);
  const logit =
    params.intercept +
    user.mean +
    userTopic.mean * topicRetention +
    userType.mean +
    cell.mean * cellRetention +
    topic.mean -
    item.mean +
    params.again * remembered(userItem, tDays);
  const variance =
    user.variance +
    forgotten(userTopic.variance, topicRetention, params.topicSd) +
    userType.variance +
    forgotten(cell.variance, cellRetention, params.cellSd) +
    topic.variance +
    item.variance;
  const guess = item.guess ?? params.guess;
  const knows = averageChance(logit, variance);
  return { logit, variance, knows, correct: guess + (1 - guess) * knows, guess };
}

function forget(belief: Belief & { lastDays: number | null }, tDays: number, sd: number, halfLifeDays: number): void {
  const remaining = retention(belief.lastDays, tDays, halfLifeDays);
  belief.variance = forgotten(belief.variance, remaining, sd);
  belief.mean *= remaining;
}

function drift(belief: Belief, noise: number, sd: number): void {
  belief.variance = Math.min(sd * sd, belief.variance + noise);
}

/** The variance of an answer, p(1 − p), is never taken to be less: it is divided by, and p rounds to 1 after some thirty right answers. */
const LEAST_SPREAD = 1e-6;

/** How far an answer moves beliefs: a belief's mean by `step` × its variance, its variance down by `gain` × its square. */
function correctionOf({ knows, correct, variance, guess }: Forecast, isCorrect: boolean, evidence = 1) {
  const slope = (1 - guess) * knows * (1 - knows);
  const spread = Math.max(LEAST_SPREAD, correct * (1 - correct));
  const information = (evidence * slope * slope) / spread;
  const damping = 1 + information * variance;
  return { step: (evidence * ((isCorrect ? 1 : 0) - correct) * slope) / spread / damping, gain: information / damping };
}

function correct(belief: Belief, step: number, gain: number): void {
  belief.mean += belief.variance * step;
  belief.variance -= belief.variance * belief.variance * gain;
}

/**
 * One step of the extended Kalman filter for the student's beliefs, each moved by its share of the variance.
 * `seen` is the forecast of these rows at the same time; `weight` is the share of a whole answer that this one counts.
 */
export function learnStudent(
  rows: Rows,
  seen: Forecast,
  isCorrect: boolean,
  tDays: number,
  params: LearnerParams,
  weight = 1,
): void {
  const { user, userTopic, userType, cell, userItem } = rows;
  const isAgain = userItem.lastDays !== null && isCorrect;
  forget(userTopic, tDays, params.topicSd, params.halfLifeDays);
  forget(cell, tDays, params.cellSd, params.halfLifeDays);
  const { step, gain } = correctionOf(seen, isCorrect, weight * (isAgain ? 1 - remembered(userItem, tDays) : 1));
  for (const belief of [user, userTopic, userType, cell]) correct(belief, step, gain);
  userTopic.mean += weight * params.topicPractice;
  cell.mean += weight * params.cellPractice;
  drift(userTopic, weight * params.topicNoise, params.topicSd);
  drift(cell, weight * params.topicNoise, params.cellSd);
  drift(user, weight * params.userNoise, params.userSd);
}

/** The same step for the difficulties that all students share. A right answer makes the item easier. */
export function learnDifficulty({ topic, item }: Rows, seen: Forecast, isCorrect: boolean, weight = 1): void {
  const { step, gain } = correctionOf(seen, isCorrect, weight);
  correct(topic, step, gain);
  correct(item, -step, gain);
}
