import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity, type Change } from './elasticity';
import { quantityDemanded } from './market';
import { revenueTest, totalRevenue, unitElasticPrice } from './revenue';

const demand = { choke: 20, slope: 0.1 };

test.each<[Change, number, number]>([
  [[4, 5], 25, 200 / 9],
  [[5, 4], -20, -200 / 9],
  [[4, 6], 50, 40],
  [[10, 10], 0, 0],
])('%o is a change of %d percent of the old value and %d of the average', (change, simple, midpoint) => {
  expect(percentChange(change)).toBeCloseTo(simple);
  expect(midpointPercentChange(change)).toBeCloseTo(midpoint);
});

test.each([
  ['from 60 to 40 units as the price goes from $4 to $6', [60, 40], [4, 6], -1],
  ['from 40 to 36 units as the price goes from $10 to $12', [40, 36], [10, 12], -0.5789],
  ['none at all', [40, 40], [10, 12], 0],
] as const)('the midpoint elasticity of a reaction %s', (_what, quantity, price, elasticity) =>
  expect(midpointElasticity(quantity, price)).toBeCloseTo(elasticity, 3),
);

it('refuses a cause that did not change and a percentage of 0', () => {
  expect(() => midpointElasticity([1, 2], [3, 3])).toThrow('nothing changed');
  expect(() => percentChange([0, 3])).toThrow('from 0');
  expect(() => simpleElasticity([0, 3], [1, 2])).toThrow('from 0');
});

const amount = fc.integer({ min: 1, max: 1000 });

it('is the same there and back by midpoints, and seldom by old values', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (q1, q2, p1, p2) => {
      if (p1 === p2) return;
      expect(midpointElasticity([q1, q2], [p1, p2])).toBeCloseTo(midpointElasticity([q2, q1], [p2, p1]), 9);
    }),
  );
  expect(simpleElasticity([60, 40], [4, 6])).not.toBeCloseTo(simpleElasticity([40, 60], [6, 4]), 1);
});

describe('along the straight demand curve P = 20 − Q/10', () => {
  it('revenue is largest halfway up', () => {
    const best = totalRevenue(demand, unitElasticPrice(demand));
    for (let price = 0; price <= 20; price += 0.5) expect(totalRevenue(demand, price)).toBeLessThanOrEqual(best);
    expect(best).toBe(1000);
  });
});

const sloped = fc.record({
  start: fc.integer({ min: 2, max: 100 }),
  slope: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10),
});

it('tells by total revenue what the midpoint elasticity tells', () => {
  fc.assert(
    fc.property(
      sloped,
      fc.integer({ min: 1, max: 19 }),
      fc.integer({ min: 1, max: 19 }),
      ({ start, slope }, first, second) => {
        if (first === second) return;
        const curve = { choke: start, slope };
        const price: Change = [(start * first) / 20, (start * second) / 20];
        const elasticity = midpointElasticity(
          [quantityDemanded(curve, price[0]), quantityDemanded(curve, price[1])],
          price,
        );
        const revenue: Change = [totalRevenue(curve, price[0]), totalRevenue(curve, price[1])];
        const size = Math.abs(elasticity);
        const name = size > 1 ? 'elastic' : 'inelastic';
        expect(revenueTest(price, revenue)).toBe(Math.abs(size - 1) < 1e-9 ? 'unit elastic' : name);
      },
    ),
  );
});

it('cannot tell anything by revenue when the price stays', () =>
  expect(() => revenueTest([4, 4], [1, 2])).toThrow('did not change'));
