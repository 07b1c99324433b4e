import { averageVariableCost, type CostFunction } from '../firm-costs';
import { demandPrice, quantityDemanded, type SlopedDemand } from '../market';
import { atMarginalCost, monopoly, straightCost, unitElasticPoint, type FirmOutcome } from '../monopoly';
import { round } from '../numbers';
import type { FirmPicture } from '../picture/firm-picture';
import { figureOf } from '../picture/picture';
import type { Draw } from './draw';
import type { Values } from './question-model';
import { capital, quantityAxis } from './settings';

type Range = readonly [least: number, most: number];

/** A firm with a demand curve of its own: what it sells, in which period, and plausible prices in dollars and outputs in a period. */
const sells = (
  seller: string,
  goods: string,
  [unit, period]: readonly [string, string],
  prices: Range,
  outputs: Range,
) => ({ seller, goods, unit, units: `${unit}s`, period, prices, outputs });

type Seller = ReturnType<typeof sells>;

const MONOPOLISTS = [
  sells('a ferry company on a bay', 'ferry rides', ['ride', 'day'], [3, 120], [50, 600]),
  sells('a ski resort', 'lift tickets', ['ticket', 'day'], [40, 250], [100, 900]),
  sells('a movie theater', 'movie tickets', ['ticket', 'day'], [5, 25], [40, 400]),
  sells('a campground in a state park', 'campsites', ['site', 'night'], [10, 80], [20, 200]),
  sells('a first-aid school', 'first-aid courses', ['course', 'month'], [20, 200], [20, 150]),
  sells('an airport parking garage', 'parking spaces', ['space', 'day'], [5, 60], [50, 800]),
  sells('an aquarium', 'aquarium tickets', ['ticket', 'day'], [8, 60], [50, 900]),
  sells('a kayak rental company', 'kayaks', ['kayak', 'day'], [5, 80], [20, 120]),
];

/** Firms in monopolistic competition. */
export const COMPETITORS = [
  sells('one of many hair salons in a city', 'haircuts', ['haircut', 'week'], [12, 90], [40, 200]),
  sells('one of many restaurants in a city', 'restaurant meals', ['meal', 'week'], [8, 100], [100, 600]),
  sells('one of many bike repair shops in a city', 'bicycle repairs', ['repair', 'week'], [8, 150], [20, 120]),
  sells('one of many pizzerias in a city', 'pizzas', ['pizza', 'day'], [4, 30], [40, 200]),
  sells('one of many music schools in a city', 'piano lessons', ['lesson', 'week'], [15, 120], [20, 160]),
];

/** By how many dollars marginal cost rises up to the output for each dollar that the price falls; without 1, at which areas coincide. */
export const RISING: readonly number[] = [0.25, 0.5, 1.5, 2, 3];

export interface DrawnMonopoly {
  readonly firm: Seller;
  readonly demand: SlopedDemand;
  /** Without fixed cost. */
  readonly cost: CostFunction;
  readonly best: FirmOutcome;
  /** Where demand meets marginal cost. */
  readonly efficient: FirmOutcome;
  /** Where marginal revenue is zero. */
  readonly revenue: { readonly quantity: number; readonly price: number };
  /** Units demanded at a price of zero. */
  readonly most: number;
  /** What the texts of all questions may use: the firm's words, its output and price, and those where demand meets MC. */
  readonly values: Values;
}

/** Without what floating-point arithmetic adds. */
const tidied = (outcome: FirmOutcome): FirmOutcome => ({
  ...outcome,
  quantity: round(outcome.quantity, 6),
  price: round(outcome.price, 6),
  marginalCost: round(outcome.marginalCost, 6),
});

/** Most tries for one firm: with some costs, few prices lead to whole numbers. */
const TRIES = 100;

/** A firm whose prices and quantities are whole numbers where MR = MC and where demand meets MC. Null where these are hard to find. */
export function drawMonopoly(
  draw: Draw,
  rises: readonly number[] = [0, ...RISING],
  sellers: readonly Seller[] = MONOPOLISTS,
): DrawnMonopoly | null {
  const firm = draw.oneOf(sellers);
  const rise = draw.oneOf(rises);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = tryNumbers(draw, firm, rise);
    if (found) return found;
  }
  return null;
}

function tryNumbers(draw: Draw, firm: Seller, rise: number): DrawnMonopoly | null {
  const [least, highest] = firm.prices;
  const [few, many] = firm.outputs;
  const range = highest - least;
  const fall = draw.whole(3, Math.max(3, Math.floor(range / (2 + rise)))); // of the price, up to the output
  const width = round(fall * (2 + rise), 6);
  const perDollar = draw.oneOf([1, 2, 4, 5, 10, 20]);
  const output = fall * perDollar;
  if (!Number.isInteger(width) || width > range || width < 8) return null;
  if (output % 5 !== 0 || output < few || output > many) return null;
  const start = draw.whole(least, Math.min(highest - width, 3 * least));
  const demand = { choke: start + width, slope: 1 / perDollar };
  const cost = straightCost({ start, slope: rise / perDollar }, 0);
  const maker = { demand, cost };
  const [best, efficient] = [tidied(monopoly(maker)), tidied(atMarginalCost(maker))];
  const values = [best.quantity, best.price, best.marginalCost, efficient.quantity, efficient.price];
  if (!values.every(Number.isInteger)) return null;
  const { seller, goods, unit, units, period } = firm;
  const most = quantityDemanded(demand, 0);
  return {
    firm,
    demand,
    cost,
    best,
    efficient,
    revenue: unitElasticPoint(demand),
    most,
    values: {
      seller,
      goods,
      unit,
      units,
      period,
      choke: demand.choke,
      most,
      output: best.quantity,
      price: best.price,
      cost: best.marginalCost,
      competitive: efficient.quantity,
      efficient: efficient.price,
    },
  };
}

/** Average total cost at the output, a whole number below the price, and the cost function that leads to it; null if there is none. */
export function drawAverage(draw: Draw, { cost, best }: DrawnMonopoly): { average: number; cost: CostFunction } | null {
  const least = Math.ceil(averageVariableCost(cost, best.quantity)) + 1;
  if (best.price - 2 < least) return null;
  const average = draw.whole(least, best.price - 2);
  return { average, cost: withAverage(cost, { quantity: best.quantity, price: average }) };
}

/** The same marginal cost, with the fixed cost that makes average total cost as high as the price at a quantity. */
export const withAverage = (
  cost: CostFunction,
  { quantity, price }: { readonly quantity: number; readonly price: number },
): CostFunction => ({ ...cost, fixed: (price - averageVariableCost(cost, quantity)) * quantity });

/** The firm's graph: D, MR and MC with the output where MR = MC, unless `more` says otherwise. */
export const firmPicture = ({ firm, demand, cost }: DrawnMonopoly, more: Partial<FirmPicture> = {}): FirmPicture => ({
  kind: 'firm',
  title: capital(firm.goods),
  quantity: quantityAxis(firm, `per ${firm.period}`),
  price: `Price and cost ($ per ${firm.unit})`,
  costs: cost,
  demand,
  curves: ['D', 'MR', 'MC'],
  show: ['output', 'efficient-output'],
  max: { price: Math.ceil(1.06 * demand.choke) },
  ...more,
});

/** Whether a value can be read on the price axis where no mark shows it. */
export const isOnPriceAxis = (picture: FirmPicture, price: number): boolean =>
  figureOf(picture).y.ticks.some(({ at }) => Math.abs(at - price) < 1e-9);

/** On the demand curve. */
export const priceOf = ({ demand }: DrawnMonopoly, quantity: number): number => demandPrice(demand, quantity);
