import type { Draw } from './draw';
import { drawMarket, type DrawnMarket } from './drawn-market';
import type { PricedGood } from './settings';

/** A quantity below the equilibrium, where all that a question asks for is a whole number. */
export interface Limit {
  readonly quantity: number;
  /** What the last unit is worth to its buyer, and what it costs its seller. */
  readonly value: number;
  readonly cost: number;
  readonly gap: number;
  /** Units that are no longer sold. */
  readonly missing: number;
}

/** Null where little would be left, or a value on the supply curve would not be whole. */
export function drawLimit(draw: Draw, { market, at, perDollar }: DrawnMarket): Limit | null {
  const above = draw.whole(1, market.demand.choke - at.price - 1);
  const missing = above * perDollar.demand;
  const quantity = at.quantity - missing;
  const value = at.price + above;
  const cost = market.supply.reservation + quantity / perDollar.supply;
  if (3 * quantity < at.quantity) return null;
  return Number.isInteger(cost) ? { quantity, value, cost, gap: value - cost, missing } : null;
}

/** A market whose quantity is limited. */
export function drawLimitedMarket(draw: Draw, goods?: readonly PricedGood[]): (DrawnMarket & Limit) | null {
  const drawn = drawMarket(draw, goods);
  const limit = drawLimit(draw, drawn);
  return limit && { ...drawn, ...limit, values: { ...drawn.values, ...limit } };
}
