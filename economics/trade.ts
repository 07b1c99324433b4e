import { isSame } from './numbers';

/** One of the two goods, one of the two producers. */
export type Which = 0 | 1;
export type Pair<T> = readonly [T, T];

export const other = (which: Which): Which => (which === 0 ? 1 : 0);

/** Two producers who can each make two goods at constant opportunity cost. */
export interface TradeTable {
  /** Plural and small: "fish", "coconuts". */
  readonly goods: Pair<string>;
  /** `output`: units of each good with all of one's time. `input`: time for one unit of each good. */
  readonly form: 'output' | 'input';
  /** Numbers above 0. */
  readonly producers: Pair<{ readonly name: string; readonly numbers: Pair<number> }>;
}

/** Units of the other good that `producer` gives up for one unit of `good`. */
export function opportunityCost({ form, producers }: TradeTable, producer: Which, good: Which): number {
  const { numbers } = producers[producer];
  return form === 'output' ? numbers[other(good)] / numbers[good] : numbers[good] / numbers[other(good)];
}

/** Who makes more of `good` with the same resources; null when both make the same. */
export function absoluteAdvantage({ form, producers }: TradeTable, good: Which): Which | null {
  const [first, second] = [producers[0].numbers[good], producers[1].numbers[good]];
  if (isSame(first, second)) return null;
  return first > second === (form === 'output') ? 0 : 1;
}

/** Who gives up less of the other good for one unit of `good`; null when both give up the same. */
export function comparativeAdvantage(table: TradeTable, good: Which): Which | null {
  const [first, second] = [opportunityCost(table, 0, good), opportunityCost(table, 1, good)];
  if (isSame(first, second)) return null;
  return first < second ? 0 : 1;
}

/** Between which prices of one unit of `good`, in units of the other, both gain: above `low`, below `high`. Null when they are equal. */
export function termsOfTrade(table: TradeTable, good: Which): { low: number; high: number } | null {
  const costs = [opportunityCost(table, 0, good), opportunityCost(table, 1, good)];
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  return isSame(low, high) ? null : { low, high };
}

/**
 * What `producer` gains in units of the other good by trading one unit of `good` at `terms` (units of the other good for one)
 * instead of making both; below 0 outside of the range.
 */
export function gainFromTrade(table: TradeTable, producer: Which, good: Which, terms: number): number {
  const own = opportunityCost(table, producer, good);
  return comparativeAdvantage(table, good) === producer ? terms - own : own - terms;
}
