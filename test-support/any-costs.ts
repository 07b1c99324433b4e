import fc from 'fast-check';
import type { CostFunction } from '../economics/firm-costs';

const fixed = fc.integer({ min: 0, max: 500 });
const lowest = fc.integer({ min: 0, max: 20 });
const percent = fc.integer({ min: 1, max: 50 }).map((hundredths) => hundredths / 100);

/** Marginal cost falls to `lowest` at some quantity and then rises. */
const uShaped: fc.Arbitrary<CostFunction> = fc
  .tuple(fixed, lowest, percent, fc.integer({ min: 1, max: 20 }))
  .map(([cost, least, cubic, quantity]) => ({
    fixed: cost,
    linear: least + 3 * cubic * quantity ** 2,
    quadratic: -3 * cubic * quantity,
    cubic,
  }));

const straight: fc.Arbitrary<CostFunction> = fc.record({ fixed, linear: lowest, quadratic: percent });

/** Firms whose marginal cost rises in the end: a straight line, or falling at first. */
export const anyCosts = fc.oneof(uShaped, straight);

/** Simpson's rule, exact for the polynomials of cost functions. */
export function areaUnder(height: (at: number) => number, from: number, to: number): number {
  return ((to - from) / 6) * (height(from) + 4 * height((from + to) / 2) + height(to));
}

/** Where the function is lowest between two ends, by trying: 200 places, then 200 around the best. */
export function lowestBetween(height: (at: number) => number, from: number, to: number): { at: number; value: number } {
  let [start, end, best] = [from, to, from];
  for (let round = 0; round < 5; round += 1) {
    const step = (end - start) / 200;
    const places = Array.from({ length: 201 }, (_, index) => start + index * step);
    best = places.reduce((lowestYet, at) => (height(at) < height(lowestYet) ? at : lowestYet), best);
    [start, end] = [Math.max(from, best - step), Math.min(to, best + step)];
  }
  return { at: best, value: height(best) };
}
