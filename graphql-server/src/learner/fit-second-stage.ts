import { solve } from './linear.ts';
import type { LearnerParams } from './params.ts';
import { replay, type Log } from './replay.ts';
import { FEATURES, features, IDENTITY, weighted } from './second-stage.ts';

/** How sure it is beforehand that the filter is right as it is: the precision of each weight's normal prior around IDENTITY. */
const PRIOR_PRECISION = 100;
const NEWTON_STEPS = 3;

/** The second stage's weights: a logistic regression with a normal prior, by Newton's method; one replay a step. */
export function fitSecondStage(log: Log, params: LearnerParams): number[] {
  let weights: readonly number[] = IDENTITY;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const { gradient, information } = slopesAt(weights, log, params);
    const by = solve(information, gradient);
    weights = weights.map((weight, index) => weight + (by[index] ?? 0));
  }
  return [...weights];
}

/** The log posterior's gradient at `weights`, and its negative second derivatives (lower half). */
function slopesAt(weights: readonly number[], log: Log, params: LearnerParams) {
  const size = FEATURES.length;
  const values = new Float64Array(size);
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const add = (sums: Float64Array, index: number, value: number) => {
    sums[index] = (sums[index] ?? 0) + value;
  };
  for (const [index, weight] of weights.entries()) {
    add(gradient, index, PRIOR_PRECISION * ((IDENTITY[index] ?? 0) - weight));
    add(information, index * size + index, PRIOR_PRECISION);
  }
  replay(log, params, (rows, seen, { correct, tDays }) => {
    const chance = weighted(weights, features(rows, seen, tDays, values));
    const error = (correct ? 1 : 0) - chance;
    for (let row = 0; row < size; row += 1) {
      const value = values[row] ?? 0;
      if (value === 0) continue;
      add(gradient, row, error * value);
      const scaled = chance * (1 - chance) * value;
      for (let column = 0; column <= row; column += 1)
        add(information, row * size + column, scaled * (values[column] ?? 0));
    }
  });
  return { gradient, information };
}
