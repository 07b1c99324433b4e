import type { Point } from './figure';
import { sum } from './numbers';

/** A distribution of income over groups of equal size, poorest first: usually five quintiles. Dollars, or shares of any total. */
export type Incomes = readonly number[];

/** @throws RangeError unless there are two groups or more, from the poorest to the richest, with incomes of 0 or more. */
function requireIncomes(incomes: Incomes): void {
  if (incomes.length < 2) throw new RangeError('a distribution needs at least two groups');
  if (incomes.some((income) => !(income >= 0)) || sum(incomes) <= 0)
    throw new RangeError('incomes must be 0 or more, and not all 0');
  if (incomes.some((income, index) => income < (incomes[index - 1] ?? 0) - 1e-9))
    throw new RangeError('list the groups from the poorest to the richest');
}

/** The share of each group in total income, in percent. */
export function incomeShares(incomes: Incomes): number[] {
  requireIncomes(incomes);
  const total = sum(incomes);
  return incomes.map((income) => (100 * income) / total);
}

/** The Lorenz curve: the percent of income that the poorest percent of households have, from (0, 0) to (100, 100). */
export function lorenzPoints(incomes: Incomes): Point[] {
  const shares = incomeShares(incomes);
  const ends = shares.map((_, index): Point => [
    (100 * (index + 1)) / shares.length,
    index === shares.length - 1 ? 100 : sum(shares.slice(0, index + 1)),
  ]);
  return [[0, 0], ...ends];
}

/** The area between equality and the Lorenz curve as a share of the area below equality, by trapezoids: 0 is equality. */
export function gini(incomes: Incomes): number {
  const points = lorenzPoints(incomes);
  const below = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return ((x - beforeX) * (y + beforeY)) / 2;
  });
  return 1 - sum(below) / 5000;
}

/** Incomes after a transfer to each group (below 0 a tax), poorest first again. @throws RangeError for one that leaves a debt. */
export function afterTransfers(incomes: Incomes, transfers: readonly number[]): number[] {
  requireIncomes(incomes);
  if (transfers.length !== incomes.length) throw new RangeError('each group needs a transfer, which may be 0');
  const after = incomes.map((income, index) => income + (transfers[index] ?? 0));
  if (after.some((income) => income < 0)) throw new RangeError('a group would pay more than its income');
  return after.toSorted((a, b) => a - b);
}
