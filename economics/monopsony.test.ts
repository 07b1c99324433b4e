import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  competitiveHiring,
  monopsonyAtMinimumWage,
  monopsonyHiring,
  resourceCostAt,
  type Monopsony,
} from './monopsony';

const mine: Monopsony = { product: { start: 48, slope: 0.2 }, supply: { reservation: 12, slope: 0.2 } };

describe('a monopsony with MRP = 48 − L/5 and supply W = 12 + L/5', () => {
  it('hires 60 at $24, below their MRP of $36', () => {
    const hiring = monopsonyHiring(mine);
    expect(hiring.labor).toBeCloseTo(60);
    expect(hiring.wage).toBeCloseTo(24);
    expect(hiring.revenueProduct).toBeCloseTo(36);
    expect(hiring.wageBill).toBeCloseTo(1440);
    expect(hiring.deadweightLoss).toBeCloseTo(180);
  });

  it('hires fewer, at a lower wage, than competing employers', () => {
    const { labor, wage } = competitiveHiring(mine);
    expect([labor, wage].map((value) => Number(value.toFixed(9)))).toEqual([90, 30]);
  });

  test.each([
    [20, 60, 24, 0],
    [24, 60, 24, 0],
    [27, 75, 27, 0],
    [30, 90, 30, 0],
    [34, 70, 34, 40],
    [36, 60, 36, 60],
    [40, 40, 40, 100],
  ])('at a minimum wage of $%d hires %d at $%d and leaves %d looking for work', (minimum, labor, wage, surplus) => {
    const outcome = monopsonyAtMinimumWage(mine, minimum);
    expect(outcome.labor).toBeCloseTo(labor);
    expect(outcome.wage).toBeCloseTo(wage);
    expect(outcome.surplusOfLabor).toBeCloseTo(surplus);
    expect(outcome.isBinding).toBe(minimum > 24);
  });

  it('has no deadweight loss at the competitive wage', () =>
    expect(monopsonyAtMinimumWage(mine, 30)).toMatchObject({ deadweightLoss: 0, surplusOfLabor: 0 }));
});

test.each<[string, () => unknown, string]>([
  ['flat MRP', () => monopsonyHiring({ ...mine, product: { start: 48, slope: 0 } }), 'MRP must fall'],
  ['flat supply', () => monopsonyHiring({ ...mine, supply: { reservation: 12, slope: 0 } }), 'slope above 0'],
  ['supply below $0', () => monopsonyHiring({ ...mine, supply: { reservation: -1, slope: 1 } }), '$0 or more'],
  [
    'MRP that begins below supply',
    () => monopsonyHiring({ ...mine, product: { start: 12, slope: 1 } }),
    'nobody is hired',
  ],
  ['a minimum wage below $0', () => monopsonyAtMinimumWage(mine, -1), '$0 or more'],
  ['a minimum wage at which nobody is hired', () => monopsonyAtMinimumWage(mine, 48), 'nobody is hired'],
])('refuses %s', (_what, compute, why) => expect(compute).toThrow(why));

const anyMonopsony: fc.Arbitrary<Monopsony> = fc
  .record({
    product: fc.record({
      start: fc.integer({ min: 2, max: 200 }),
      slope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    }),
    supply: fc.record({
      reservation: fc.integer({ min: 0, max: 100 }),
      slope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    }),
  })
  .filter(({ product, supply }) => product.start > supply.reservation);
const anyMinimum = fc.double({ min: 0.01, max: 0.99, noNaN: true });

/** Revenue less wages: the area under MRP less labor times the wage that it takes, which is at least `minimum`. */
const gainOf = ({ product, supply }: Monopsony, labor: number, minimum = 0): number =>
  (product.start - (product.slope * labor) / 2) * labor -
  Math.max(minimum, supply.reservation + supply.slope * labor) * labor;

/** The labor with the largest gain, found by trying a thousand amounts and then a thousand around the best. */
function search(monopsony: Monopsony, minimum = 0): number {
  const most = monopsony.product.start / monopsony.product.slope;
  let [from, to, best] = [0, most, 0];
  for (let round = 0; round < 4; round += 1) {
    const step = (to - from) / 1000;
    for (let index = 0; index <= 1000; index += 1)
      if (gainOf(monopsony, from + index * step, minimum) > gainOf(monopsony, best, minimum))
        best = from + index * step;
    [from, to] = [Math.max(0, best - step), best + step];
  }
  return best;
}

it('hires what a search for the largest gain finds', () => {
  fc.assert(
    fc.property(anyMonopsony, (monopsony) => {
      const { labor, employersSurplus } = monopsonyHiring(monopsony);
      expect(labor).toBeCloseTo(search(monopsony), 3);
      expect(employersSurplus).toBeCloseTo(gainOf(monopsony, labor), 6);
    }),
    { numRuns: 50 },
  );
});

it('hires under a minimum wage what a search for the largest gain finds', () => {
  fc.assert(
    fc.property(anyMonopsony, anyMinimum, (monopsony, share) => {
      const minimum = share * monopsony.product.start;
      const { labor, surplusOfLabor, wage } = monopsonyAtMinimumWage(monopsony, minimum);
      expect(labor).toBeCloseTo(search(monopsony, minimum), 2);
      const { reservation, slope } = monopsony.supply;
      if (surplusOfLabor > 0) expect(labor + surplusOfLabor).toBeCloseTo((wage - reservation) / slope);
    }),
    { numRuns: 50 },
  );
});

it('has MRC above supply, twice as steep, and the slope of labor cost', () => {
  fc.assert(
    fc.property(anyMonopsony, fc.integer({ min: 1, max: 100 }), ({ supply }, labor) => {
      const cost = (units: number) => (supply.reservation + supply.slope * units) * units;
      const tiny = 1e-4;
      expect(resourceCostAt(supply, labor)).toBeCloseTo((cost(labor + tiny) - cost(labor - tiny)) / (2 * tiny), 3);
      expect(resourceCostAt(supply, labor)).toBeGreaterThan(supply.reservation + supply.slope * labor);
    }),
  );
});

it('pays less than MRP, and hires less at a lower wage than under competition', () => {
  fc.assert(
    fc.property(anyMonopsony, (monopsony) => {
      const [hiring, competitive] = [monopsonyHiring(monopsony), competitiveHiring(monopsony)];
      expect(hiring.revenueProduct).toBeCloseTo(resourceCostAt(monopsony.supply, hiring.labor), 6);
      expect(hiring.wage).toBeLessThan(hiring.revenueProduct);
      expect(hiring.labor).toBeLessThan(competitive.labor);
      expect(hiring.wage).toBeLessThan(competitive.wage);
    }),
  );
});

it('loses what the gains of employer and workers lack of the largest total', () => {
  fc.assert(
    fc.property(anyMonopsony, anyMinimum, (monopsony, share) => {
      const { product, supply } = monopsony;
      const best = competitiveHiring(monopsony).labor;
      let total = 0; // between MRP and supply, summed in thin slices
      const slices = 4000;
      for (let index = 0; index < slices; index += 1) {
        const labor = ((index + 0.5) / slices) * best;
        total += ((product.start - product.slope * labor - supply.reservation - supply.slope * labor) * best) / slices;
      }
      for (const outcome of [monopsonyHiring(monopsony), monopsonyAtMinimumWage(monopsony, share * product.start)]) {
        const { employersSurplus, workersSurplus, deadweightLoss } = outcome;
        expect((employersSurplus + workersSurplus + deadweightLoss) / total).toBeCloseTo(1, 5);
        expect(deadweightLoss).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 50 },
  );
});
