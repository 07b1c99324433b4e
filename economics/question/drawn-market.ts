import {
  equilibrium,
  quantityDemanded,
  quantitySupplied,
  type Equilibrium,
  type SlopedDemand,
  type SlopedSupply,
} from '../market';
import { count, dollars, isAbove } from '../numbers';
import type { MarketPicture, PointOnCurve } from '../picture/market-picture';
import type { Draw } from './draw';
import { atPrices } from './points';
import type { Values } from './question-model';
import { priceAxis, quantityAxis, drawPrices, type MarketGood, type PricedGood } from './settings';

/** A market with whole-number results for whatever a question asks. */
export interface DrawnMarket {
  readonly good: MarketGood;
  readonly market: { readonly demand: SlopedDemand; readonly supply: SlopedSupply };
  readonly at: Equilibrium;
  /** Units by which quantity demanded falls, and quantity supplied rises, for each additional dollar. */
  readonly perDollar: { readonly demand: number; readonly supply: number };
  /** A per-unit tax that leaves some trade and whole-number prices. */
  readonly tax: number;
  /** The good's words, and the equilibrium: "price", or "oldPrice" once something has changed it. */
  readonly values: Values;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Above and below the equilibrium price the curves reach `cut` × `up` and `cut` × `down` dollars: a tax of `up` + `down` dollars
 * then takes one part in `cut` of the trade, `up` of it from buyers and `down` from sellers. The good is one of `goods`, or any.
 */
export function drawMarket(draw: Draw, goods?: readonly PricedGood[]): DrawnMarket {
  const [cut, up, down] = [draw.whole(2, 4), draw.whole(1, 3), draw.whole(1, 3)];
  const step = (cut * up * down) / gcd(up, down);
  const quantity = step * draw.whole(Math.ceil(20 / step), Math.floor(144 / step));
  const width = cut * (up + down);
  const { good, lowest: reservation } = drawPrices(draw, width, goods);
  const choke = reservation + width;
  const market = {
    demand: { choke, slope: (cut * up) / quantity },
    supply: { reservation, slope: (cut * down) / quantity },
  };
  const at = equilibrium(market);
  return {
    good,
    market,
    at,
    perDollar: { demand: quantity / (cut * up), supply: quantity / (cut * down) },
    tax: up + down,
    values: { ...good, ...at, oldPrice: at.price, oldQuantity: at.quantity },
  };
}

/** The graph of a market for a good, with its names on the axes. */
export const goodPicture = (good: MarketGood, more: Partial<MarketPicture>): MarketPicture => ({
  kind: 'market',
  quantity: quantityAxis(good),
  price: priceAxis(good),
  ...more,
});

/** The market's graph: both curves and the equilibrium, unless `more` says otherwise. */
export const pictureOf = ({ good, market }: DrawnMarket, more: Partial<MarketPicture> = {}): MarketPicture =>
  goodPicture(good, { ...market, ...more });

/** Whether some units are demanded, and some supplied, at each price: none of them is the end of a curve or beyond it. */
export const areBetweenEnds = ({ demand, supply }: DrawnMarket['market'], ...prices: readonly number[]): boolean =>
  prices.every((price) => isAbove(price, supply.reservation) && isAbove(demand.choke, price));

/** Prices a dollar apart, both ends included, whatever binary fractions make of their distance. */
export const pricesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.round(Math.abs(to - from)) + 1 }, (_, step) => from + step * Math.sign(to - from));

/** The rows of a schedule: each price with quantity demanded and quantity supplied. */
export const rowsOf = ({ demand, supply }: DrawnMarket['market'], from: number, to: number) =>
  pricesBetween(from, to).map((price) => ({
    price,
    wanted: quantityDemanded(demand, price),
    offered: quantitySupplied(supply, price),
  }));

/** The same rows as a table shows them. */
export const scheduleOf = (market: DrawnMarket['market'], from: number, to: number): string[][] =>
  rowsOf(market, from, to).map(({ price, wanted, offered }) => [dollars(price), count(wanted), count(offered)]);

/** Of a graph that is a choice: letters in place of numbers, and axes that fit a small drawing. */
export const PLAIN_AXES = { quantity: 'Quantity', price: 'Price ($)', values: 'hidden' } as const; // of a picture

/** The same axes for all graphs of one question, so that none stands out. */
export const roomyAxes = ({ market, at }: DrawnMarket) => ({
  quantity: 1.8 * at.quantity,
  price: 1.2 * market.demand.choke,
});

/** Marks F and G at the price intercepts of demand and supply, which students need to measure surplus. */
export const endsOf = ({ market }: DrawnMarket): readonly PointOnCurve[] =>
  atPrices(['demand', market.demand.choke], ['supply', market.supply.reservation]);

/** What the equations of both curves contain: Qd = start − fewer × P and Qs = more × P − floor. */
export const equationsOf = ({ market, perDollar }: DrawnMarket) => ({
  start: market.demand.choke * perDollar.demand,
  fewer: perDollar.demand,
  more: perDollar.supply,
  floor: market.supply.reservation * perDollar.supply,
});

/** Whether equations are easy to read: tens, and no P without a factor. */
export const isRound = ({ start, fewer, more, floor }: ReturnType<typeof equationsOf>): boolean =>
  start % 10 === 0 && floor % 10 === 0 && fewer > 1 && more > 1;
