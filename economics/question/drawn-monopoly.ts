import { averageVariableCost, type CostFunction } from '../firm-costs';
import { demandPrice, quantityDemanded, type SlopedDemand } from '../market';
import { atMarginalCost, monopoly, straightCost, unitElasticPoint, type FirmOutcome } from '../monopoly';
import type { FirmPicture } from '../picture/firm-picture';
import { figureOf } from '../picture/picture';
import type { Draw } from './draw';

/** A firm with a demand curve of its own, and what it sells. */
export interface Seller {
  /** "the only ferry company on a bay". */
  readonly seller: string;
  /** "ferry rides". */
  readonly goods: string;
  /** "ride", after "a". */
  readonly unit: string;
  readonly units: string;
  /** Plausible prices in dollars, as in course/goods.yaml. */
  readonly least: number;
  readonly most: number;
}

const sells = (seller: string, goods: string, unit: string, least: number, most: number): Seller => ({
  seller,
  goods,
  unit,
  units: `${unit}s`,
  least,
  most,
});

export const MONOPOLISTS: readonly Seller[] = [
  sells('the only ferry company on a bay', 'ferry rides', 'ride', 3, 120),
  sells('the only ski resort in a region', 'lift tickets', 'ticket', 40, 250),
  sells('the only movie theater in a valley', 'movie tickets', 'ticket', 5, 25),
  sells('the only campground in a park', 'campsites', 'site', 10, 80),
  sells('the only first-aid school in a county', 'first-aid courses', 'course', 20, 200),
  sells('the only parking garage at an airport', 'parking spaces', 'space', 5, 60),
  sells('the only aquarium in a region', 'aquarium tickets', 'ticket', 8, 60),
  sells('the only tour company on a lake', 'boat tours', 'tour', 20, 100),
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
}

/** A firm whose prices and quantities are whole numbers where MR = MC and where demand meets MC. Null for numbers that are not. */
export function drawMonopoly(
  draw: Draw,
  rises: readonly number[] = [0, ...RISING],
  sellers: readonly Seller[] = MONOPOLISTS,
): DrawnMonopoly | null {
  const firm = draw.oneOf(sellers);
  const rise = draw.oneOf(rises);
  const range = firm.most - firm.least;
  const fall = draw.whole(3, Math.max(3, Math.floor(range / (2 + rise)))); // of the price, up to the output
  const width = fall * (2 + rise);
  if (width > range || width < 8) return null;
  const start = draw.whole(firm.least, Math.min(firm.most - width, 3 * firm.least));
  const perDollar = draw.oneOf([1, 2, 4, 5, 10, 20]);
  const demand = { choke: start + width, slope: 1 / perDollar };
  const cost = straightCost({ start, slope: rise / perDollar }, 0);
  const maker = { demand, cost };
  const [best, efficient] = [monopoly(maker), atMarginalCost(maker)];
  const values = [best.quantity, best.price, best.marginalCost, efficient.quantity, efficient.price];
  const isRound = best.quantity % 5 === 0 && best.quantity >= 20 && best.quantity <= 600;
  if (!isRound || !values.every(Number.isInteger)) return null;
  return { firm, demand, cost, best, efficient, revenue: unitElasticPoint(demand), most: quantityDemanded(demand, 0) };
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

/** The words of a question about the firm. */
export const wordsOf = ({ firm: { seller, goods, unit, units } }: DrawnMonopoly) => ({ seller, goods, unit, units });

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The firm's graph: D, MR and MC with the output where MR = MC, unless `more` says otherwise. */
export const firmPicture = ({ firm, demand, cost }: DrawnMonopoly, more: Partial<FirmPicture> = {}): FirmPicture => ({
  kind: 'firm',
  title: capital(firm.goods),
  quantity: `${capital(firm.goods)} (per day)`,
  price: `Price and cost ($ a ${firm.unit})`,
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

export const priceOf = ({ demand }: DrawnMonopoly, quantity: number): number => demandPrice(demand, quantity);
