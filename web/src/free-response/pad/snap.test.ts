import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../economics/figure';
import {
  emptyPanel,
  type DrawnMark,
  type GraphDocument,
  type Panel,
} from '../../../../economics/free-response/graph-document';
import { snapCurve, snapHandle, snapPoint, snapShift } from './snap';

const line = (id: string, ...handles: Point[]) => ({ id, label: id, shape: 'straight' as const, handles });
const mark = (at: Point): DrawnMark => ({ id: `m${at.join()}`, at, label: '', x: '', y: '' });
const market: Panel = {
  ...emptyPanel('market'),
  curves: [line('D', [0, 0.9], [0.9, 0]), line('MR', [0, 0.9], [0.45, 0]), line('MC', [0, 0.3], [0.9, 0.3])],
  marks: [mark([0.3, 0.3])],
};
const firm = emptyPanel('firm');
const document: GraphDocument = { panels: [market, firm] };

describe('a point is put', () => {
  test.each<[string, Point, Point, string]>([
    ['where curves cross', [0.57, 0.33], [0.6, 0.3], 'crossing'],
    ['on demand above the quantity of MR = MC', [0.32, 0.63], [0.3, 0.6], 'crossing'],
    ['where a curve meets the vertical axis', [0.02, 0.86], [0, 0.9], 'y-axis'],
    ['where a curve meets the horizontal axis', [0.88, 0.03], [0.9, 0], 'x-axis'],
    ['on a curve', [0.75, 0.18], [0.735, 0.165], 'curve'],
    ['on the horizontal axis', [0.65, 0.03], [0.65, 0], 'x-axis'],
    ['on the vertical axis', [0.03, 0.6], [0, 0.6], 'y-axis'],
    ['where nothing is', [0.8, 0.8], [0.8, 0.8], 'nothing'],
  ])('%s', (_, touch, [x, y], on) => {
    const snapped = snapPoint(document, market, touch);
    expect(snapped.on).toBe(on);
    expect(snapped.at[0]).toBeCloseTo(x, 2);
    expect(snapped.at[1]).toBeCloseTo(y, 2);
  });
});

test('a curve begins where another one meets the axis', () => {
  expect(snapCurve(document, market, line('new', [0, 0.88], [0.7, 0.5])).handles[0]).toEqual([0, 0.9]);
  expect(snapCurve(document, market, line('new', [0, 0.8], [0.7, 0.5])).handles[0]).toEqual([0, 0.8]);
});

test('a level line takes a price that is marked in the other panel, a sloping one does not', () => {
  expect(snapCurve(document, firm, line('new', [0, 0.32], [0.9, 0.32])).handles).toEqual([
    [0, 0.3],
    [0.9, 0.3],
  ]);
  expect(snapCurve(document, firm, line('new', [0, 0.32], [0.9, 0.4])).handles[0]).toEqual([0, 0.32]);
  expect(snapShift(document, firm, line('new', [0, 0.5], [0.9, 0.5]), [0.02, -0.19])).toEqual([0.02, -0.2]);
});

test('a shift that is nearly sideways is sideways', () => {
  expect(snapShift(document, market, line('D', [0, 0.9], [0.9, 0]), [0.2, 0.03])).toEqual([0.2, 0]);
  expect(snapShift(document, market, line('D', [0, 0.9], [0.9, 0]), [0.02, 0.2])).toEqual([0, 0.2]);
  expect(snapShift(document, market, line('D', [0, 0.9], [0.9, 0]), [0.2, 0.2])).toEqual([0.2, 0.2]);
});

test('a handle becomes level or upright with its neighbor and meets axes', () => {
  expect(snapHandle(document, market, 'MC', 1, [0.8, 0.32])).toEqual([0.8, 0.3]);
  expect(snapHandle(document, market, 'D', 1, [0.7, 0.02])).toEqual([0.7, 0]);
  expect(snapHandle(document, market, 'D', 1, [0.46, 0.01])).toEqual([0.45, 0]);
  expect(snapHandle(document, market, 'D', 1, [0.7, 0.2])).toEqual([0.7, 0.2]);
});
