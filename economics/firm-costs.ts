import type { SlopedDemand } from './market';
import { dollars, round } from './numbers';

/**
 * What a firm's output costs in dollars in the short run: fixed + setup + linear·q + quadratic·q² + cubic·q³.
 * Marginal cost is never below 0 and does not fall forever: with a cubic above 0 it may fall first, with a quadratic above 0 it is
 * a rising straight line, with neither it is constant. `requireCosts` checks that.
 */
export interface CostFunction {
  /** At least 0. */
  readonly fixed: number;
  /** At least 0: variable cost that the first unit takes and a shutdown saves. It bends AVC where marginal cost is straight. */
  readonly setup?: number;
  readonly linear: number;
  readonly quadratic?: number;
  readonly cubic?: number;
}

/** An output and the cost of a unit there, in dollars. */
export interface CostPoint {
  readonly quantity: number;
  readonly cost: number;
}

/** @throws RangeError for a cost function that no firm has. */
export function requireCosts({ fixed, setup = 0, linear, quadratic = 0, cubic = 0 }: CostFunction): void {
  if (!(fixed >= 0)) throw new RangeError(`a fixed cost of ${dollars(fixed)}: it must be $0 or more`);
  if (!(setup >= 0)) throw new RangeError(`a setup cost of ${dollars(setup)}: it must be $0 or more`);
  if (setup > 0 && (quadratic < 0 || cubic + quadratic === 0))
    throw new RangeError('a setup cost needs a marginal cost that rises throughout');
  if (cubic < 0 || (cubic === 0 && quadratic < 0))
    throw new RangeError('marginal cost falls forever: the highest power of the quantity needs a number above 0');
  const lowest = cubic > 0 && quadratic < 0 ? linear - quadratic ** 2 / (3 * cubic) : linear;
  if (!(lowest > -1e-9)) throw new RangeError(`marginal cost falls to ${dollars(lowest)}: raise the linear term`);
}

export const totalCost = (costs: CostFunction, quantity: number): number => costs.fixed + variableCost(costs, quantity);

export const variableCost = ({ setup = 0, linear, quadratic = 0, cubic = 0 }: CostFunction, quantity: number): number =>
  (quantity > 0 ? setup : 0) + (linear + (quadratic + cubic * quantity) * quantity) * quantity;

/** The slope of total cost: dollars for a little more output, a unit of it. */
export const marginalCost = ({ linear, quadratic = 0, cubic = 0 }: CostFunction, quantity: number): number =>
  linear + (2 * quadratic + 3 * cubic * quantity) * quantity;

/** Infinity at 0 where there is a fixed cost. */
export const averageTotalCost = (costs: CostFunction, quantity: number): number =>
  averageFixedCost(costs, quantity) + averageVariableCost(costs, quantity);

/** At 0 what the first unit costs; infinity where there is a setup cost. */
export const averageVariableCost = (
  { setup = 0, linear, quadratic = 0, cubic = 0 }: CostFunction,
  quantity: number,
): number => (setup === 0 ? 0 : setup / quantity) + linear + (quadratic + cubic * quantity) * quantity;

/** Infinity at 0 where there is a fixed cost. */
export const averageFixedCost = ({ fixed }: CostFunction, quantity: number): number =>
  fixed === 0 ? 0 : fixed / quantity;

/** A whole or tidy quantity that arithmetic has missed by a hair. */
const withoutDust = (quantity: number): number => {
  const tidy = round(quantity, 6);
  return Math.abs(tidy - quantity) <= 1e-11 * Math.abs(quantity) ? tidy : quantity;
};

/** Newton's method from the right of the root of a function that is convex there: each step comes closer, until floating point ends it. */
function rootLeftOf(start: number, value: (at: number) => number, slope: (at: number) => number): number {
  let at = start;
  for (;;) {
    const next = at - value(at) / slope(at);
    if (!(next < at)) return withoutDust(at);
    at = next;
  }
}

/** A quantity at which the function, which grows without end, is above 0. */
function beyond(start: number, value: (at: number) => number): number {
  let at = Math.max(1, start);
  while (!(value(at) > 0)) at *= 2;
  return at;
}

