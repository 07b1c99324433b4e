import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../economics/figure';
import { nearestOn, pointsOf } from '../../../../economics/free-response/curve';
import { distance } from '../../../../economics/svg/geometry';
import { recognizeStroke } from './recognize-stroke';

/** A repeatable source of noise between −1 and 1. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 2_147_483_648 - 1;
  };
}

/** What a hand draws along y = f(x): uneven steps, trembling by about 3 px of a phone's panel. */
function along(f: (share: number) => Point, seed: number, tremble = 0.01): Point[] {
  const shake = noise(seed);
  return Array.from({ length: 40 }, (_, index): Point => {
    const [x, y] = f(Math.min(1, Math.max(0, index / 39 + 0.008 * shake())));
    return [x + tremble * shake(), y + tremble * shake()];
  });
}

const line =
  ([x1, y1]: Point, [x2, y2]: Point) =>
  (t: number): Point => [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
const graphOf =
  (from: number, to: number, height: (x: number) => number) =>
  (t: number): Point => {
    const x = from + t * (to - from);
    return [x, height(x)];
  };

const middleOf = (handles: readonly Point[]): Point => handles[(handles.length - 1) / 2] ?? [9, 9];

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const near = (actual: readonly Point[], expected: readonly Point[], by = 0.05) => {
  expect(actual).toHaveLength(expected.length);
  for (const [index, [x, y]] of expected.entries()) {
    expect(Math.abs((actual[index]?.[0] ?? 9) - x)).toBeLessThan(by);
    expect(Math.abs((actual[index]?.[1] ?? 9) - y)).toBeLessThan(by);
  }
};

describe('a stroke becomes', () => {
  test.each([
    ['a line, where the arm bows it a little', 0.045, 'straight'],
    ['a curve, where it sags like a Lorenz curve near the line of equality', 0.13, 'smooth'],
  ] as const)('%s', (_, sag, shape) => {
    for (const seed of seeds)
      expect(
        recognizeStroke(
          along(
            graphOf(0.02, 0.95, (x) => x - 4 * sag * x * (0.97 - x)),
            seed,
          ),
        )?.shape,
      ).toBe(shape);
  });

  test.each([
    ['a falling line', [0.2, 0.9], [0.9, 0.2]],
    ['a rising line', [0.2, 0.2], [0.8, 0.9]],
    ['a falling line drawn upward', [0.9, 0.2], [0.2, 0.9]],
    ['a rather flat line', [0.2, 0.4], [0.9, 0.58]],
    ['a steep line', [0.4, 0.9], [0.6, 0.2]],
    ['a short line', [0.4, 0.4], [0.52, 0.55]],
  ] as const)('%s', (_, from, to) => {
    for (const seed of seeds) {
      const curve = recognizeStroke(along(line(from, to), seed));
      expect(curve?.shape).toBe('straight');
      near(curve?.handles ?? [], from[0] < to[0] ? [from, to] : [to, from]);
    }
  });

  test('a level line that starts at the axis', () => {
    for (const seed of seeds) {
      const [left, right] = recognizeStroke(along(line([0.02, 0.5], [0.9, 0.54]), seed))?.handles ?? [];
      expect(left?.[0]).toBe(0);
      expect(left?.[1]).toBe(right?.[1]);
    }
  });

  test('an upright line that stands on the axis', () => {
    for (const seed of seeds) {
      const [low, high] = recognizeStroke(along(line([0.52, 0.9], [0.5, 0.015]), seed))?.handles ?? [];
      expect(low?.[0]).toBe(high?.[0]);
      expect(low?.[1]).toBe(0);
      expect(high?.[1]).toBeGreaterThan(0.8);
    }
  });

  test('a line between the axes', () => {
    for (const seed of seeds) {
      const handles = recognizeStroke(along(line([0.01, 0.9], [0.8, 0.01]), seed))?.handles ?? [];
      expect(handles[0]?.[0]).toBe(0);
      expect(handles[1]?.[1]).toBe(0);
    }
  });

  test('a line drawn on to the axes that it nearly reaches', () => {
    for (const seed of seeds) {
      const [left, right] = recognizeStroke(along(line([0.08, 0.8], [0.8, 0.08]), seed))?.handles ?? [];
      near(
        [left!, right!],
        [
          [0, 0.88],
          [0.88, 0],
        ],
      );
      expect(left?.[0]).toBeCloseTo(0, 5);
      expect(right?.[1]).toBeCloseTo(0, 5);
    }
  });

  test.each([
    ['an even U', 0.1, 0.9, (x: number) => 0.3 + 2.5 * (x - 0.5) ** 2, 0.5, 0.3],
    [
      'a marginal cost curve that dips and rises',
      0.1,
      0.8,
      (x: number) => 0.25 + (x < 0.25 ? 4 : 2) * (x - 0.25) ** 2,
      0.25,
      0.25,
    ],
    ['a shallow average cost curve', 0.15, 0.9, (x: number) => 0.45 + 1.1 * (x - 0.55) ** 2, 0.55, 0.45],
    ['a total product curve with a maximum', 0.05, 0.95, (x: number) => 0.8 - 2 * (x - 0.6) ** 2, 0.6, 0.8],
  ])('%s', (_, from, to, height, x, y) => {
    for (const seed of seeds) {
      const curve = recognizeStroke(along(graphOf(from, to, height), seed, 0.006));
      expect(curve?.shape).toBe('smooth');
      const middle = middleOf(curve?.handles ?? []);
      expect(Math.abs(middle[0] - x)).toBeLessThan(0.05);
      expect(Math.abs(middle[1] - y)).toBeLessThan(0.03);
    }
  });

  test.each([
    [
      'a bowed-out PPC',
      (t: number): Point => [0.85 * Math.sin((t * Math.PI) / 2), 0.85 * Math.cos((t * Math.PI) / 2)],
      1,
    ],
    [
      'a PPC drawn from the right',
      (t: number): Point => [0.85 * Math.cos((t * Math.PI) / 2), 0.85 * Math.sin((t * Math.PI) / 2)],
      1,
    ],
    [
      'a bowed-in curve',
      (t: number): Point => [0.9 - 0.85 * Math.cos((t * Math.PI) / 2), 0.9 - 0.85 * Math.sin((t * Math.PI) / 2)],
      -1,
    ],
    ['a rising curve that gets steeper', (t: number): Point => [0.1 + 0.7 * t, 0.1 + 0.8 * t * t], -1],
  ])('%s', (_, f, side) => {
    for (const seed of seeds) {
      const curve = recognizeStroke(along(f, seed, 0.006));
      expect(curve?.shape).toBe('smooth');
      const handles = curve?.handles ?? [];
      const [left, middle, right] = [handles[0], middleOf(handles), handles.at(-1)];
      const chord = left![1] + ((middle[0] - left![0]) / (right![0] - left![0])) * (right![1] - left![1]);
      expect(Math.sign(middle[1] - chord)).toBe(side);
    }
  });

  test('a curve that stays with the stroke', () => {
    const arc = (t: number): Point => [0.85 * Math.sin((t * Math.PI) / 2), 0.85 * Math.cos((t * Math.PI) / 2)];
    const steep = graphOf(0.1, 0.8, (x) => 0.2 + (x < 0.25 ? 4 : 2.2) * (x - 0.25) ** 2);
    for (const [f, gap] of [
      [arc, 0.03],
      [steep, 0.07],
    ] as const) {
      const curve = recognizeStroke(along(f, 3, 0.004))!;
      const drawn = pointsOf(curve);
      for (let t = 0.02; t < 1; t += 0.02) expect(distance(nearestOn(drawn, f(t))!, f(t))).toBeLessThan(gap);
    }
  });

  test('a PPC that meets both axes', () => {
    const arc = (t: number): Point => [
      0.06 + 0.8 * Math.sin((t * Math.PI) / 2),
      0.07 + 0.8 * Math.cos((t * Math.PI) / 2),
    ];
    for (const seed of seeds) {
      const handles = recognizeStroke(along(arc, seed, 0.006))?.handles ?? [];
      expect(handles[0]?.[0]).toBe(0);
      expect(handles.at(-1)?.[1]).toBe(0);
    }
  });

  test('an S with five handles', () => {
    const s = graphOf(0.1, 0.9, (x) => 0.1 + 0.8 / (1 + Math.exp(-12 * (x - 0.5))));
    for (const seed of seeds) expect(recognizeStroke(along(s, seed, 0.004))?.handles).toHaveLength(5);
  });

  test('nothing when it is a tap', () => {
    expect(recognizeStroke([[0.5, 0.5]])).toBeNull();
    expect(
      recognizeStroke([
        [0.5, 0.5],
        [0.51, 0.52],
        [0.5, 0.51],
      ]),
    ).toBeNull();
  });

  test('a curve within the panel, with its handles from left to right, whatever is scribbled', () => {
    for (const seed of seeds) {
      const shake = noise(seed * 77);
      const scribble = Array.from({ length: 60 }, (): Point => [0.5 + 0.8 * shake(), 0.5 + 0.8 * shake()]);
      const { shape, handles } = recognizeStroke(scribble)!;
      for (const [x, y] of handles) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
      }
      if (shape === 'smooth') {
        const across = handles.map(([x]) => x);
        expect(across).toEqual(across.toSorted((a, b) => a - b));
        expect(new Set(across).size).toBe(across.length);
      }
    }
  });
});
