import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lowestBetween } from '../test-support/any-costs';
import {
  averageProduct,
  diminishingFrom,
  firstDiminishing,
  highestAverageAt,
  marginalProduct,
  negativeFrom,
  productionTable,
  requireProduction,
  totalProduct,
  type ProductionFunction,
} from './production';

/** Output of 1 to 7 workers: they add 4, 6, 5, 3, 1, 0 and −2. */
const TOTALS = [4, 10, 15, 18, 19, 19, 17];

/** TP = 9L + 6L² − L³ */
const bakery: ProductionFunction = { linear: 9, quadratic: 6, cubic: -1 };

describe('a production table', () => {
  it('has what each worker adds, and output per worker', () => {
    expect(productionTable(TOTALS).map(({ marginal }) => marginal)).toEqual([4, 6, 5, 3, 1, 0, -2]);
    expect(productionTable(TOTALS)[2]).toEqual({ input: 3, total: 15, marginal: 5, average: 5 });
  });

  test.each([
    [TOTALS, 3],
    [[4, 8, 12], null],
    [[4, 7, 9], 2],
    [[5, 4], 2],
    [[], null],
  ])('%j: returns diminish from worker %o', (totals, diminishing) => {
    expect(firstDiminishing(totals)).toBe(diminishing);
  });
});

describe('a production function of 9L + 6L² − L³', () => {
  it('diminishes from 2 workers, averages most at 3, and falls from the sixth of 4.65', () => {
    expect(diminishingFrom(bakery)).toBe(2);
    expect(highestAverageAt(bakery)).toBe(3);
    expect(negativeFrom(bakery)).toBeCloseTo(2 + Math.sqrt(7));
  });

  test.each([
    [0, 0, 9, 9],
    [1, 14, 18, 14],
    [3, 54, 18, 18],
  ])('with %d workers: total %d, marginal %d, average %d', (input, total, marginal, average) => {
    expect(totalProduct(bakery, input)).toBe(total);
    expect(marginalProduct(bakery, input)).toBe(marginal);
    expect(averageProduct(bakery, input)).toBe(average);
  });
});

it('only diminishes where the function bends down from the start', () => {
  const line: ProductionFunction = { linear: 12, quadratic: -1 };
  expect([diminishingFrom(line), highestAverageAt(line), negativeFrom(line)]).toEqual([0, 0, 6]);
});

test.each<[string, () => unknown, string]>([
  ['returns that only rise', () => requireProduction({ linear: 1, quadratic: 1 }), 'never diminish'],
  ['returns that rise in the end', () => requireProduction({ linear: 1, quadratic: -1, cubic: 1 }), 'never diminish'],
  ['a first worker who adds nothing', () => requireProduction({ linear: 0, quadratic: -1 }), 'adds no output'],
])('refuses %s', (_what, compute, why) => expect(compute).toThrow(why));

const anyProduction: fc.Arbitrary<ProductionFunction> = fc.record({
  linear: fc.integer({ min: 1, max: 30 }),
  quadratic: fc.integer({ min: 0, max: 12 }),
  cubic: fc.integer({ min: -20, max: -1 }).map((tenths) => tenths / 10),
});

it('has marginal product pass through the highest average product', () => {
  fc.assert(
    fc.property(anyProduction, (production) => {
      const at = highestAverageAt(production);
      expect(marginalProduct(production, at)).toBeCloseTo(averageProduct(production, at), 6);
      const found = lowestBetween((input) => -averageProduct(production, input), 0, 2 * at + 1);
      expect(found.at).toBeCloseTo(at, 2);
    }),
  );
});

it('has the highest marginal product where returns begin to diminish, and the highest total where they turn negative', () => {
  fc.assert(
    fc.property(anyProduction, (production) => {
      const end = 2 * negativeFrom(production);
      expect(lowestBetween((at) => -marginalProduct(production, at), 0, end).at).toBeCloseTo(diminishingFrom(production), 2); // prettier-ignore
      expect(lowestBetween((at) => -totalProduct(production, at), 0, end).at).toBeCloseTo(negativeFrom(production), 2);
    }),
  );
});
