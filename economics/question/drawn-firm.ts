import { averageTotalCost, averageVariableCost, type CostFunction } from '../firm-costs';
import { round } from '../numbers';
import type { FirmPicture } from '../picture/firm-picture';
import type { Draw } from './draw';
import { quantityAxis } from './settings';

/** A small firm that takes the market price, and what it sells at plausible prices in dollars. */
const producer = (
  [least, most]: readonly [number, number],
  firm: string,
  [goods, unit]: readonly [string, string],
  [units, firms] = [`${unit}s`, `${firm}s`],
) => ({ firm, a: /^[aeiou]/.test(firm) ? 'an' : 'a', firms, goods, unit, units, least, most });

export type Producer = ReturnType<typeof producer>;

const PRODUCERS = [
  producer([12, 55], 'apple orchard', ['crates of apples', 'crate']),
  producer([10, 40], 'orange grove', ['crates of oranges', 'crate']),
  producer([8, 50], 'tomato farm', ['crates of tomatoes', 'crate']),
  producer([8, 40], 'mushroom farm', ['boxes of mushrooms', 'box'], ['boxes', 'mushroom farms']),
  producer([7, 40], 'pepper farm', ['boxes of peppers', 'box'], ['boxes', 'pepper farms']),
  producer([5, 30], 'onion farm', ['bags of onions', 'bag']),
  producer([15, 80], 'barbershop', ['haircuts', 'haircut']),
  producer([6, 40], 'car wash company', ['car washes', 'wash'], ['washes', 'car wash companies']),
  producer([20, 120], 'bicycle repair shop', ['bicycle repairs', 'repair']),
  producer([8, 60], 'umbrella factory', ['umbrellas', 'umbrella'], ['umbrellas', 'umbrella factories']),
  producer([25, 120], 'backpack factory', ['backpacks', 'backpack'], ['backpacks', 'backpack factories']),
  producer([10, 80], 'clothing factory', ['shirts', 'shirt'], ['shirts', 'clothing factories']),
];

/** Somebody whose product is plausible at all of these prices; null if there is none. */
export function drawProducer(draw: Draw, ...prices: readonly number[]) {
  const found = PRODUCERS.filter(({ least, most }) => prices.every((price) => price >= least && price <= most));
  return found.length > 0 ? draw.oneOf(found) : null;
}

/** By how much AVC bends, and the steps from its lowest point to the output: prices and averages are then whole dollars. */
const BENDS = [
  [0.25, 2],
  [0.5, 2],
  [1, 1],
  [1, 2],
  [2, 1],
] as const;

/**
 * A price taker with curved costs, for which all that a question needs is a whole number, at the output where the price equals marginal cost.
 * In steps of output u, AVC is v + bend × (u − lowest)², so that MC is v + bend × (3u − lowest)(u − lowest). Price exceeds AVC by
 * 2 × bend × u × (u − lowest) at the output: with an average fixed cost below that there is a profit, and with one above a loss.
 */
export function drawFirm(draw: Draw, outcome: 'profit' | 'loss') {
  const [bend, beyond] = draw.oneOf(BENDS);
  const [lowest, step] = [draw.whole(3, 6), draw.oneOf([5, 10, 20])];
  const output = lowest + beyond;
  const margin = 2 * bend * output * beyond;
  const averageFixed =
    outcome === 'profit' ? draw.whole(2, Math.ceil(0.6 * margin)) : draw.whole(margin + 2, 2 * margin);
  const least = Math.ceil((bend * lowest ** 2) / 3) + draw.whole(1, 12);
  const costs = {
    fixed: averageFixed * output * step,
    linear: least + bend * lowest ** 2,
    quadratic: (-2 * bend * lowest) / step,
    cubic: bend / step ** 2,
  };
  const price = least + bend * (3 * output - lowest) * beyond;
  const quantity = output * step;
  const producer = drawProducer(draw, price);
  if (!producer) return null;
  const atc = round(averageTotalCost(costs, quantity), 6);
  const avc = round(averageVariableCost(costs, quantity), 6);
  return { producer, costs, price, quantity, atc, avc, values: { ...producer, price, quantity, atc, avc } };
}

/** Cost curves and the price line, with the output; `more` says what else. */
export const firmPicture = (
  { producer, costs, price }: { producer: Producer; costs: CostFunction; price: number },
  more: Partial<FirmPicture> = {},
): FirmPicture => ({
  kind: 'firm',
  title: `Price and costs of ${producer.a} ${producer.firm}`,
  quantity: quantityAxis(producer, 'per day'),
  price: `Price and cost ($ per ${producer.unit})`,
  costs,
  marketPrice: price,
  curves: ['MC', 'ATC', 'D'],
  show: ['output'],
  ...more,
});
