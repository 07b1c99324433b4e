/** Before and after. */
export type Change = readonly [from: number, to: number];

/** Percent points of the old value: [4, 5] is 25. @throws RangeError when the old value is 0. */
export function percentChange([from, to]: Change): number {
  if (from === 0) throw new RangeError('a change from 0 has no percentage');
  return ((to - from) / from) * 100;
}

/** Percent points of the average of both values, so that there and back give the same: [4, 6] is 40, [6, 4] is −40. */
export function midpointPercentChange([from, to]: Change): number {
  if (from + to === 0) throw new RangeError('a change around 0 has no percentage');
  return ((to - from) / ((from + to) / 2)) * 100;
}

function ratio(ofQuantity: number, ofCause: number): number {
  if (ofCause === 0) throw new RangeError('nothing changed that the quantity could react to');
  return ofQuantity === 0 ? 0 : ofQuantity / ofCause;
}

/**
 * How strongly a quantity reacts to a price or an income, by the midpoint method: percent for each percent. Demand reacts to its
 * own price with a value below 0; books often drop the sign.
 */
export const midpointElasticity = (quantity: Change, cause: Change): number =>
  ratio(midpointPercentChange(quantity), midpointPercentChange(cause));

/** The same by percentages of the old values. */
export const simpleElasticity = (quantity: Change, cause: Change): number =>
  ratio(percentChange(quantity), percentChange(cause));
