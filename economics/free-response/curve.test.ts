import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Point } from '../figure';
import { crossingsOf, heightAt, nearestOn, pointsOf, quantityAt } from './curve';
import { interceptOn, maximumOf, minimumOf, shapeOf, slopesLike } from './curve-shape';
import type { Slope } from './rubric';

const straight = (...handles: Point[]) => pointsOf({ shape: 'straight', handles });
const smooth = (...handles: Point[]) => pointsOf({ shape: 'smooth', handles });

const demand = straight([0, 0.9], [0.9, 0]);
const supply = straight([0, 0.1], [0.8, 0.9]);
const cost = smooth([0.1, 0.8], [0.5, 0.3], [0.9, 0.6]);
const frontier = smooth([0, 0.8], [0.5, 0.65], [0.8, 0]);

describe('points of a curve', () => {
  it('are the handles of a straight one, from left to right', () => {
    expect(straight([0.9, 0.1], [0.5, 0.4], [0, 0.9])).toEqual([
      [0, 0.9],
      [0.5, 0.4],
      [0.9, 0.1],
    ]);
    expect(straight([0.4, 0.9], [0.4, 0])).toEqual([
      [0.4, 0],
      [0.4, 0.9],
    ]);
  });

  it('pass through the handles of a smooth one and make the lowest handle of a U its minimum', () => {
    expect(cost).toHaveLength(49);
    for (const handle of [
      [0.1, 0.8],
      [0.5, 0.3],
      [0.9, 0.6],
    ] as const) {
      const nearest = nearestOn(cost, handle)!;
      expect(nearest[0]).toBeCloseTo(handle[0], 9);
      expect(nearest[1]).toBeCloseTo(handle[1], 9);
    }
    expect(minimumOf(cost)).toEqual([0.5, 0.3]);
  });

  it('fall back to lines where two handles have the same x', () =>
    expect(smooth([0.2, 0.1], [0.5, 0.4], [0.5, 0.9])).toEqual([
      [0.2, 0.1],
      [0.5, 0.4],
      [0.5, 0.9],
    ]));

  it('are finite and stay between the heights of neighboring handles', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 5 }), (handles) => {
        const heights = handles.map(([, y]) => y);
        for (const [x, y] of smooth(...handles)) {
          expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
          expect(y).toBeGreaterThanOrEqual(Math.min(...heights) - 1e-9);
          expect(y).toBeLessThanOrEqual(Math.max(...heights) + 1e-9);
        }
      }),
    );
  });
});

test('a height is read at a quantity, a quantity at a height, and neither far from the curve', () => {
  expect(heightAt(demand, 0.3)).toBeCloseTo(0.6);
  expect(quantityAt(demand, 0.6)).toBeCloseTo(0.3);
  expect(heightAt(supply, 0.82)).toBeCloseTo(0.9);
  expect(heightAt(supply, 0.84)).toBeNull();
  expect(quantityAt(cost, 0.5)).toBeGreaterThan(0.6);
});

test.each([
  ['demand and supply cross once', demand, supply, [[0.4, 0.5]]],
  ['a level line meets a U twice', straight([0, 0.4], [1, 0.4]), smooth([0.1, 0.8], [0.5, 0.2], [0.9, 0.8]), 2],
  ['lines that share their intercept meet at the axis', demand, straight([0, 0.9], [0.45, 0]), [[0, 0.9]]],
  ['parallels never meet', demand, straight([0, 0.7], [0.7, 0]), []],
  ['a curve that stops just short of another meets it', demand, straight([0, 0], [0.44, 0.44]), 1],
  ['a curve that stops clearly short of another does not', demand, straight([0, 0], [0.4, 0.4]), 0],
  ['an upright line crosses demand', straight([0.3, 0], [0.3, 1]), demand, [[0.3, 0.6]]],
] as const)('%s', (_what, first, second, expected) => {
  const found = crossingsOf(first, second);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else {
    expect(found).toHaveLength(expected.length);
    expected.forEach(([x, y], index) => {
      expect(found[index]?.[0]).toBeCloseTo(x);
      expect(found[index]?.[1]).toBeCloseTo(y);
    });
  }
});

test.each<[string, readonly Point[], readonly Slope[]]>([
  ['a demand curve', demand, ['down', 'straight']],
  ['a supply curve', supply, ['up', 'straight']],
  ['a line that leans by 4°', straight([0.1, 0.4], [0.9, 0.456]), ['up', 'level', 'straight']],
  ['a line that leans by 7°', straight([0.1, 0.4], [0.9, 0.498]), ['up', 'straight']],
  ['a short line that leans by 4°', straight([0.1, 0.4], [0.3, 0.414]), ['up', 'level', 'straight']],
  ['an upright line', straight([0.4, 0], [0.42, 0.9]), ['upright', 'straight']],
  ['a line that leans from upright by 7°', straight([0.4, 0], [0.51, 0.9]), ['up', 'straight']],
  ['a level line with a visible bump', straight([0.1, 0.4], [0.4, 0.4], [0.5, 0.46], [0.6, 0.4], [0.9, 0.4]), ['hill']],
  [
    'a demand curve with a small bump',
    straight([0, 0.9], [0.45, 0.46], [0.47, 0.465], [0.5, 0.4], [0.9, 0]),
    ['down', 'straight'],
  ],
  ['a demand curve with a visible bump', straight([0, 0.9], [0.4, 0.5], [0.46, 0.55], [0.5, 0.4], [0.9, 0]), []],
  ['a small U', smooth([0.04, 0.32], [0.2, 0.22], [0.36, 0.27]), ['u']],
  ['an average cost curve', cost, ['u']],
  ['total product', smooth([0, 0], [0.6, 0.8], [0.9, 0.6]), ['hill']],
  ['a production possibilities curve', frontier, ['down', 'bowed-out']],
  ['a convex demand curve', smooth([0.1, 0.9], [0.3, 0.4], [0.9, 0.1]), ['down', 'bowed-in']],
  ['a Lorenz curve', smooth([0, 0], [0.4, 0.15], [0.8, 0.5], [1, 1]), ['up', 'sagging']],
  ['total product that flattens', smooth([0, 0], [0.3, 0.5], [0.9, 0.8]), ['up']],
  ['a dot', straight([0.4, 0.4], [0.45, 0.41]), []],
])('%s is recognized', (_what, path, slopes) => {
  const all: Slope[] = ['down', 'up', 'level', 'upright', 'u', 'hill', 'bowed-out', 'bowed-in', 'sagging', 'straight'];
  expect(all.filter((slope) => slopesLike(path, slope))).toEqual(slopes);
});

test('shapes are named apart from their bend', () => {
  expect([demand, supply, cost, frontier].map(shapeOf)).toEqual(['down', 'up', 'u', 'down']);
  expect(shapeOf(straight([0, 0], [0.05, 0.05]))).toBeNull();
});

test('intercepts are where a curve meets an axis or nearly does', () => {
  expect(interceptOn(demand, 'x')).toBeCloseTo(0.9);
  expect(interceptOn(demand, 'y')).toBeCloseTo(0.9);
  expect(interceptOn(straight([0.02, 0.8], [0.7, 0.029]), 'y')).toBeCloseTo(0.8);
  expect(interceptOn(straight([0.02, 0.8], [0.7, 0.029]), 'x')).toBeCloseTo(0.7);
  expect(interceptOn(cost, 'x')).toBeNull();
  expect(maximumOf(frontier)?.[1]).toBeCloseTo(0.8);
});
