import { describe, expect, test } from 'vitest';
import type { Point } from '../figure';
import { describeGraph, describeRegion, placeName } from './describe';
import { emptyPanel, type DrawnCurve, type DrawnMark, type Panel } from './graph-document';

const line = (label: string, ...handles: Point[]): DrawnCurve => ({
  id: label || 'none',
  label,
  shape: 'straight',
  handles,
});
const smooth = (label: string, ...handles: Point[]): DrawnCurve => ({ ...line(label, ...handles), shape: 'smooth' });
const mark = (at: Point, x: string | null, y: string | null, label = ''): DrawnMark => ({
  id: `${x}${y}`,
  at,
  x,
  y,
  label,
});
const D = line('D', [0.1, 0.9], [0.9, 0.1]);
const S = line('S', [0.1, 0.1], [0.9, 0.9]);
const panel = (parts: Partial<Panel>): Panel => ({
  ...emptyPanel('market'),
  xLabel: 'Quantity',
  yLabel: 'Price',
  ...parts,
});
const market = panel({ curves: [D, S], marks: [mark([0.5, 0.5], 'Q1', 'P1')] });

const AXES = 'The vertical axis is labeled Price and the horizontal axis is labeled Quantity.';

describe('a graph in the words of economics', () => {
  test.each<[string, Panel, string]>([
    ['nothing yet', emptyPanel('market'), 'The axes have no labels. Nothing is drawn.'],
    [
      'one axis',
      panel({ xLabel: '' }),
      'The vertical axis is labeled Price and the horizontal axis has no label. Nothing is drawn.',
    ],
    ['demand and supply', market, `${AXES} D slopes down. S slopes up and crosses D at Q1 and P1.`],
    [
      'curves without names',
      panel({ curves: [line('', ...D.handles), { ...line('', ...S.handles), id: 'other' }] }),
      `${AXES} The first curve slopes down. The second curve slopes up and crosses the first curve.`,
    ],
    [
      'cost curves',
      panel({ curves: [smooth('ATC', [0.1, 0.9], [0.5, 0.4], [0.9, 0.7]), line('MR', [0, 0.6], [0.9, 0.6])] }),
      `${AXES} ATC is U-shaped. MR is horizontal and crosses ATC twice.`,
    ],
    [
      'a PPC with a point',
      panel({ curves: [smooth('PPC', [0, 0.85], [0.6, 0.62], [0.85, 0])], marks: [mark([0.3, 0.3], null, null, 'A')] }),
      `${AXES} PPC slopes down and is bowed out. Point A is marked.`,
    ],
    [
      'a price on demand',
      panel({ curves: [D], marks: [mark([0.3, 0.7], 'Q~m~', 'P~m~')] }),
      `${AXES} D slopes down. Qm and Pm are marked on D.`,
    ],
    [
      'a shift',
      panel({ curves: [D], arrows: [{ id: 'r', from: [0.5, 0.5], to: [0.7, 0.5] }] }),
      `${AXES} D slopes down. An arrow points right.`,
    ],
  ])('says %s', (_, drawn, text) => {
    expect(describeGraph(drawn)).toBe(text);
  });

  test('says what is shaded by its borders', () => {
    const areas = [{ id: 'a', label: 'CS', seeds: [[0.2, 0.6]] satisfies Point[] }];
    expect(describeGraph({ ...market, areas })).toContain('The area below D and above P1 is shaded and labeled CS.');
  });
});

describe('a region by its borders', () => {
  test.each<[Point, string]>([
    [[0.2, 0.6], 'below D and above P1'],
    [[0.2, 0.4], 'below P1 and above S'],
    [[0.5, 0.8], 'above S and above D'],
    [[0.75, 0.5], 'below S and above D'],
  ])('around %j', (seed, text) => {
    expect(describeRegion(market, seed)).toBe(text);
  });

  test('left and right of quantities', () => {
    const taxed = { ...market, marks: [...market.marks, mark([0.3, 0.7], 'QT', 'PB'), mark([0.3, 0.3], '', 'PS')] };
    expect(describeRegion(taxed, [0.35, 0.55])).toBe('below D and above P1, right of QT');
    expect(describeRegion(taxed, [0.2, 0.6])).toBe('below PB and above P1, left of QT');
    expect(describeRegion(emptyPanel('m'), [0.5, 0.5])).toBe('between the axes');
  });
});

test('a shift is told by its curves', () => {
  const copy = line('D2', [0.3, 0.9], [1, 0.2]);
  const shifted = panel({
    curves: [{ ...D, label: 'D1' }, copy],
    arrows: [{ id: 'r', from: [0.4, 0.6], to: [0.6, 0.6] }],
  });
  expect(describeGraph(shifted)).toContain('An arrow points right from D1 to D2.');
});

test('a place is named by the curves that meet there', () => {
  expect(placeName(market, [0.5, 0.5])).toBe('where D and S cross');
  expect(placeName(market, [0.3, 0.7])).toBe('on D');
  expect(placeName(panel({ curves: [line('D', [0, 0.9], [0.9, 0])] }), [0, 0.9])).toBe(
    'where D meets the vertical axis',
  );
});
