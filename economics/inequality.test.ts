import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { afterTransfers, gini, incomeShares, lorenzPoints } from './inequality';

test.each([
  ['the same for all', [20, 20, 20, 20, 20], 0],
  ['everything to the richest fifth', [0, 0, 0, 0, 100], 0.8],
  ['a usual distribution', [4, 9, 14, 23, 50], 0.424],
  ['dollars in place of shares', [40, 90, 140, 230, 500], 0.424],
  ['two groups', [25, 75], 0.25],
])('the Gini coefficient of %s', (_what, incomes, coefficient) => expect(gini(incomes)).toBeCloseTo(coefficient, 9));

it('a Lorenz curve adds the shares up from the poorest', () => {
  expect(lorenzPoints([4, 9, 14, 23, 50])).toEqual([[0, 0], [20, 4], [40, 13], [60, 27], [80, 50], [100, 100]]); // prettier-ignore
});

test.each<[string, () => unknown, string]>([
  ['one group', () => gini([1]), 'two groups'],
  ['no income at all', () => gini([0, 0]), 'not all 0'],
  ['a debt', () => gini([-1, 2]), '0 or more'],
  ['the richest first', () => gini([3, 1]), 'from the poorest'],
  ['a transfer for some', () => afterTransfers([1, 2], [1]), 'needs a transfer'],
  ['a tax above income', () => afterTransfers([1, 2], [-2, 2]), 'more than its income'],
])('refuses %s', (_what, run, message) => expect(run).toThrow(message)); // prettier-ignore

const anyIncomes = fc
  .array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 10 })
  .map((incomes) => incomes.toSorted((a, b) => a - b));

describe('of any distribution', () => {
  const holds = (check: (incomes: number[]) => void) => fc.assert(fc.property(anyIncomes, check), { numRuns: 50 });

  it('the Gini coefficient is half of the mean difference between two groups, as a share of the mean income', () =>
    holds((incomes) => {
      const [groups, total] = [incomes.length, incomes.reduce((sum, income) => sum + income, 0)];
      const differences = incomes.flatMap((one) => incomes.map((other) => Math.abs(one - other)));
      const mean = differences.reduce((sum, difference) => sum + difference, 0) / groups ** 2;
      expect(gini(incomes)).toBeCloseTo(mean / 2 / (total / groups), 9);
    }));

  it('shares add up to 100%, and the Lorenz curve never rises above equality', () =>
    holds((incomes) => {
      expect(incomeShares(incomes).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
      for (const [x, y] of lorenzPoints(incomes)) expect(y).toBeLessThanOrEqual(x + 1e-9);
    }));

  it('a progressive tax lowers it and a regressive one raises it', () =>
    fc.assert(
      fc.property(anyIncomes.filter((incomes) => incomes[0] !== incomes.at(-1)), fc.integer({ min: 1, max: 9 }), (incomes, top) => {
        const most = incomes.at(-1)!;
        const rising = incomes.map((income) => (top * income) / most);
        expect(gini(incomes.map((income, index) => income * (1 - rising[index]! / 100)))).toBeLessThan(gini(incomes));
        // The same sum from each, and no more than the poorest has.
        const each = incomes.map(() => -incomes[0]! / 2);
        expect(gini(afterTransfers(incomes, each))).toBeGreaterThan(gini(incomes));
      }),
      { numRuns: 50 },
    )); // prettier-ignore

  it('a transfer from the richest to the poorest lowers it', () =>
    holds((incomes) => {
      const gap = incomes.at(-1)! - incomes[0]!;
      if (gap === 0) return;
      const transfers = incomes.map((_, index) =>
        index === 0 ? gap / 4 : index === incomes.length - 1 ? -gap / 4 : 0,
      );
      expect(gini(afterTransfers(incomes, transfers))).toBeLessThan(gini(incomes));
    }));
});