/** Where `lump + linear·q + quadratic·q² + cubic·q³` has its lowest average: where its slope, here times q², is 0. */
function lowestAverage({ quadratic = 0, cubic = 0 }: CostFunction, lump: number): number {
  const value = (at: number) => (2 * cubic * at + quadratic) * at ** 2 - lump;
  return rootLeftOf(beyond(0, value), value, (at) => (6 * cubic * at + 2 * quadratic) * at);
}

/** Where average total cost is lowest; null where it falls forever (a fixed cost and a constant marginal cost). */
export function findMinimumAverageTotal(costs: CostFunction): CostPoint | null {
  requireCosts(costs);
  const { fixed, setup = 0, quadratic = 0, cubic = 0 } = costs;
  if (fixed === 0) return minimumAverageVariable(costs);
  if (cubic === 0 && quadratic === 0) return null;
  const quantity = lowestAverage(costs, fixed + setup);
  return { quantity, cost: averageTotalCost(costs, quantity) };
}

/** Where average total cost is lowest, and marginal cost equals it. @throws RangeError where it falls forever. */
export function minimumAverageTotal(costs: CostFunction): CostPoint {
  const found = findMinimumAverageTotal(costs);
  if (!found) throw new RangeError('average total cost falls at every quantity: it has no minimum');
  return found;
}

/** Where average variable cost is lowest, and marginal cost equals it; at a quantity of 0 where it only rises. */
export function minimumAverageVariable(costs: CostFunction): CostPoint {
  requireCosts(costs);
  const { setup = 0, quadratic = 0, cubic = 0 } = costs;
  const falling = quadratic < 0 ? withoutDust(-quadratic / (2 * cubic)) : 0;
  const quantity = setup > 0 ? lowestAverage(costs, setup) : falling;
  return { quantity, cost: averageVariableCost(costs, quantity) };
}

/**
 * The quantity, at least 0, at which marginal cost comes from below a straight line and goes above it: marginal revenue, demand
 * or, with a slope of 0, a price. Null where it does not.
 */
export function findMarginalCrossing(costs: CostFunction, line: SlopedDemand): number | null {
  requireCosts(costs);
  const { linear, quadratic = 0, cubic = 0 } = costs;
  const rise = 2 * quadratic + line.slope;
  const gap = line.choke - linear;
  if (cubic === 0) return rise > 0 && gap >= 0 ? withoutDust(gap / rise) : null;
  const square = rise ** 2 + 12 * cubic * gap;
  if (square < -1e-9) return null;
  const quantity = withoutDust((Math.sqrt(Math.max(0, square)) - rise) / (6 * cubic));
  return quantity >= 0 ? quantity : null;
}

/** The largest quantity at which average total cost is as high as demand, touching included; null where it lies above demand everywhere. */
export function findAverageCrossing(costs: CostFunction, { choke, slope }: SlopedDemand): number | null {
  const best = findMarginalCrossing(costs, { choke, slope: 2 * slope });
  if (best === null || best === 0) return null;
  const loss = (at: number) => totalCost(costs, at) - (choke - slope * at) * at;
  const tolerance = 1e-9 * Math.max(1, totalCost(costs, best));
  if (loss(best) > tolerance) return null;
  if (loss(best) > -tolerance) return best;
  return rootLeftOf(beyond(best, loss), loss, (at) => marginalCost(costs, at) - choke + 2 * slope * at);
}

/** One line of a cost table, in dollars. */
export interface CostRow {
  readonly quantity: number;
  readonly fixed: number;
  readonly variable: number;
  readonly total: number;
  /** Of each unit since the line before; null in the first. */
  readonly marginal: number | null;
  /** Null at a quantity of 0, as the next two. */
  readonly averageFixed: number | null;
  readonly averageVariable: number | null;
  readonly averageTotal: number | null;
}

/** The table of a firm whose total cost of 0, 1, 2, 3 … units is listed; that of 0 units is its fixed cost. */
export function costTableOfTotals(totals: readonly number[]): CostRow[] {
  const [fixed] = totals;
  if (fixed === undefined) throw new RangeError('a cost table needs the total cost of 0 units at least');
  return totals.map((total, quantity) => {
    const before = totals[quantity - 1];
    const each = (amount: number) => (quantity === 0 ? null : amount / quantity);
    return {
      quantity,
      fixed,
      variable: total - fixed,
      total,
      marginal: before === undefined ? null : total - before,
      averageFixed: each(fixed),
      averageVariable: each(total - fixed),
      averageTotal: each(total),
    };
  });
}
