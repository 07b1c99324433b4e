import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { capitalBeside, derivedDemand, outputOf, type Technology } from './derived-demand';
import { hiredAt } from './factor-market';

const bakery = { mpl: { start: 20, slope: 1 }, mpk: { start: 16, slope: 1 }, together: 0.5 };

test.each<[string, Technology, number, number, 'more' | 'less']>([
  ['more at a higher price of the output', bakery, 12, 20, 'more'],
  ['less at a lower price of the output', bakery, 8, 20, 'less'],
  ['more where labor is more productive', { ...bakery, mpl: { start: 24, slope: 1 } }, 10, 20, 'more'],
  ['less where a complement costs more', bakery, 10, 30, 'less'],
  ['less where a substitute costs less', { ...bakery, together: -0.5 }, 10, 20, 'less'],
])('demands %s', (_what, technology, price, rent, change) => {
  const before = technology.together < 0 ? derivedDemand(technology, 10, 30) : derivedDemand(bakery, 10, 20);
  const [was, is] = [before, derivedDemand(technology, price, rent)].map((demand) => hiredAt(demand, 60));
  expect(is! > was! ? 'more' : is! < was! ? 'less' : 'the same').toBe(change);
});

test.each([
  ['returns that do not diminish', { ...bakery, together: 1 }, 10, 20, 'must diminish'],
  ['a price of $0', bakery, 0, 20, 'above $0'],
  ['capital for nothing', bakery, 10, 0, 'above $0'],
])('refuses %s', (_what, technology, price, rent, why) =>
  expect(() => derivedDemand(technology, price, rent)).toThrow(why),
);

const anyTechnology = fc.record({
  mpl: fc.record({ start: fc.integer({ min: 5, max: 60 }), slope: fc.integer({ min: 2, max: 9 }) }),
  mpk: fc.record({ start: fc.integer({ min: 5, max: 60 }), slope: fc.integer({ min: 2, max: 9 }) }),
  together: fc.integer({ min: -15, max: 15 }).map((tenths) => tenths / 10),
});

/** The best of a grid, then of finer and finer grids around it. */
function climb(profit: (workers: number, machines: number) => number, workers: number, machines: number): [number, number] {
  let best = profit(workers, machines);
  let at: [number, number] = [workers, machines];
  for (let step = 8; step > 1e-6; step /= 2)
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const [x, y] = [Math.max(0, at[0] + dx * step), Math.max(0, at[1] + dy * step)];
        if (profit(x, y) <= best + 1e-12) continue;
        [best, at, isBetter] = [profit(x, y), [x, y], true];
      }
    }
  return at;
} // prettier-ignore

it('hires the labor that a search over labor and capital finds most profitable', () => {
  const money = fc.integer({ min: 1, max: 60 });
  let compared = 0;
  fc.assert(
    fc.property(anyTechnology, fc.integer({ min: 2, max: 20 }), money, money, (technology, price, wage, rent) => {
      const profit = (workers: number, machines: number) =>
        price * outputOf(technology, workers, machines) - wage * workers - rent * machines;
      const [workers, machines] = climb(profit, 1, 1);
      if (machines < 1e-3) return; // the demand for labor holds where capital is used
      compared += 1;
      const demand = derivedDemand(technology, price, rent);
      expect(Math.max(0, (demand.start - wage) / demand.slope)).toBeCloseTo(workers, 2);
      expect(capitalBeside(technology, price, rent, workers)).toBeCloseTo(machines, 2);
    }),
    { numRuns: 50 },
  );
  expect(compared).toBeGreaterThan(20);
});
