import type { MarketPicture } from '../picture/market-picture';
import type { WorldTradePicture } from '../picture/world-trade-picture';
import { pictureOf, type DrawnMarket } from './drawn-market';
import { priceAxis, quantityAxis, type MarketGood, type PricedGood } from './settings';

/** A good of a whole country or city, with the name of its market: "the market for milk". */
interface NamedGood extends MarketGood {
  readonly name: string;
}

/** Prices as in course/goods.yaml; `goods` counts the units of `name`. */
function named(least: number, most: number, name: string, goods: string, unit: string): PricedGood {
  const good: NamedGood = { name, goods, unit, units: `${unit}s` };
  return { good, least, most };
}

/** What governments keep up the price of. */
export const SUPPORTED: readonly PricedGood[] = [
  named(2, 8, 'milk', 'gallons of milk', 'gallon'),
  named(3, 12, 'butter', 'pounds of butter', 'pound'),
  named(3, 16, 'cheese', 'pounds of cheese', 'pound'),
  named(4, 18, 'wheat', 'bushels of wheat', 'bushel'),
  named(3, 12, 'corn', 'bushels of corn', 'bushel'),
  named(8, 40, 'tomatoes', 'crates of tomatoes', 'crate'),
  named(9, 40, 'oranges', 'crates of oranges', 'crate'),
  named(8, 40, 'rice', 'bags of rice', 'bag'),
];

/** What governments limit by licenses. */
export const LICENSED: readonly PricedGood[] = [
  named(6, 50, 'taxi rides', 'taxi rides', 'ride'),
  named(4, 30, 'oysters', 'pounds of oysters', 'pound'),
  named(6, 40, 'lobster', 'pounds of lobster', 'pound'),
  named(5, 40, 'halibut', 'pounds of halibut', 'pound'),
  named(12, 80, 'boat tours', 'boat tours', 'tour'),
  named(8, 40, 'oranges', 'crates of oranges', 'crate'),
];

/** What small countries import or export. */
export const TRADED: readonly PricedGood[] = [
  named(8, 60, 'shirts', 'shirts', 'shirt'),
  named(25, 110, 'sneakers', 'pairs of sneakers', 'pair'),
  named(20, 110, 'backpacks', 'backpacks', 'backpack'),
  named(10, 60, 'lamps', 'lamps', 'lamp'),
  named(10, 90, 'headphones', 'pairs of headphones', 'pair'),
  named(8, 40, 'rice', 'bags of rice', 'bag'),
  named(8, 45, 'tomatoes', 'crates of tomatoes', 'crate'),
  named(6, 45, 'olive oil', 'bottles of olive oil', 'bottle'),
];

/** The market of a whole country, whose quantities are millions a week. */
export const nationalPicture = (drawn: DrawnMarket, more: Partial<MarketPicture>): MarketPicture =>
  pictureOf(drawn, { quantity: quantityAxis(drawn.good, 'millions per week'), ...more });

/** The market of a city or a coast, whose quantities are thousands a week. */
export const localPicture = (drawn: DrawnMarket, more: Partial<MarketPicture>): MarketPicture =>
  pictureOf(drawn, { quantity: quantityAxis(drawn.good, 'thousands per week'), ...more });

/** The home market of a country at the world price, whose quantities are millions a year. */
export const openPicture = (
  { good, market }: DrawnMarket,
  more: Partial<WorldTradePicture> & Pick<WorldTradePicture, 'worldPrice'>,
): WorldTradePicture => ({
  kind: 'world-trade',
  quantity: quantityAxis(good, 'millions per year'),
  price: priceAxis(good),
  ...market,
  ...more,
});
