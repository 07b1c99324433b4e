import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCosts, areaUnder, lowestBetween } from '../test-support/any-costs';
import {
  averageFixedCost,
  averageTotalCost,
  averageVariableCost,
  costTableOfTotals,
  findAverageCrossing,
  findMarginalCrossing,
  findMinimumAverageTotal,
  marginalCost,
  minimumAverageTotal,
  minimumAverageVariable,
  requireCosts,
  totalCost,
  variableCost,
  type CostFunction,
} from './firm-costs';

/** TC = 50 + 20q − 4q² + 0.5q³ */
const bakery: CostFunction = { fixed: 50, linear: 20, quadratic: -4, cubic: 0.5 };
/** TC = 100 + 2q + q² */
const straight: CostFunction = { fixed: 100, linear: 2, quadratic: 1 };
const constant: CostFunction = { fixed: 100, linear: 4 };

test.each([
  [bakery, 0, 50, 0, 20],
  [bakery, 2, 78, 28, 10],
  [bakery, 4, 98, 48, 12],
  [bakery, 10, 350, 300, 90],
  [straight, 10, 220, 120, 22],
  [constant, 25, 200, 100, 4],
])('%o at a quantity of %d: total %d, variable %d, marginal %d', (costs, quantity, total, variable, marginal) => {
  expect(totalCost(costs, quantity)).toBeCloseTo(total);
  expect(variableCost(costs, quantity)).toBeCloseTo(variable);
  expect(marginalCost(costs, quantity)).toBeCloseTo(marginal);
});

describe('a setup cost, which a shutdown saves', () => {
  /** TC = 54 + 18 + 2q + 0.02q² */
  const farm: CostFunction = { fixed: 54, setup: 18, linear: 2, quadratic: 0.02 };

  it('is variable cost from the first unit on', () => {
    expect([totalCost(farm, 0), variableCost(farm, 0)]).toEqual([54, 0]);
    expect([totalCost(farm, 50), variableCost(farm, 50)]).toEqual([222, 168]);
    expect(averageVariableCost(farm, 50)).toBeCloseTo(3.36);
    expect(averageVariableCost(farm, 0)).toBe(Infinity);
  });

  it('makes AVC U-shaped with its lowest point on a straight marginal cost, and leaves ATC as it is', () => {
    const lowest = minimumAverageVariable(farm);
    expect(lowest.quantity).toBeCloseTo(30);
    expect(lowest.cost).toBeCloseTo(marginalCost(farm, 30));
    const { fixed, setup = 0, ...rest } = farm;
    expect(minimumAverageTotal(farm)).toEqual(minimumAverageTotal({ ...rest, fixed: fixed + setup }));
  });

  it('is refused below zero, and where marginal cost does not rise from the first unit on', () => {
    for (const costs of [
      { ...farm, setup: -1 },
      { ...constant, setup: 5 },
      { ...bakery, setup: 5 },
    ])
      expect(() => requireCosts(costs)).toThrow('setup cost');
  });
});

describe('the lowest average costs', () => {
  it('are exact where they are whole numbers', () => {
    expect(minimumAverageTotal(straight)).toEqual({ quantity: 10, cost: 22 });
    expect(minimumAverageVariable(bakery)).toEqual({ quantity: 4, cost: 12 });
    expect(minimumAverageTotal({ ...bakery, fixed: 25 })).toEqual({ quantity: 5, cost: 17.5 });
  });

  it('lie at the first unit where average variable cost only rises', () => {
    expect(minimumAverageVariable(straight)).toEqual({ quantity: 0, cost: 2 });
    expect(minimumAverageTotal({ ...straight, fixed: 0 })).toEqual({ quantity: 0, cost: 2 });
    expect(minimumAverageTotal({ fixed: 0, linear: 4 })).toEqual({ quantity: 0, cost: 4 });
  });

  it('do not exist where a fixed cost is spread over units of constant marginal cost', () => {
    expect(findMinimumAverageTotal(constant)).toBeNull();
    expect(() => minimumAverageTotal(constant)).toThrow('has no minimum');
  });
});

test.each<[string, () => unknown, string]>([
  ['a negative fixed cost', () => requireCosts({ fixed: -1, linear: 4 }), '$0 or more'],
  ['marginal cost that falls forever', () => requireCosts({ fixed: 1, linear: 4, quadratic: -1 }), 'falls forever'],
  ['a cubic below 0', () => requireCosts({ fixed: 1, linear: 4, cubic: -1 }), 'falls forever'],
  ['a negative first unit', () => requireCosts({ fixed: 1, linear: -4, quadratic: 1 }), 'falls to −$4'],
  ['marginal cost that dips below $0', () => requireCosts({ ...bakery, linear: 10 }), 'falls to −$0.67'],
  ['no totals', () => costTableOfTotals([]), '0 units'],
])('refuses %s', (_what, compute, why) => expect(compute).toThrow(why));

