import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lowestBetween } from '../test-support/any-costs';
import {
  averageProduct,
  averageVariableCostAt,
  costOfProduct,
  costsOfProduction,
  diminishingFrom,
  firstDiminishing,
  firstNegative,
  highestAverageAt,
  marginalCostAt,
  marginalProduct,
  negativeFrom,
  productionTable,
  requireProduction,
  returnsToScale,
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
    [TOTALS, 3, 7],
    [[4, 8, 12], null, null],
    [[4, 7, 9], 2, null],
    [[5, 4], 2, 2],
    [[], null, null],
  ])('%j: returns diminish from worker %o, and are negative from worker %o', (totals, diminishing, negative) => {
    expect(firstDiminishing(totals)).toBe(diminishing);
    expect(firstNegative(totals)).toBe(negative);
  });

  it('costs its wages: marginal cost is the wage divided by marginal product', () => {
    const rows = costsOfProduction([4, 10, 15], 60, 100);
    expect(rows.map(({ marginal }) => marginal)).toEqual([15, 10, 12]);
    expect(rows[1]).toMatchObject({ quantity: 10, variable: 120, total: 220, averageVariable: 12, averageTotal: 22 });
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

test.each([
  [10, 25, 2, 'increasing'],
  [10, 20, 2, 'constant'],
  [10, 29, 3, 'decreasing'],
])('from %d to %d units with %d times the inputs, returns to scale are %s', (output, scaled, many, returns) =>
  expect(returnsToScale(output, scaled, many)).toBe(returns),
);

test.each<[string, () => unknown, string]>([
  ['returns that only rise', () => requireProduction({ linear: 1, quadratic: 1 }), 'never diminish'],
  ['returns that rise in the end', () => requireProduction({ linear: 1, quadratic: -1, cubic: 1 }), 'never diminish'],
  ['a first worker who adds nothing', () => requireProduction({ linear: 0, quadratic: -1 }), 'adds no output'],
  ['the marginal cost of a worker who adds nothing', () => costOfProduct(60, 0), 'adds nothing'],
  ['a table with such a worker', () => costsOfProduction([4, 4], 60, 0), 'adds nothing'],
])('refuses %s', (_what, compute, why) => expect(compute).toThrow(why));

const anyProduction: fc.Arbitrary<ProductionFunction> = fc.record({
  linear: fc.integer({ min: 1, max: 30 }),
  quadratic: fc.integer({ min: 0, max: 12 }),
  cubic: fc.integer({ min: -20, max: -1 }).map((tenths) => tenths / 10),
});
const wage = fc.integer({ min: 1, max: 200 });

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

it('turns into costs upside down: MC = w / MP and AVC = w / AP, lowest where the products are highest', () => {
  fc.assert(
    fc.property(anyProduction, wage, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (production, pay, share) => {
      const input = share * negativeFrom(production);
      // By the slope of cost over output, a little to each side.
      const step = input * 1e-5;
      const added = totalProduct(production, input + step) - totalProduct(production, input - step);
      const slope = (2 * step * pay) / added;
      expect(marginalCostAt(production, pay, input) / slope).toBeCloseTo(1, 4);
      const average = (pay * input) / totalProduct(production, input);
      expect(averageVariableCostAt(production, pay, input)).toBeCloseTo(average, 6);
      const least = lowestBetween((at) => marginalCostAt(production, pay, at), 0, 0.999 * negativeFrom(production));
      expect(least.at).toBeCloseTo(diminishingFrom(production), 2);
    }),
  );
});

it('gives a cost table whose marginal costs add up to the wages', () => {
  const outputs = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(outputs, wage, fc.integer({ min: 0, max: 300 }), (added, pay, fixed) => {
      const totals = added.map((_, index) => added.slice(0, index + 1).reduce((sum, one) => sum + one));
      const rows = costsOfProduction(totals, pay, fixed);
      for (const [index, row] of rows.entries()) {
        expect(row.averageTotal! * row.quantity).toBeCloseTo(row.total, 6);
        expect(row.marginal! * added[index]!).toBeCloseTo(row.total - (rows[index - 1]?.total ?? fixed), 6);
      }
    }),
  );
});
