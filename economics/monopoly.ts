import {
  averageTotalCost,
  findAverageCrossing,
  findMarginalCrossing,
  marginalCost,
  totalCost,
  variableCost,
  type CostFunction,
} from './firm-costs';
import { demandPrice, type SlopedDemand } from './market';

/**
 * A firm with a downward-sloping demand of its own, such as a monopoly. Quantities are units, money is dollars.
 * Source: the monopoly model of any principles textbook.
 */
export interface PriceMaker {
  readonly demand: SlopedDemand;
  readonly cost: CostFunction;
}

/** What a firm and its customers get when it sells `quantity` at one price. */
export interface FirmOutcome {
  readonly quantity: number;
  readonly price: number;
  /** Of the last unit. */
  readonly marginalCost: number;
  readonly averageTotalCost: number;
  readonly totalRevenue: number;
  readonly totalCost: number;
  /** Below 0 it is a loss. */
  readonly profit: number;
  readonly consumerSurplus: number;
  /** Revenue beyond variable cost. */
  readonly producerSurplus: number;
  /** What units that are worth more than their cost, and not produced, would add to total surplus; or units too many take from it. */
  readonly deadweightLoss: number;
}

/** Costs with a straight marginal cost, which starts at `start` dollars and rises by `slope` with each further unit. */
export const straightCost = ({ start, slope }: { start: number; slope: number }, fixed: number): CostFunction => ({
  fixed,
  linear: start,
  ...(slope !== 0 && { quadratic: slope / 2 }),
});

/** Marginal revenue as a line: it starts where demand does and falls twice as fast. */
export const revenueLine = ({ choke, slope }: SlopedDemand): SlopedDemand => ({ choke, slope: 2 * slope });

/** The additional revenue of one more unit, if all units sell at one price. */
export const marginalRevenue = (demand: SlopedDemand, quantity: number): number =>
  demandPrice(revenueLine(demand), quantity);

/** Where total revenue is largest and demand is unit elastic: MR = 0, in the middle of a straight demand curve. */
export const unitElasticPoint = ({ choke, slope }: SlopedDemand): { quantity: number; price: number } => ({
  quantity: choke / (2 * slope),
  price: choke / 2,
});

/** The area under demand up to `quantity`: all that customers would pay. */
export const willingnessToPay = ({ choke, slope }: SlopedDemand, quantity: number): number =>
  choke * quantity - (slope * quantity ** 2) / 2;

/** Total surplus without fixed cost, which no quantity changes. */
const surplusAt = ({ demand, cost }: PriceMaker, quantity: number): number =>
  willingnessToPay(demand, quantity) - variableCost(cost, quantity);

function requireMaker({ demand }: PriceMaker): void {
  if (!(demand.slope > 0)) throw new RangeError('a price maker needs a demand curve that falls');
}

/** Where marginal cost rises through a straight line. @throws RangeError when it does not at a positive quantity. */
function whereMarginalCostMeets(cost: CostFunction, line: SlopedDemand, what: string): number {
  const quantity = findMarginalCrossing(cost, line);
  if (quantity === null || quantity === 0)
    throw new RangeError(`${what} is below marginal cost at every quantity, so there is nothing to produce`);
  return quantity;
}

/** Everything at a quantity that is sold at one price, by default the highest that demand allows. */
export function outcomeAt(
  maker: PriceMaker,
  quantity: number,
  price = demandPrice(maker.demand, quantity),
): FirmOutcome {
  const { demand, cost } = maker;
  const totalRevenue = price * quantity;
  const total = totalCost(cost, quantity);
  return {
    quantity,
    price,
    marginalCost: marginalCost(cost, quantity),
    averageTotalCost: averageTotalCost(cost, quantity),
    totalRevenue,
    totalCost: total,
    profit: totalRevenue - total,
    consumerSurplus: willingnessToPay(demand, quantity) - totalRevenue,
    producerSurplus: totalRevenue - variableCost(cost, quantity),
    deadweightLoss: Math.max(0, surplusAt(maker, efficientQuantity(maker)) - surplusAt(maker, quantity)),
  };
}

/** The allocatively efficient quantity, where demand meets marginal cost. @throws RangeError when it does not. */
export function efficientQuantity(maker: PriceMaker): number {
  requireMaker(maker);
  return whereMarginalCostMeets(maker.cost, maker.demand, 'demand');
}

/**
 * A single-price monopoly: the quantity where MR = MC, at the price that demand allows. A loss is possible; whether the firm then
 * shuts down says `shutsDown`. @throws RangeError for a demand that does not fall, or that is below marginal cost.
 */
export function monopoly(maker: PriceMaker): FirmOutcome {
  requireMaker(maker);
  return outcomeAt(maker, whereMarginalCostMeets(maker.cost, revenueLine(maker.demand), 'marginal revenue'));
}

/** P = MC: a regulator sets the price where demand meets marginal cost. With falling ATC the firm has a loss. */
export const atMarginalCost = (maker: PriceMaker): FirmOutcome => outcomeAt(maker, efficientQuantity(maker));

/** P = ATC: the fair-return price, where demand meets average total cost and economic profit is 0; null where they do not meet. */
export function atAverageTotalCost(maker: PriceMaker): FirmOutcome | null {
  requireMaker(maker);
  const quantity = findAverageCrossing(maker.cost, maker.demand);
  return quantity === null ? null : outcomeAt(maker, quantity);
}

/**
 * Perfect (first-degree) price discrimination: each unit is sold for what its buyer would pay at most, up to where demand meets marginal
 * cost. `price` is that of the last unit.
 */
export function perfectDiscrimination(maker: PriceMaker): FirmOutcome {
  const quantity = efficientQuantity(maker);
  const totalRevenue = willingnessToPay(maker.demand, quantity);
  const at = outcomeAt(maker, quantity);
  return {
    ...at,
    totalRevenue,
    profit: totalRevenue - at.totalCost,
    consumerSurplus: 0,
    producerSurplus: totalRevenue - variableCost(maker.cost, quantity),
  };
}

/** The subsidy per unit with which a single-price monopoly produces the efficient quantity: MC − MR there. */
export function efficientSubsidy(maker: PriceMaker): number {
  const quantity = efficientQuantity(maker);
  return marginalCost(maker.cost, quantity) - marginalRevenue(maker.demand, quantity);
}
