import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  checkFrontier,
  costTrend,
  growFrontier,
  mostOfY,
  opportunityCostOfX,
  efficiencyOf,
  type Frontier,
} from './production-possibilities';

const straight: Frontier = { x: 40, y: 20 };
const round: Frontier = { x: 5, y: 5, bow: 1 };
const table: Frontier = { schedule: [[0, 20], [10, 18], [20, 12], [30, 0]] }; // prettier-ignore

test.each<[string, Frontier, number, number]>([
  ['a straight frontier', straight, 10, 15],
  ['its end', straight, 40, 0],
  ['a quarter of a circle', round, 3, 4],
  ['a table, at one of its rows', table, 10, 18],
  ['a table, between two rows', table, 15, 15],
])('on %s, the most of y beside %s', (_what, frontier, x, y) => expect(mostOfY(frontier, x)).toBeCloseTo(y));

it('refuses more of x than there can be', () => expect(() => mostOfY(straight, 41)).toThrow('between 0 and the 40'));

test.each([
  [0, 10, 2, 0.2],
  [10, 20, 6, 0.6],
  [20, 30, 12, 1.2],
])('along the table, from %d to %d units of x costs %d of y, %d for each', (from, to, givenUp, perUnit) => {
  expect(opportunityCostOfX(table, from, to)).toMatchObject({ givenUp, perUnit });
});

it('knows no cost of a step that gains nothing', () => expect(() => opportunityCostOfX(table, 10, 10)).toThrow('gain'));

test.each([
  [[10, 14], 'inefficient'],
  [[10, 15], 'efficient'],
  [[10, 16], 'unattainable'],
  [[41, 0], 'unattainable'],
  [[0, 0], 'inefficient'],
] as const)('%o on a straight frontier from 20 to 40 is %s', (point, efficiency) =>
  expect(efficiencyOf(straight, point)).toBe(efficiency),
);

test.each<[Frontier, string]>([
  [straight, 'constant'],
  [round, 'increasing'],
  [table, 'increasing'],
  [{ schedule: [[0, 20], [10, 10], [20, 5]] }, 'mixed'], // prettier-ignore
  [{ schedule: [[0, 20], [10, 10], [20, 0]] }, 'constant'], // prettier-ignore
])('the opportunity cost along %o is %s', (frontier, trend) => expect(costTrend(frontier)).toBe(trend));

test.each<[string, Frontier, string]>([
  ['a table that gives nothing up', { schedule: [[0, 20], [10, 20]] }, 'nothing is given up'], // prettier-ignore
  ['a table of one row', { schedule: [[0, 20]] }, 'at least two'],
  ['a frontier without an end', { x: 0, y: 3 }, 'above 0'],
  ['too much of a bow', { x: 2, y: 3, bow: 1.5 }, 'from 0 (straight) to 1'],
])('refuses %s', (_what, frontier, why) => expect(() => checkFrontier(frontier)).toThrow(why));

const anyBow = fc.record({
  x: fc.integer({ min: 1, max: 100 }),
  y: fc.integer({ min: 1, max: 100 }),
  bow: fc.double({ min: 0.05, max: 1, noNaN: true }),
});

it('bowed out, costs more with each further step', () => {
  fc.assert(
    fc.property(anyBow, fc.integer({ min: 2, max: 8 }), (frontier, steps) => {
      const at = (step: number) => (frontier.x * step) / steps;
      const costs = Array.from(
        { length: steps },
        (_, step) => opportunityCostOfX(frontier, at(step), at(step + 1)).givenUp,
      );
      for (const [index, cost] of costs.entries()) expect(cost).toBeGreaterThan((costs[index - 1] ?? 0) - 1e-9);
    }),
  );
});

it('grown, reaches what was out of reach', () => {
  fc.assert(
    fc.property(anyBow, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (frontier, share) => {
      const x = frontier.x * share;
      const point = [x, mostOfY(frontier, x)] as const;
      expect(efficiencyOf(frontier, point)).toBe('efficient');
      expect(efficiencyOf(growFrontier(frontier, { x: 1.2 }), point)).toBe('inefficient');
      expect(efficiencyOf(growFrontier(frontier, { y: 0.8 }), point)).toBe('unattainable');
    }),
  );
});
