import type { Point } from '../figure';

/** The outline of a schedule: unit 1 from quantity 0 to 1, unit 2 from 1 to 2, each at its value. */
export const stepPath = (values: readonly number[]): Point[] =>
  values.flatMap((value, index): Point[] => [
    [index, value],
    [index + 1, value],
  ]);
