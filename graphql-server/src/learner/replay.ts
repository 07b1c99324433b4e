import { finiteDays } from './days.ts';
import { forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import { lossOf } from './second-stage.ts';
import { asNew, ensureRows, newState, resetRows, type Answer, type LearnerState, type Rows } from './state.ts';
import { updateAll } from './update.ts';

/** A log made ready to be replayed many times: in the order of time, the rows of each answer found once. */
export interface Log {
  readonly state: LearnerState;
  readonly steps: readonly { readonly answer: Answer; readonly rows: Rows }[];
}

/** Answers of the same time stay in the order in which they come. */
export function openLog(answers: readonly Answer[], params: LearnerParams, guesses: ReadonlyMap<string, number>): Log {
  const state = newState(params);
  const inOrder = answers
    .map((answer) => ({ ...answer, tDays: finiteDays(answer.tDays) }))
    .sort((a, b) => a.tDays - b.tDays);
  const steps = inOrder.map((answer) => {
    const rows = ensureRows(state, answer, params);
    const guess = guesses.get(answer.item);
    if (guess !== undefined) rows.item.guess = guess;
    return { answer, rows };
  });
  return { state, steps };
}

/**
 * From nothing known, predicts each answer and then learns it; leaves the state as after the last one. Returns the filter's
 * prequential log-loss (Dawid 1984): minus the sum of the logarithms of the chances predicted for what came, in nats.
 */
export function replay({ state, steps }: Log, params: LearnerParams): number {
  resetRows(state, params);
  let loss = 0;
  for (const { answer, rows: known } of steps) {
    const { correct, tDays, isFresh = false } = answer;
    const rows = isFresh ? asNew(known) : known;
    const seen = forecast(rows, tDays, params);
    loss += lossOf(seen.correct, correct);
    updateAll(state, rows, seen, correct, tDays, params);
    if (isFresh) Object.assign(known.userItem, rows.userItem);
  }
  return loss;
}
