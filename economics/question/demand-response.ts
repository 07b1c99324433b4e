import { simpleElasticity } from '../elasticity';
import { isTidy } from '../numbers';
import type { Draw } from './draw';
import { atPrices } from './points';
import { quantityAxis } from './settings';

/** As estimates are, and not 1, which would be its own inverse. */
function isPlausible(elasticity: number): boolean {
  const size = Math.abs(elasticity);
  return size >= 0.25 && size <= 3 && size !== 1;
}

/**
 * The response to an income or another price that changes `from` one value `to` another. The quantity changes by `moved` percent, and the
 * price is within `prices`. Null if a student would have to work with awkward numbers.
 */
export function drawResponse(
  draw: Draw,
  goods: string,
  prices: readonly [least: number, most: number],
  [from, to]: readonly [from: number, to: number],
  moved: number,
) {
  const before = 20 * draw.whole(2, 9);
  const after = before * (1 + moved / 100);
  const price = draw.whole(...prices);
  const elasticity = simpleElasticity([before, after], [from, to]);
  const isAsEstimated = isPlausible(elasticity) && isTidy(elasticity) && isTidy(1 / elasticity);
  return isAsEstimated && Number.isInteger(after) ? { goods, price, before, after, elasticity } : null;
}

/** Asks for the elasticity from two points on a demand curve that shifted. `scale` says what quantities count: "hundreds per month". */
export const elasticityOfResponse = (
  { goods, price, before, after, elasticity }: NonNullable<ReturnType<typeof drawResponse>>,
  cause: string,
  scale: string,
) =>
  ({
    picture: {
      kind: 'market',
      title: `Demand for ${goods} before and after a change in ${cause}`,
      quantity: quantityAxis({ goods }, scale),
      price: 'Price ($)',
      demand: { choke: 2 * price, slope: price / before },
      demandShift: after - before,
      show: [],
      at: atPrices(['old-demand', price], ['demand', price]),
    },
    right: { elasticity },
    wrong: [
      ['sign-ignored', { elasticity: -elasticity }],
      ['inverted-ratio', { elasticity: 1 / elasticity }, 'with its sign'],
      ['inverted-ratio', { elasticity: -1 / elasticity }, 'without its sign'],
    ],
  }) as const; // of the kind, curves, and misconceptions
