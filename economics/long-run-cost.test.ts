import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lowestBetween } from '../test-support/any-costs';
import { averageTotalCost, totalCost } from './firm-costs';
import { longRunAverageCost, plantFor, requireLongRunCost, type LongRunCost } from './long-run-cost';

const cars: LongRunCost = { start: 60, lowest: 30, from: 40, to: 60, end: { quantity: 100, cost: 46 } };

describe('long-run average cost from $60 down to $30 at 40 to 60, and up to $46 at 100', () => {
  test.each([
    [0, 60],
    [20, 37.5],
    [39.9, 30],
    [40, 30],
    [60, 30],
    [60.1, 30],
    [80, 34],
    [100, 46],
  ])('at %d units is $%d', (quantity, cost) => {
    expect(longRunAverageCost(cars, quantity)).toBeCloseTo(cost, 2);
  });

  it('needs no diseconomies', () => {
    const { end, ...flat } = cars;
    expect(end).toBeDefined();
    expect(longRunAverageCost(flat, 1000)).toBe(30);
  });
});

test.each<[string, LongRunCost, string]>([
  ['a cost that does not fall', { ...cars, start: 30 }, 'start must be higher'],
  ['a flat part before 0', { ...cars, from: 0 }, 'above 0'],
  ['a flat part backward', { ...cars, to: 30 }, 'not beyond'],
  ['diseconomies before the flat part ends', { ...cars, end: { quantity: 60, cost: 46 } }, 'larger quantity'],
  ['diseconomies that lower cost', { ...cars, end: { quantity: 90, cost: 30 } }, 'higher cost'],
])('refuses %s', (_what, curve, why) => expect(() => requireLongRunCost(curve)).toThrow(why));

it('refuses a plant for no output', () => expect(() => plantFor(cars, 0)).toThrow('above 0'));

const anyCurve: fc.Arbitrary<LongRunCost> = fc
  .record({
    lowest: fc.integer({ min: 10, max: 60 }),
    more: fc.integer({ min: 20, max: 120 }),
    from: fc.integer({ min: 20, max: 60 }),
    flat: fc.integer({ min: 0, max: 40 }),
    rise: fc.integer({ min: 20, max: 100 }),
    beyond: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ lowest, more, from, flat, rise, beyond }) => ({
    start: lowest * (1 + more / 100),
    lowest,
    from,
    to: from + flat,
    end: { quantity: from + flat + beyond, cost: lowest * (1 + rise / 100) },
  }));

it('is touched, and nowhere undercut, by the average total cost of each plant', () => {
  fc.assert(
    fc.property(anyCurve, fc.double({ min: 0.15, max: 1, noNaN: true }), (curve, share) => {
      const size = share * curve.end!.quantity;
      let plant;
      try {
        plant = plantFor(curve, size);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      expect(averageTotalCost(plant, size)).toBeCloseTo(longRunAverageCost(curve, size), 6);
      const above = (q: number) => totalCost(plant, q) / q - longRunAverageCost(curve, q);
      const closest = lowestBetween(above, 0.5, 1.3 * curve.end!.quantity);
      expect(closest.value).toBeGreaterThan(-1e-6);
      expect(closest.at).toBeCloseTo(size, 0);
    }),
  );
});
