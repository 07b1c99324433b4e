import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestBundle, costOf, followsEqualRule, utilityOf, type Good } from './utility';

interface Purchase {
  /** Index of the good, and which unit of it this is, from 1. */
  readonly good: number;
  readonly unit: number;
  readonly perDollar: number;
}

/**
 * Dollar by dollar, as a textbook does it: always the affordable next unit with the most utility a dollar, the first good on a tie,
 * until nothing affordable adds utility. Spends the budget best wherever it is used up exactly.
 */
function buyStepByStep(goods: readonly Good[], budget: number): Purchase[] {
  const bought = goods.map(() => 0);
  const purchases: Purchase[] = [];
  for (let left = budget; ;) {
    let best: Purchase | null = null;
    for (const [index, good] of goods.entries()) {
      const unit = (bought[index] ?? 0) + 1;
      const gain = (good.marginal[unit - 1] ?? 0) / good.price;
      const isAffordable = good.price - left < 1e-9;
      if (isAffordable && gain > (best?.perDollar ?? 0)) best = { good: index, unit, perDollar: gain };
    }
    if (!best) return purchases;
    bought[best.good] = best.unit;
    left -= goods[best.good]?.price ?? 0;
    purchases.push(best);
  }
}

const bundleOf = (goods: readonly Good[], purchases: readonly Purchase[]): number[] =>
  goods.map((_, index) => purchases.filter(({ good }) => good === index).length);

const goods: Good[] = [
  { name: 'tacos', price: 2, marginal: [20, 16, 12, 8] },
  { name: 'juices', price: 4, marginal: [32, 24, 16, 8] },
];

describe('$14 for tacos at $2 and juices at $4', () => {
  it('go to what brings most a dollar, step by step', () => {
    expect(buyStepByStep(goods, 14).map(({ good, unit }) => `${goods[good]!.name} ${unit}`)).toEqual([
      'tacos 1',
      'tacos 2',
      'juices 1',
      'tacos 3',
      'juices 2',
    ]);
  });

  it('end in the best of all bundles, where the last dollars bring the same', () => {
    const bundle = bundleOf(goods, buyStepByStep(goods, 14));
    expect(bundle).toEqual([3, 2]);
    expect(bestBundle(goods, 14)).toEqual([3, 2]);
    expect(followsEqualRule(goods, bundle)).toBe(true);
    expect(followsEqualRule(goods, [4, 1])).toBe(false);
  });
});

it('does not buy what takes utility away', () => {
  expect(bestBundle([{ name: 'slices', price: 1, marginal: [5, 0, -2] }], 10)).toEqual([1]);
  expect(buyStepByStep([{ name: 'slices', price: 1, marginal: [5, 0, -2] }], 10)).toHaveLength(1);
});

const anyGood = fc.record({
  name: fc.constant('good'),
  price: fc.integer({ min: 1, max: 5 }),
  marginal: fc
    .array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 })
    .map((values) => values.sort((a, b) => b - a)),
});
const anyGoods = fc.array(anyGood, { minLength: 1, maxLength: 3 });

it('never does worse among all bundles than step by step, and neither overspends', () => {
  fc.assert(
    fc.property(anyGoods, fc.integer({ min: 0, max: 30 }), (choice, budget) => {
      const steps = bundleOf(choice, buyStepByStep(choice, budget));
      const best = bestBundle(choice, budget);
      expect(utilityOf(choice, best)).toBeGreaterThanOrEqual(utilityOf(choice, steps) - 1e-9);
      expect(Math.max(costOf(choice, best), costOf(choice, steps))).toBeLessThanOrEqual(budget);
    }),
  );
});

it('finds the best bundle step by step whenever no unit had to be skipped and the budget came out even', () => {
  fc.assert(
    fc.property(anyGoods, fc.integer({ min: 1, max: 12 }), (choice, taken) => {
      const order = buyStepByStep(choice, Infinity).slice(0, taken);
      const budget = costOf(choice, bundleOf(choice, order));
      expect(utilityOf(choice, bestBundle(choice, budget))).toBeCloseTo(utilityOf(choice, bundleOf(choice, order)), 9);
    }),
  );
});
