import { count } from './numbers';

/** A straight marginal curve by its value at quantity 0 and its change a unit, or the value of unit 1, 2, 3 …. */
export type Marginal = { readonly start: number; readonly slope: number } | readonly number[];

export const isList = (marginal: Marginal): marginal is readonly number[] => Array.isArray(marginal);

/** What each unit adds: totals start with unit 1, and nothing brings 0. */
export const marginalsOf = (totals: readonly number[]): number[] =>
  totals.map((total, index) => total - (totals[index - 1] ?? 0));

/** The total after unit 1, 2, 3 …. */
export function totalsOf(marginals: readonly number[]): number[] {
  let total = 0;
  return marginals.map((marginal) => (total += marginal));
}

function requireOrder(benefit: readonly number[], cost: readonly number[]): void {
  const rises = benefit.findIndex((value, index) => value > (benefit[index - 1] ?? Infinity));
  if (rises > 0)
    throw new RangeError(`the marginal benefit of unit ${count(rises + 1)} is above that of the unit before`);
  const falls = cost.findIndex((value, index) => value < (cost[index - 1] ?? -Infinity));
  if (falls > 0) throw new RangeError(`the marginal cost of unit ${count(falls + 1)} is below that of the unit before`);
}

/**
 * How much to do: each unit whose marginal benefit is at least its marginal cost, the one where they are equal included.
 * Whole units for lists, any quantity for straight curves (benefit falls by its slope, cost rises by its slope); at least 0.
 * @throws RangeError when a list's marginal benefit rises or its marginal cost falls, for kinds that differ, and for straight curves that do not cross.
 */
export function optimalQuantity(benefit: Marginal, cost: Marginal): number {
  if (isList(benefit) && isList(cost)) {
    requireOrder(benefit, cost);
    const units = Math.min(benefit.length, cost.length);
    const first = benefit.findIndex((value, index) => index >= units || value < (cost[index] ?? Infinity));
    return first === -1 ? units : first;
  }
  if (isList(benefit) || isList(cost))
    throw new RangeError('marginal benefit and marginal cost must both be lists or both straight');
  if (!(benefit.slope + cost.slope > 0)) throw new RangeError('marginal benefit and marginal cost do not cross');
  return Math.max(0, (benefit.start - cost.start) / (benefit.slope + cost.slope));
}

/** Total benefit minus total cost of the first `quantity` units (whole ones). */
export const netGain = (benefit: readonly number[], cost: readonly number[], quantity: number): number =>
  benefit.slice(0, quantity).reduce((sum, value, index) => sum + value - (cost[index] ?? 0), 0);
