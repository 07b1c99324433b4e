import {
  findMarginalCrossing,
  marginalCost,
  minimumAverageVariable,
  totalCost,
  variableCost,
  type CostFunction,
} from './firm-costs';
import { demandPrice, quantityDemanded, type SlopedDemand } from './market';
import { outcomeAt, revenueLine, willingnessToPay, type FirmOutcome } from './monopoly';
import { sum } from './numbers';

/** A firm that can keep groups of customers apart, so that none resells to another. */
export interface SegmentedMaker {
  readonly groups: readonly SlopedDemand[];
  readonly cost: CostFunction;
}

/** What one group buys. */
export interface GroupOutcome {
  /** 0 where the group's demand is below the cost of serving it. */
  readonly quantity: number;
  readonly price: number;
  readonly totalRevenue: number;
  readonly consumerSurplus: number;
  /** In absolute value; Infinity where the group buys nothing. */
  readonly elasticity: number;
}

export interface SegmentedOutcome {
  readonly groups: readonly GroupOutcome[];
  readonly quantity: number;
  /** The common value of marginal revenue in every group that is served, and of marginal cost. */
  readonly marginalCost: number;
  readonly totalRevenue: number;
  readonly totalCost: number;
  readonly profit: number;
  readonly consumerSurplus: number;
  readonly deadweightLoss: number;
}

function groupAt(demand: SlopedDemand, quantity: number): GroupOutcome {
  const price = demandPrice(demand, quantity);
  return {
    quantity,
    price,
    totalRevenue: price * quantity,
    consumerSurplus: ((demand.choke - price) * quantity) / 2,
    elasticity: price / (demand.slope * quantity),
  };
}

const HALVINGS = 100;

/** The height at which several lines, added sideways, meet marginal cost: marginal revenues, or demands. */
function commonHeight(lines: readonly SlopedDemand[], cost: CostFunction): number {
  const { linear, quadratic = 0, cubic = 0 } = cost;
  if (quadratic === 0 && cubic === 0) return linear;
  const quantityAt = (height: number) => sum(lines.map((line) => quantityDemanded(line, height)));
  let [low, high] = [0, Math.max(...lines.map(({ choke }) => choke))];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (marginalCost(cost, quantityAt(middle)) > middle) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** By how much total surplus is below its largest value, which every group has at one price that equals marginal cost. */
function lossAt({ groups, cost }: SegmentedMaker, quantities: readonly number[]): number {
  const surplusOf = (bought: readonly number[]) =>
    sum(groups.map((demand, index) => willingnessToPay(demand, bought[index] ?? 0))) - variableCost(cost, sum(bought));
  const price = commonHeight(groups, cost);
  return Math.max(0, surplusOf(groups.map((demand) => quantityDemanded(demand, price))) - surplusOf(quantities));
}

/**
 * One price for each group, so that marginal revenue in each equals marginal cost. Marginal cost is constant or rises.
 * @throws RangeError for one that falls at first, or that no group's demand covers.
 */
export function segmented(maker: SegmentedMaker): SegmentedOutcome {
  const { groups, cost } = maker;
  if (minimumAverageVariable(cost).quantity > 0)
    throw new RangeError('prices by group need a marginal cost that is constant or rises');
  const margin = commonHeight(groups.map(revenueLine), cost);
  const served = groups.map((demand) => groupAt(demand, quantityDemanded(revenueLine(demand), margin)));
  const quantity = sum(served.map((group) => group.quantity));
  if (!(quantity > 0)) throw new RangeError('no group would pay the marginal cost of the first unit');
  const totalRevenue = sum(served.map((group) => group.totalRevenue));
  const total = totalCost(cost, quantity);
  return {
    groups: served,
    quantity,
    marginalCost: margin,
    totalRevenue,
    totalCost: total,
    profit: totalRevenue - total,
    consumerSurplus: sum(served.map((group) => group.consumerSurplus)),
    deadweightLoss: lossAt(
      maker,
      served.map((group) => group.quantity),
    ),
  };
}

/** The demand of all groups together at prices that all of them would pay: straight below the lowest choke price. */
const together = (groups: readonly SlopedDemand[]): SlopedDemand => {
  const steepness = sum(groups.map(({ slope }) => 1 / slope));
  return { choke: sum(groups.map(({ choke, slope }) => choke / slope)) / steepness, slope: 1 / steepness };
};

/** One price for all, for comparison. The firm may find it best to serve only those who would pay most. */
export interface OnePriceOutcome {
  readonly price: number;
  readonly quantity: number;
  readonly quantities: readonly number[];
  readonly totalRevenue: number;
  readonly profit: number;
  readonly consumerSurplus: number;
  readonly deadweightLoss: number;
}

/** The most profitable single price. @throws RangeError where no group's demand covers marginal cost. */
export function onePriceForAll(maker: SegmentedMaker): OnePriceOutcome {
  const { groups, cost } = maker;
  const byChoke = groups.toSorted((a, b) => b.choke - a.choke);
  const candidates = byChoke.flatMap((_, index): FirmOutcome[] => {
    const served = byChoke.slice(0, index + 1);
    const demand = together(served);
    const quantity = findMarginalCrossing(cost, revenueLine(demand));
    if (quantity === null || quantity === 0) return [];
    const best = outcomeAt({ demand, cost }, quantity);
    // Where the groups' demands are added, marginal revenue jumps up, so no price between two sums is best.
    const isOnIt = best.price >= (byChoke[index + 1]?.choke ?? 0) && best.price <= (served.at(-1)?.choke ?? 0);
    return isOnIt ? [best] : [];
  });
  const [best] = candidates.toSorted((a, b) => b.profit - a.profit);
  if (!best) throw new RangeError('no group would pay the marginal cost of the first unit');
  const { price } = best;
  const quantities = groups.map((demand) => quantityDemanded(demand, price));
  const gains = groups.map((demand, index) => ((demand.choke - price) * (quantities[index] ?? 0)) / 2);
  const { quantity, totalRevenue, profit } = best;
  return {
    price,
    quantity,
    quantities,
    totalRevenue,
    profit,
    consumerSurplus: sum(gains),
    deadweightLoss: lossAt(maker, quantities),
  };
}
