import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../../../test-support/drawing';
import type { Point } from '../../../../economics/figure';
import { heightAt, pointsOf } from '../../../../economics/free-response/curve';
import { boxesOverlap } from '../../../../economics/svg/geometry';
import { widthOf } from '../../../../economics/svg/labels/text-width';
import { toPixels, toShares, viewOf } from './panel-view';
import { boxOf, namesIn, type PlacedName } from './place-names';
import { TEXT_SIZE } from './wrap-name';

const VIEW = viewOf(356, 40, 372);

function namesOn(drawn: Drawing) {
  const [panel] = drawn.document().panels;
  if (!panel) throw new RangeError('nothing is drawn');
  return { panel, names: namesIn(panel, VIEW) };
}

const overlapsOf = (names: readonly PlacedName[]) =>
  names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => boxesOverlap(boxOf(name), boxOf(other)))
      .map((other) => [name.lines, other.lines]),
  );

const lorenz = (...heights: readonly [l1: number, l2: number]): Drawing =>
  drawing('income', 'Households', 'Income')
    .line('line of equality', [0, 0], [0.95, 0.95])
    .smooth('L1', [0, 0], [0.4, heights[0]], [0.95, 0.95])
    .smooth('L2', [0.02, 0.01], [0.4, heights[1]], [0.94, 0.95]);

const CORNERS: readonly Point[] = [
  [0, 0],
  [0.95, 0.95],
];

describe.each([
  ['L2 above L1', lorenz(0.16, 0.25)],
  ['L2 below L1', lorenz(0.25, 0.16)],
])('the names of curves that end at one corner, with %s', (_what, drawn) => {
  const { panel, names } = namesOn(drawn);

  test('stand away from the corners', () => {
    const corners = CORNERS.map((corner) => toPixels(VIEW, corner));
    for (const { at } of names)
      for (const corner of corners) expect(Math.hypot(at[0] - corner[0], at[1] - corner[1])).toBeGreaterThan(60);
  });

  test('stand next to their own curves', () => {
    for (const { id, lines, at, align } of names) {
      const half = Math.max(...lines.map((line) => widthOf(line, TEXT_SIZE))) / 2;
      const [x, y] = toShares(VIEW, [at[0] + (align === 'start' ? half : align === 'end' ? -half : 0), at[1]]);
      const gaps = panel.curves.map((curve) => ({
        id: curve.id,
        by: Math.abs((heightAt(pointsOf(curve), x) ?? 9) - y),
      }));
      expect(gaps.sort((a, b) => a.by - b.by)[0]?.id).toBe(id);
    }
  });

  test('do not overlap', () => {
    expect(overlapsOf(names)).toEqual([]);
  });
});

test('a curve that shares one end has its name at the other one', () => {
  const { names } = namesOn(
    drawing('firm').line('D', [0, 0.9], [0.9, 0.1]).line('MR', [0, 0.9], [0.5, 0.05]).line('MC', [0, 0.1], [0.9, 0.9]),
  );
  const ends: readonly Point[] = [
    [0.9, 0.1],
    [0.5, 0.05],
    [0.9, 0.9],
  ];
  ends.forEach((end, index) => {
    const [x, y] = toPixels(VIEW, end);
    const { at } = names[index] ?? { at: [0, 0] };
    expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(25);
  });
});

test('names of curves, points, values and areas keep off each other, and long ones stay on the paper', () => {
  const { names } = namesOn(
    drawing('market')
      .line('D = MPB = MSB of the whole country', [0, 0.9], [0.9, 0.06])
      .line('S', [0, 0.12], [0.85, 0.8])
      .mark([0.45, 0.48], { label: 'E', x: 'QE', y: 'PE' })
      .mark([0.42, 0.5], { label: 'A', x: 'QS', y: 'The price that buyers pay with the tax' })
      .mark([0.5, 0.46], { label: 'B', x: 'QST' })
      .mark([0.53, 0.46], { x: 'Quantity without the quota' })
      .shade('Consumer surplus before the tax of $4', [0.1, 0.7])
      .shade('Consumer surplus', [0.12, 0.68])
      .shade('DWL', [0.45, 0.48]),
  );
  expect(names).toHaveLength(14);
  expect(overlapsOf(names)).toEqual([]);
  for (const name of names) {
    const { left, right, top, bottom } = boxOf(name);
    expect([left >= -VIEW.plot.left, right <= VIEW.width, top >= -20, bottom <= VIEW.height + 20]).not.toContain(false);
  }
});

test('what two points say of one quantity is written once', () => {
  const { names } = namesOn(drawing('firm').mark([0.3, 0.6], { x: 'QM', y: 'PM' }).mark([0.3, 0.3], { x: 'QM' }));
  expect(names.flatMap(({ lines }) => lines)).toEqual(['Q~M~', 'P~M~']);
});
