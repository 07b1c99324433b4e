import type { RevenuePicture } from '../picture/revenue-picture';
import { priceAxis, quantityAxis, type MarketGood } from './settings';

/** Points F and G of a demand curve at these prices. */
export const revenuePicture = (
  good: MarketGood,
  demand: RevenuePicture['demand'],
  at: readonly number[],
): RevenuePicture => ({
  kind: 'revenue',
  quantity: quantityAxis(good),
  price: priceAxis(good),
  demand,
  at,
  show: [],
});