describe('a cost table', () => {
  it('has no marginal cost in its first line and no average of nothing', () => {
    expect(costTableOfTotals([100, 135, 220])).toEqual([
      { quantity: 0, fixed: 100, variable: 0, total: 100, marginal: null, averageFixed: null, averageVariable: null, averageTotal: null },
      { quantity: 1, fixed: 100, variable: 35, total: 135, marginal: 35, averageFixed: 100, averageVariable: 35, averageTotal: 135 },
      { quantity: 2, fixed: 100, variable: 120, total: 220, marginal: 85, averageFixed: 50, averageVariable: 60, averageTotal: 110 },
    ]); // prettier-ignore
  });

  it('can begin with the total costs alone, whose first is the fixed cost', () => {
    const rows = costTableOfTotals([20, 30, 36, 45]);
    expect(rows.map(({ marginal }) => marginal)).toEqual([null, 10, 6, 9]);
    expect(rows.at(-1)).toMatchObject({ fixed: 20, variable: 25, averageTotal: 15 });
  });
});

describe('a demand curve', () => {
  it('meets marginal cost once, where marginal cost comes from below', () => {
    expect(findMarginalCrossing(constant, { choke: 24, slope: 0.5 })).toBe(40);
    expect(findMarginalCrossing(straight, { choke: 32, slope: 1 })).toBe(10);
    expect(findMarginalCrossing(constant, { choke: 3, slope: 1 })).toBeNull();
    expect(findMarginalCrossing(constant, { choke: 5, slope: 0 })).toBeNull();
  });

  it('meets average total cost, touches it, or lies below it', () => {
    // (24 − q)q = 64 + 4q: q² − 20q + 64 = 0, at 4 and 16
    expect(findAverageCrossing({ fixed: 64, linear: 4 }, { choke: 24, slope: 1 })).toBe(16);
    expect(findAverageCrossing(constant, { choke: 24, slope: 1 })).toBe(10);
    expect(findAverageCrossing({ fixed: 101, linear: 4 }, { choke: 24, slope: 1 })).toBeNull();
    expect(findAverageCrossing(constant, { choke: 4, slope: 1 })).toBeNull();
  });
});

const quantity = fc.integer({ min: 1, max: 60 });

it('divides average total cost into average fixed and average variable cost', () => {
  fc.assert(
    fc.property(anyCosts, quantity, (costs, q) => {
      expect(averageTotalCost(costs, q)).toBeCloseTo(totalCost(costs, q) / q, 8);
      expect(averageTotalCost(costs, q) - averageVariableCost(costs, q)).toBeCloseTo(averageFixedCost(costs, q), 8);
      expect(totalCost(costs, q) - totalCost(costs, 0)).toBeCloseTo(variableCost(costs, q), 6);
    }),
  );
});

it('adds marginal cost up to variable cost', () => {
  fc.assert(
    fc.property(anyCosts, quantity, (costs, q) => {
      expect(areaUnder((at) => marginalCost(costs, at), 0, q)).toBeCloseTo(variableCost(costs, q), 6);
      const rows = costTableOfTotals(Array.from({ length: q + 1 }, (_, index) => totalCost(costs, index))); // prettier-ignore
      expect(rows.reduce((sum, { marginal }) => sum + (marginal ?? 0), 0)).toBeCloseTo(variableCost(costs, q), 6);
    }),
  );
});

it('has marginal cost rise through the lowest average total and average variable cost', () => {
  fc.assert(
    fc.property(anyCosts, (costs) => {
      for (const [minimum, average] of [
        [minimumAverageTotal(costs), averageTotalCost],
        [minimumAverageVariable(costs), averageVariableCost],
      ] as const) {
        expect(marginalCost(costs, minimum.quantity)).toBeCloseTo(minimum.cost, 5);
        const found = lowestBetween((at) => average(costs, at), 0.01, 3 * minimum.quantity + 5);
        expect(minimum.cost).toBeLessThanOrEqual(found.value + 1e-9);
        expect(found.value).toBeCloseTo(minimum.cost, 1);
        if (minimum.quantity > 0) expect(found.at).toBeCloseTo(minimum.quantity, 2);
        // MC below the average: it falls; above: it rises.
        const [less, more] = [minimum.quantity * 0.9, minimum.quantity * 1.1 + 0.1];
        if (less > 0) expect(marginalCost(costs, less)).toBeLessThan(average(costs, less));
        expect(marginalCost(costs, more)).toBeGreaterThan(average(costs, more));
      }
    }),
  );
});

it('finds the largest quantity at which demand covers average total cost', () => {
  const anyDemand = fc.record({ choke: fc.integer({ min: 1, max: 300 }), slope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10) }); // prettier-ignore
  fc.assert(
    fc.property(anyCosts, anyDemand, (costs, demand) => {
      const profit = (at: number) => (demand.choke - demand.slope * at) * at - totalCost(costs, at);
      const end = demand.choke / demand.slope;
      const q = findAverageCrossing(costs, demand);
      if (q === null) {
        expect(lowestBetween((at) => -profit(at), 0.01, end).value).toBeGreaterThan(-0.01);
        return;
      }
      expect(profit(q)).toBeCloseTo(0, 4);
      expect(profit(q * 1.01)).toBeLessThan(0);
    }),
  );
});
