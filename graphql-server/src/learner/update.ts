import { forecast, learnDifficulty, learnStudent, practiceAt, type Forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import { learnSecondStage } from './second-stage.ts';
import { ensureRows, type Answer, type LearnerState, type Rows } from './state.ts';

/** The share of the past that a running average retains at each answer. */
const TOPIC_RETAINS = 0.75;
const SLOW_RETAINS = 0.9;
const FAST_RETAINS = 0.6;

const averaged = (average: number, retains: number, value: number) => retains * average + (1 - retains) * value;

/** Practice with one more answer of this weight; three decimals are enough, and short to store. */
const traceAfter = (practice: number, weight: number) => Math.round((practice + weight) * 1000) / 1000;

/** Updates what is stored besides the beliefs: counts, times and running residuals. */
function record(rows: Rows, seen: Forecast, isCorrect: boolean, tDays: number, weight: number): void {
  const { user, userTopic, cell, userItem } = rows;
  const right = isCorrect ? 1 : 0;
  const residual = right - seen.correct;
  user.questionsAsked += 1;
  user.answeredCorrectly += right;
  user.slowResidual = averaged(user.slowResidual, SLOW_RETAINS ** weight, residual);
  user.fastResidual = averaged(user.fastResidual, FAST_RETAINS ** weight, residual);
  userTopic.questionsAsked += 1;
  userTopic.answeredCorrectly += right;
  userTopic.trace = traceAfter(practiceAt(userTopic, tDays), weight);
  cell.trace = traceAfter(practiceAt(cell, tDays), weight);
  userTopic.residual = averaged(userTopic.residual, TOPIC_RETAINS ** weight, residual);
  userTopic.lastDays = Math.max(userTopic.lastDays ?? tDays, tDays);
  cell.questionsAsked += 1;
  cell.lastWrong = !isCorrect;
  cell.lastDays = Math.max(cell.lastDays ?? tDays, tDays);
  userItem.lastDays = Math.max(userItem.lastDays ?? tDays, tDays);
  userItem.lastCorrect = isCorrect;
}

/**
 * One answer, applied to the student's rows; difficulties stay as published. `seen` is the rows' forecast at that time, and `weight` the
 * share of a whole answer that it counts.
 */
export function updateStudent(
  rows: Rows,
  seen: Forecast,
  isCorrect: boolean,
  tDays: number,
  params: LearnerParams,
  weight = 1,
): void {
  learnStudent(rows, seen, isCorrect, tDays, params, weight);
  record(rows, seen, isCorrect, tDays, weight);
}

/** One answer, applied to everything: the student's rows and what all students share. Returns the chance that was predicted before it. */
export function updateAll(
  { secondStage }: LearnerState,
  rows: Rows,
  seen: Forecast,
  isCorrect: boolean,
  tDays: number,
  params: LearnerParams,
): number {
  const chance = learnSecondStage(secondStage, rows, seen, isCorrect, tDays);
  learnDifficulty(rows, seen, isCorrect);
  updateStudent(rows, seen, isCorrect, tDays, params);
  return chance;
}

/** One answer, applied to the state; missing rows are added. Returns the rows it changed. */
export function update(state: LearnerState, answer: Answer, params: LearnerParams): Rows {
  const rows = ensureRows(state, answer, params);
  updateAll(state, rows, forecast(rows, answer.tDays, params), answer.correct, answer.tDays, params);
  return rows;
}
