import { count } from '../numbers';
import { drawRising, type Draw } from './draw';
import type { Values } from './question-model';

/** A good with its market: what is counted, and by which unit. */
export interface MarketGood {
  /** "jars of honey". */
  readonly goods: string;
  /** "jar": it stands after "a". */
  readonly unit: string;
  /** More than one unit, where the numbers leave no doubt of what: "jars". */
  readonly units: string;
}

export interface PricedGood {
  readonly good: MarketGood;
  /** Plausible prices in dollars, as in course/goods.yaml. */
  readonly least: number;
  readonly most: number;
}

const priced = (least: number, most: number, goods: string, unit: string, units = `${unit}s`): PricedGood => ({
  good: { goods, unit, units },
  least,
  most,
});

/** Goods that people anywhere buy. */
const PRICED: readonly PricedGood[] = [
  priced(4, 20, 'jars of honey', 'jar'),
  priced(6, 60, 'scarves', 'scarf', 'scarves'),
  priced(2, 9, 'loaves of bread', 'loaf', 'loaves'),
  priced(3, 25, 'baskets of peaches', 'basket'),
  priced(2, 30, 'candles', 'candle'),
  priced(5, 60, 'potted plants', 'plant'),
  priced(1, 40, 'bags of rice', 'bag'),
  priced(3, 12, 'boxes of tea', 'box', 'boxes'),
  priced(3, 60, 'kites', 'kite'),
  priced(1, 9, 'bars of soap', 'bar'),
  priced(1, 20, 'notebooks', 'notebook'),
  priced(3, 15, 'bowls of soup', 'bowl'),
  priced(8, 150, 'bicycle repairs', 'repair'),
  priced(5, 60, 'boat rides', 'ride'),
  priced(15, 120, 'piano lessons', 'lesson'),
  priced(1, 7, 'cups of lemonade', 'cup'),
  priced(12, 90, 'haircuts', 'haircut'),
  priced(5, 25, 'movie tickets', 'ticket'),
];

export const GOODS: readonly MarketGood[] = PRICED.map(({ good }) => good);

/** A good that is plausible at all of these prices. @throws RangeError if there is none. */
export const drawGood = (draw: Draw, ...prices: readonly number[]): MarketGood =>
  draw.oneOf(PRICED.filter(({ least, most }) => prices.every((price) => price >= least && price <= most))).good;

const SERVICES = new Set(['repair', 'ride', 'lesson', 'haircut', 'ticket']);

/** What nobody can bring to a market, or ship. */
export const isService = ({ unit }: MarketGood): boolean => SERVICES.has(unit);

/** What is not sold in a shop. */
const ELSEWHERE = new Set(['ride', 'lesson', 'ticket']);

/** The same of what a shop sells. @throws RangeError if there is none. */
export const drawShopGood = (draw: Draw, ...prices: readonly number[]): MarketGood =>
  draw.oneOf(
    PRICED.filter(
      ({ good, least, most }) =>
        !(draw.isFresh && ELSEWHERE.has(good.unit)) && prices.every((price) => price >= least && price <= most),
    ),
  ).good;

/** Whether a good of one of these lists is plausible at all of these prices. */
export const isPlausible = (
  good: MarketGood,
  prices: readonly number[],
  goods: readonly PricedGood[] = PRICED,
): boolean =>
  goods.some((one) => one.good === good && prices.every((price) => price >= one.least && price <= one.most));

/** A good and the lowest of its prices, of which the highest is `width` dollars above. */
export function drawPrices(
  draw: Draw,
  width: number,
  goods = PRICED,
): { readonly good: MarketGood; readonly lowest: number } {
  const { good, least, most } = draw.oneOf(goods.filter((one) => one.most - one.least >= width));
  return { good, lowest: draw.whole(least, Math.min(most - width, least + 6)) };
}

/** A good with several of its prices: `steps` prices above the lowest, each 1 to `most` dollars above the one before. */
export function drawPriceList(draw: Draw, steps: number, most: number) {
  const gaps = drawRising(draw, 0, steps, most);
  const { good, lowest } = drawPrices(draw, gaps.at(-1) ?? 0);
  const rising = gaps.map((gap) => lowest + gap);
  return { good, rising, falling: rising.toReversed() };
}

/**
 * "Quantity of candles (per week)", and of what is measured "Quantity of honey (jars per week)", "Quantity of coal (thousands
 * of tons per week)".
 */
export function quantityAxis({ goods }: Pick<MarketGood, 'goods'>, period = 'per week'): string {
  const [, measure, measured] =
    /^(bags|bars|baskets|bowls|boxes|bushels|crates|cups|jars|loaves|packs|pairs|pallets|pounds|tons) of (.+)$/.exec(
      goods,
    ) ?? [];
  if (measure === undefined) return `Quantity of ${goods} (${period})`;
  const [, scale, time] = /^(?:(\w+) )?(per \w+)$/.exec(period) ?? [];
  return `Quantity of ${measured} (${scale ? `${scale} of ` : ''}${measure} ${time})`;
}
export const priceAxis = ({ unit }: MarketGood): string => `Price ($ per ${unit})`;

/** Who acts in a question. Their numbers matter, not who they are. */
const WOMEN = ['Ana', 'Chiara', 'Farah', 'Hana', 'Kim', 'Lena', 'Noor', 'Olga', 'Priya', 'Sofia', 'Yuki'];
const MEN = ['Ben', 'Dmitri', 'Emeka', 'Goran', 'Ibrahim', 'Jonas', 'Mateo', 'Ravi', 'Tariq'];
export const PEOPLE: readonly string[] = [...WOMEN, ...MEN].sort();

/** Somebody, with the pronouns that stand for the name the second time. */
export function drawPerson(draw: Draw): { readonly person: string; readonly they: string; readonly their: string } {
  const person = draw.oneOf(PEOPLE);
  return WOMEN.includes(person) ? { person, they: 'she', their: 'her' } : { person, they: 'he', their: 'his' };
}

/** For `demands`: no choice with a half unit or half a dollar, beside a key that is whole. */
export const isWhole = ({ answer }: Values): boolean => Number.isInteger(answer);

const IRREGULAR: Readonly<Record<string, string>> = { fish: 'fish', buses: 'bus' };

/** One of them: "rug" of "rugs". */
export const one = (plural: string): string => IRREGULAR[plural] ?? plural.replace(/s$/, '');

/** "2 rugs", "1 rug", "0.5 rug". */
export const units = (amount: number, plural: string): string =>
  `${count(amount)} ${amount > 0 && amount <= 1 ? one(plural) : plural}`;

/** "kites", "kites and baskets", "kites, baskets, and rugs". */
export function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${last}`;
}

/** "A table": a title that begins with a small word. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
