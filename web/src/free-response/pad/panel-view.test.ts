import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../../../test-support/drawing';
import type { Point } from '../../../../economics/figure';
import { heightAt, pointsOf } from '../../../../economics/free-response/curve';
import { boxesOverlap } from '../../../../economics/svg/geometry';
import { widthOf } from '../../../../economics/svg/labels/text-width';
import { namesIn, TEXT_SIZE, toPixels, toShares, viewOf } from './panel-view';

const VIEW = viewOf(356, 40, 372);

function namesOn(drawn: Drawing) {
  const [panel] = drawn.document().panels;
  if (!panel) throw new RangeError('nothing is drawn');
  return { panel, names: namesIn(panel, VIEW) };
}

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
    for (const { id, text, at, align } of names) {
      const half = widthOf(text, TEXT_SIZE) / 2;
      const [x, y] = toShares(VIEW, [at[0] + (align === 'start' ? half : align === 'end' ? -half : 0), at[1]]);
      const gaps = panel.curves.map((curve) => ({
        id: curve.id,
        by: Math.abs((heightAt(pointsOf(curve), x) ?? 9) - y),
      }));
      expect(gaps.sort((a, b) => a.by - b.by)[0]?.id).toBe(id);
    }
  });

  test('do not overlap', () => {
    const boxes = names.map(({ text, at: [x, y], align }) => {
      const width = widthOf(text, TEXT_SIZE);
      const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - TEXT_SIZE / 2, bottom: y + TEXT_SIZE / 2 };
    });
    const overlaps = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => boxesOverlap(box, other)));
    expect(overlaps).toEqual([]);
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
