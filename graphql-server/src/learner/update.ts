import { forecast, learn, type Forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import { ensureRows, type Answer, type LearnerState, type Rows } from './state.ts';

const TOPIC_KEEPS = 0.75;
const SLOW_KEEPS = 0.9;
const FAST_KEEPS = 0.6;

const averaged = (average: number, keeps: number, value: number) => keeps * average + (1 - keeps) * value;

/** What is remembered of an answer besides the beliefs: counts, times and running residuals. */
function remember(rows: Rows, seen: Forecast, isCorrect: boolean, tDays: number): void {
  const { user, userTopic, cell, userItem } = rows;
  const right = isCorrect ? 1 : 0;
  const residual = right - seen.correct;
  user.questionsAsked += 1;
  user.answeredCorrectly += right;
  user.slowResidual = averaged(user.slowResidual, SLOW_KEEPS, residual);
  user.fastResidual = averaged(user.fastResidual, FAST_KEEPS, residual);
  userTopic.questionsAsked += 1;
  userTopic.answeredCorrectly += right;
  userTopic.residual = averaged(userTopic.residual, TOPIC_KEEPS, residual);
  userTopic.lastDays = Math.max(userTopic.lastDays ?? tDays, tDays);
  cell.questionsAsked += 1;
  cell.lastWrong = !isCorrect;
  cell.lastDays = Math.max(cell.lastDays ?? tDays, tDays);
  userItem.lastDays = Math.max(userItem.lastDays ?? tDays, tDays);
  userItem.lastCorrect = isCorrect;
}

/** One answer, applied to the rows it touches. `seen` is their forecast at that time. */
export function updateRows(rows: Rows, seen: Forecast, isCorrect: boolean, tDays: number, params: LearnerParams): void {
  learn(rows, seen, isCorrect, tDays, params);
  remember(rows, seen, isCorrect, tDays);
}

/** One answer, applied to the state; missing rows are added. Returns the rows it changed. */
export function update(state: LearnerState, answer: Answer, params: LearnerParams): Rows {
  const rows = ensureRows(state, answer, params);
  updateRows(rows, forecast(rows, answer.tDays, params), answer.correct, answer.tDays, params);
  return rows;
}
