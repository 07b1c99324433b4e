import {
  costTableOfTotals,
  findMarginalCrossing,
  minimumAverageTotal,
  minimumAverageVariable,
  requireCosts,
  totalCost,
  variableCost,
  type CostFunction,
} from './firm-costs';
import { quantityDemanded, type Equilibrium, type SlopedDemand, type SlopedSupply } from './market';
import { dollars, isSame } from './numbers';

// Perfect competition: firms that are price takers, and an industry of equal firms that enter and exit.

/** What a price taker does in the short run, in dollars. */
export interface PriceTakerOutcome {
  readonly price: number;
  /** 0 when the firm shuts down. */
  readonly quantity: number;
  readonly revenue: number;
  readonly variableCost: number;
  readonly totalCost: number;
  /** Economic profit; a loss is below 0, and is the fixed cost when the firm shuts down. */
  readonly profit: number;
}

/** The lowest price at which the firm produces in the short run: the lowest average variable cost. */
export const shutDownPrice = (costs: CostFunction): number => minimumAverageVariable(costs).cost;

/** The price at which economic profit is zero: the lowest average total cost. @throws RangeError where it has no minimum. */
export const breakEvenPrice = (costs: CostFunction): number => minimumAverageTotal(costs).cost;

/**
 * The output at which price equals (rising) marginal cost, or 0 where price is below the lowest average variable cost: the firm's
 * short-run supply. At exactly that price it produces. @throws RangeError for a marginal cost that never rises.
 */
export function quantityOffered(costs: CostFunction, price: number): number {
  const quantity = findMarginalCrossing(costs, { choke: price, slope: 0 });
  if (!((costs.quadratic ?? 0) > 0 || (costs.cubic ?? 0) > 0))
    throw new RangeError('with a constant marginal cost a price taker has no one best output');
  const least = shutDownPrice(costs);
  return quantity === null || (price < least && !isSame(price, least)) ? 0 : quantity;
}

const outcomeAt = (costs: CostFunction, price: number, quantity: number): PriceTakerOutcome => {
  const [revenue, total] = [price * quantity, totalCost(costs, quantity)];
  const variable = variableCost(costs, quantity);
  return { price, quantity, revenue, variableCost: variable, totalCost: total, profit: revenue - total };
};

/** The firm at a price that it cannot change. */
export function priceTaker(costs: CostFunction, price: number): PriceTakerOutcome {
  requireCosts(costs);
  return outcomeAt(costs, price, quantityOffered(costs, price));
}

/**
 * The best output of a firm whose total costs of 0, 1, 2 … units are listed: whole units, 0 when no output covers its variable
 * cost. Where marginal cost equals the price, that unit is produced.
 */
export function priceTakerOfTotals(totals: readonly number[], price: number): PriceTakerOutcome {
  const outcomes = costTableOfTotals(totals).map(({ quantity, variable, total }): PriceTakerOutcome => {
    const revenue = price * quantity;
    return { price, quantity, revenue, variableCost: variable, totalCost: total, profit: revenue - total };
  });
  return outcomes.reduce((best, next) => (next.profit >= best.profit - 1e-9 ? next : best));
}

/** Equal firms and the demand for what they produce together. */
export interface Industry {
  readonly demand: SlopedDemand;
  /** Of each firm while there are `firms` of them. */
  readonly costs: CostFunction;
  readonly firms: number;
  /**
   * Dollars by which each further firm raises the cost of every unit, because it raises the price of inputs: above 0 in an
   * increasing-cost industry, below 0 in a decreasing-cost one. Default: 0, constant cost.
   */
  readonly costOfEntry?: number;
}

/** A price and quantity in the market, and what each firm then does. */
export interface IndustryOutcome extends Equilibrium {
  readonly firms: number;
  readonly costs: CostFunction;
  readonly firm: PriceTakerOutcome;
}

/** The costs of each firm while there are so many of them. */
export const costsWith = ({ costs, firms: before, costOfEntry = 0 }: Industry, firms: number): CostFunction => ({
  ...costs,
  linear: costs.linear + costOfEntry * (firms - before),
});

/** What all firms offer together. */
export const industrySupply = ({ costs, firms }: Industry, price: number): number =>
  firms * quantityOffered(costs, price);

/**
 * The supply curve of the industry above the shut-down price, where each firm's marginal cost is a straight line: a market
 * graph draws it. @throws RangeError for a marginal cost that bends.
 */
export function straightSupply({ costs, firms }: Industry): SlopedSupply {
  const { linear, quadratic = 0, cubic = 0 } = costs;
  if (cubic !== 0 || !(quadratic > 0))
    throw new RangeError('only a straight marginal cost that rises gives a straight supply');
  return { reservation: linear, slope: (2 * quadratic) / firms };
}

/**
 * The price at which all firms together produce what is demanded; their number is fixed.
 * @throws RangeError when that price would make them shut down.
 */
export function shortRunEquilibrium(industry: Industry): IndustryOutcome {
  const { demand, costs, firms } = industry;
  requireDemand(demand);
  if (!(firms > 0)) throw new RangeError('an industry needs at least one firm');
  let [low, high] = [shutDownPrice(costs), demand.choke];
  const excess = (price: number) => industrySupply(industry, price) - quantityDemanded(demand, price);
  if (!(low < high) || excess(low) > 0)
    throw new RangeError(`at the shut-down price of ${dollars(low)} the firms produce more than is demanded`);
  for (let step = 0; step < 200 && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (excess(middle) > 0) high = middle;
    else low = middle;
  }
  const firm = priceTaker(costs, tidy((low + high) / 2));
  return { price: firm.price, quantity: quantityDemanded(demand, firm.price), firms, costs, firm };
}

/** A price that bisection has missed by a hair. */
const tidy = (price: number): number => {
  const rounded = Math.round(price * 1e6) / 1e6;
  return Math.abs(rounded - price) <= 1e-11 * price ? rounded : price;
};

function requireDemand({ slope }: SlopedDemand): void {
  if (!(slope > 0)) throw new RangeError('the demand for an industry needs a slope above 0');
}

/**
 * Price and output along long-run supply: at each, firms earn zero economic profit. Its slope is 0 in a constant-cost industry, and
 * below 0 in a decreasing-cost one.
 */
export function longRunSupply({ costs, firms, costOfEntry = 0 }: Industry): SlopedSupply {
  const { quantity, cost } = minimumAverageTotal(costs);
  if (!(quantity > 0))
    throw new RangeError('the number of firms is not determined: each needs a lowest average total cost');
  return { reservation: cost - costOfEntry * firms, slope: costOfEntry / quantity };
}

/**
 * Where entry and exit end: price equals the lowest average total cost and economic profit is zero. The number of firms need not be whole.
 * @throws RangeError when nothing is demanded at that price, or costs fall faster than demand does.
 */
export function longRunEquilibrium(industry: Industry): IndustryOutcome {
  const { demand, costs } = industry;
  requireDemand(demand);
  const supply = longRunSupply(industry);
  const each = minimumAverageTotal(costs).quantity;
  const quantity = (demand.choke - supply.reservation) / (demand.slope + supply.slope);
  if (!(demand.slope + supply.slope > 0))
    throw new RangeError('costs fall faster with each firm than demand does: entry never ends');
  if (!(quantity > 0)) throw new RangeError('no buyer pays the lowest average total cost: the industry has no firms');
  const firms = quantity / each;
  const price = demand.choke - demand.slope * quantity;
  const own = costsWith(industry, firms);
  requireCosts(own);
  return { price, quantity, firms, costs: own, firm: outcomeAt(own, price, each) };
}
