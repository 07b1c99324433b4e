import type { Point } from '../figure';
import type { MarketPicture } from '../picture/market-picture';
import { pictureOf, type DrawnMarket } from './drawn-market';

/** What cuts the surplus of a market into areas: the quantity sold, and the prices on both curves there. */
interface Cut {
  readonly quantity: number;
  readonly high: number;
  readonly low: number;
}

/** Whether all areas have space for their letters. */
export function isWide({ at, perDollar, quantity }: DrawnMarket & Pick<Cut, 'quantity'>): boolean {
  const [less, more] = [perDollar.demand, perDollar.supply].sort((a, b) => a - b);
  return 3 * quantity >= at.quantity && 3 * quantity <= 2 * at.quantity && (more ?? 0) <= 2 * (less ?? 0);
}

/**
 * The market with letters in place of numbers, so that its curves may be drawn as low as they fit, and a point in each area: down the left
 * T, U, V and Y, between demand, the higher price, the old price, the lower price and supply; right of the quantity sold W and X, above and
 * below the old price.
 */
export function pictureWithAreas(
  drawn: DrawnMarket,
  cut: Cut,
  limit: (lowered: number) => Partial<MarketPicture>,
): MarketPicture {
  const { market, at } = drawn;
  const lowered = market.supply.reservation;
  const [choke, price] = [market.demand.choke - lowered, at.price - lowered];
  const [high, low] = [cut.high - lowered, cut.low - lowered];
  const [left, middle, right] = [cut.quantity / 3, cut.quantity / 2, cut.quantity + (at.quantity - cut.quantity) / 3];
  const areas: Readonly<Record<string, Point>> = {
    T: [left, high + (choke - high) / 3],
    U: [middle, (high + price) / 2],
    V: [middle, (price + low) / 2],
    W: [right, price + (high - price) / 3],
    X: [right, price - (price - low) / 3],
    Y: [left, low - low / 3],
  };
  return pictureOf(drawn, {
    values: 'hidden',
    demand: { choke, slope: market.demand.slope },
    supply: { reservation: 0, slope: market.supply.slope },
    max: { price: 1.1 * choke },
    areas,
    ...limit(lowered),
  });
}
