import { forecast, type Forecast } from './filter.ts';
import type { LearnerParams } from './params.ts';
import { ensureRows, newState, resetRows, type Answer, type LearnerState, type Rows } from './state.ts';
import { updateRows } from './update.ts';

/** An answer on its way through a replay: its rows as they were before it, and the filter's forecast. */
export type Visit = (rows: Rows, seen: Forecast, answer: Answer) => void;

/** A log made ready to be replayed many times: in the order of time, the rows of each answer found once. */
export interface Log {
  readonly state: LearnerState;
  readonly steps: readonly { readonly answer: Answer; readonly rows: Rows }[];
}

/** Answers of the same time stay in the order in which they come. */
export function openLog(answers: readonly Answer[], params: LearnerParams, guesses: ReadonlyMap<string, number>): Log {
  const state = newState(params);
  const inOrder = answers.toSorted((a, b) => a.tDays - b.tDays);
  const steps = inOrder.map((answer) => {
    const rows = ensureRows(state, answer, params);
    const guess = guesses.get(answer.item);
    if (guess !== undefined) rows.item.guess = guess;
    return { answer, rows };
  });
  return { state, steps };
}

/** From nothing known, predicts each answer and then learns it; leaves the state as after the last one. */
export function replay({ state, steps }: Log, params: LearnerParams, visit: Visit): void {
  resetRows(state, params);
  for (const { answer, rows } of steps) {
    const seen = forecast(rows, answer.tDays, params);
    visit(rows, seen, answer);
    updateRows(rows, seen, answer.correct, answer.tDays, params);
  }
}
