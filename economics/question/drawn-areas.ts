import type { Point } from '../figure';
import type { DrawnMarket } from './drawn-market';

/** What cuts the surplus of a market into areas: the quantity sold, and the prices on both curves there. */
interface Cut {
  readonly quantity: number;
  readonly high: number;
  readonly low: number;
}

/**
 * A point in each area: down the left T, U, V and Y, between demand, the higher price, the old price, the lower price and supply; right of
 * the quantity sold W and X, above and below the old price.
 */
export function areasAround(
  { market, at }: DrawnMarket,
  { quantity, high, low }: Cut,
): Readonly<Record<string, Point>> {
  const [left, middle, right] = [quantity / 3, quantity / 2, quantity + (at.quantity - quantity) / 3];
  return {
    T: [left, high + (market.demand.choke - high) / 3],
    U: [middle, (high + at.price) / 2],
    V: [middle, (at.price + low) / 2],
    W: [right, at.price + (high - at.price) / 3],
    X: [right, at.price - (at.price - low) / 3],
    Y: [left, low - (low - market.supply.reservation) / 3],
  };
}
