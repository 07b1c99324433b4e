import { count } from '../numbers';
import type { PossibilitiesPicture } from '../picture/possibilities-picture';

/** A good with its market: what is counted, and by which unit. */
export interface MarketGood {
  /** "jars of honey". */
  readonly goods: string;
  /** "jar": it stands after "a". */
  readonly unit: string;
  /** More than one unit, where the numbers leave no doubt of what: "jars". */
  readonly units: string;
}

const good = (goods: string, unit: string, units = `${unit}s`): MarketGood => ({ goods, unit, units });

/** Goods that people anywhere buy, at a few dollars each. */
export const GOODS: readonly MarketGood[] = [
  good('jars of honey', 'jar'),
  good('scarves', 'scarf', 'scarves'),
  good('loaves of bread', 'loaf', 'loaves'),
  good('baskets of peaches', 'basket'),
  good('candles', 'candle'),
  good('potted plants', 'plant'),
  good('bags of rice', 'bag'),
  good('boxes of tea', 'box', 'boxes'),
  good('kites', 'kite'),
  good('bars of soap', 'bar'),
  good('notebooks', 'notebook'),
  good('bowls of soup', 'bowl'),
  good('bicycle repairs', 'repair'),
  good('boat rides', 'ride'),
  good('piano lessons', 'lesson'),
  good('cups of lemonade', 'cup'),
];

export const quantityAxis = ({ goods }: MarketGood): string => `${capital(goods)} a week`;
export const priceAxis = ({ unit }: MarketGood): string => `Price ($ a ${unit})`;

/** Who acts in a question. Their numbers matter, not who they are. */
export const PEOPLE: readonly string[] = [
  ...['Ana', 'Ben', 'Chiara', 'Dmitri', 'Emeka', 'Farah', 'Goran', 'Hana', 'Ibrahim', 'Jonas'],
  ...['Kim', 'Lena', 'Mateo', 'Noor', 'Olga', 'Priya', 'Ravi', 'Sofia', 'Tariq', 'Yuki'],
];

export const PLACES: readonly string[] = ['Northland', 'Eastport', 'Westhill', 'Southbay', 'Lakeside', 'Highfield'];

/** Two goods that one workshop or one island can make. */
export const OUTPUTS: readonly (readonly [string, string])[] = [
  ['chairs', 'tables'],
  ['boats', 'carts'],
  ['bowls', 'rugs'],
  ['kites', 'baskets'],
  ['lamps', 'clocks'],
  ['fish', 'coconuts'],
  ['shirts', 'coats'],
  ['drums', 'flutes'],
];

/** A plural without its ending, for one of them. */
export const one = (plural: string): string => (plural === 'fish' ? 'fish' : plural.replace(/s$/, ''));

/** "2 rugs", "1 rug". */
export const units = (amount: number, plural: string): string =>
  `${count(amount)} ${amount === 1 ? one(plural) : plural}`;

/** A choice that says how many of a good. */
export const amountOf = (answer: number, plural: string) => ({ answer, amount: units(answer, plural) });

/** "A table": a title that begins with a small word. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The graph of what can be made of two goods in a week. */
export const possibilitiesOf = (
  x: string,
  y: string,
  parts: Pick<PossibilitiesPicture, 'frontier' | 'growth' | 'points'>,
): PossibilitiesPicture => ({
  kind: 'possibilities',
  x: `${capital(x)} (a week)`,
  y: `${capital(y)} (a week)`,
  ...parts,
});
