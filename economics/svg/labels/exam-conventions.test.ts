import { describe, expect, it } from 'vitest';
import type { Curve, Figure, Mark, Point } from '../../figure';
import { blank } from '../../picture/figure-parts';
import { layoutFigure, tweenDrawing, type Drawing } from '../drawing';
import { distanceToNearest, segmentsOf } from '../geometry';
import { toPixels } from '../scale';
import { boxOf } from './label';
import { runsOf } from './text-width';

// What readers of the exam expect of a drawing, whatever its figure.

const ticks = [0, 10, 20, 30, 40, 50].map((at) => ({ at, label: `$${at}` }));
const axis = { label: 'Quantity', min: 0, max: 50, ticks };

const curve = (id: string, path: readonly Point[], more: Partial<Curve> = {}): Curve => ({
  id,
  role: 'demand',
  era: 'is',
  name: id,
  path,
  ...more,
});

const mark = (at: Point, x: string | null = '30', y: string | null = '$21'): Mark => ({
  id: 'm',
  era: 'is',
  name: '',
  at,
  guides: { x, y },
});

const figureWith = (parts: Partial<Figure>): Figure => ({
  ...blank,
  title: '',
  description: '',
  x: axis,
  y: { ...axis, label: 'Price ($)' },
  ...parts,
});

const pathOf = ({ strokes }: Drawing, id: string): string => strokes.find((stroke) => stroke.id === id)?.d ?? '';

describe('a guide', () => {
  const guidesWith = (path: readonly Point[], at: Point, era: Curve['era'] = 'is') =>
    pathOf(layoutFigure(figureWith({ curves: [curve('D', path, { era })], marks: [mark(at)] })), 'm-guides');
  const pieces = (d: string) => d.split('M').filter(Boolean);

  it('is drawn to both axes where nothing lies', () => {
    expect(pieces(guidesWith([[0, 45], [50, 45]], [30, 21]))).toHaveLength(2); // prettier-ignore
  });

  it.each(['is', 'was'] as const)('is not drawn over a line that leads to the axis (%s)', (era) => {
    const [only, ...others] = pieces(guidesWith([[0, 21], [50, 21]], [30, 21], era)); // prettier-ignore
    expect(only).toContain('V');
    expect(others).toEqual([]);
  });

  it('ends where a line begins, and goes on behind it', () => {
    const [, before, after, ...others] = pieces(guidesWith([[10, 21], [20, 21]], [30, 21])); // prettier-ignore
    expect([before, after].every((piece) => piece?.includes('H'))).toBe(true);
    expect(others).toEqual([]);
  });

  it('crosses lines that it does not lie on', () => {
    expect(pieces(guidesWith([[0, 10], [50, 40]], [30, 21]))).toHaveLength(2); // prettier-ignore
  });
});

describe('a grid is whole or absent', () => {
  const linesOf = (drawing: Drawing, name: 'x' | 'y') =>
    drawing.strokes.flatMap(({ id }) => (id.startsWith(`${name}-grid`) ? [id] : []));
  const withValue = (value: number) =>
    layoutFigure(figureWith({ marks: [mark([value, value], `$${value}`, `$${value}`)] }));

  it.each([10, 20, 25, 50])('whole with a value of %d, beside which each line has its number', (value) => {
    const drawing = withValue(value);
    expect(linesOf(drawing, 'x')).toHaveLength(ticks.length);
    expect(linesOf(drawing, 'y')).toHaveLength(ticks.length);
  });

  it.each([9, 11, 19.5, 41])('absent with a value of %d, which takes the space of a number', (value) => {
    const drawing = withValue(value);
    expect([...linesOf(drawing, 'x'), ...linesOf(drawing, 'y')]).toEqual([]);
    const ticksIn = (things: readonly { readonly id: string }[]) =>
      things.flatMap(({ id }) => (/^[xy]-tick-[1-9]/.test(id) ? [id] : [])).sort();
    expect(ticksIn(drawing.strokes)).toEqual(ticksIn(drawing.labels));
  });

  it('goes as a value comes', () => {
    const halfway = tweenDrawing(layoutFigure(figureWith({})), withValue(11), 0.5);
    expect(halfway.strokes.find(({ id }) => id === 'y-grid-30')?.opacity).toBe(0.5);
    expect(halfway.strokes.find(({ id }) => id === 'y-tick-30')?.opacity).toBe(0.5);
  });
});

it.each(['MR = D = P', 'S1 = MRC1', 'MR = D = $27.50', 'S − subsidy'])('the name %s stays on one line', (name) => {
  const curves = [curve('line', [[0, 21], [50, 21]], { name }), curve('D', [[0, 45], [50, 5]])]; // prettier-ignore
  const { labels } = layoutFigure(figureWith({ curves }), { width: 320, height: 240 });
  expect(labels.find(({ id }) => id === 'line')!.lines).toEqual([name]);
});

it.each([
  ['PF', 'P F'],
  ['Qd', 'Q d'],
  ['W1', 'W 1'],
  ['MRC2', 'MRC 2'],
  ['SRATC~3~', 'SRATC 3'],
  ['Q~PD~', 'Q PD'],
  ['D1 and D2', 'D 1  and D 2'],
  ['PPC', 'PPC'],
  ['D', 'D'],
])('%s is written with its subscript', (name, parts) => {
  const shown = runsOf(name).map(({ text }) => text).filter((text) => text !== '\u200b'); // prettier-ignore
  expect(shown.join(' ')).toBe(parts);
});

describe('the name of a point', () => {
  const pointAt = (id: string, at: Point): Mark => ({ ...mark(at), id, name: id });
  it.each<[string, readonly Mark[]]>([
    ['above another', [pointAt('F', [30, 20]), pointAt('G', [30, 25])]],
    ['left of another', [pointAt('F', [27, 20]), pointAt('G', [30, 20])]],
    ['among others', [pointAt('E', [24, 24]), pointAt('F', [20, 28]), pointAt('G', [29, 28]), pointAt('H', [24, 18])]],
  ])('stands beside no other, with a leader as well: %s', (_what, marks) => {
    const curves = [curve('D', [[0, 48], [50, 0]]), curve('S', [[0, 0], [50, 48]]), curve('P', [[0, 28], [50, 28]])]; // prettier-ignore
    const { labels, scale } = layoutFigure(figureWith({ curves, marks }), { width: 240, height: 180 });
    for (const own of marks) {
      const box = boxOf(
        labels.find(({ id }) => id === own.id)!,
        scale,
      );
      const away = ({ at }: Mark) => distanceToNearest([[toPixels(scale, at), toPixels(scale, at)]], box);
      for (const other of marks.filter((one) => one !== own))
        expect([own.id, away(other) < Math.min(away(own), 24)]).toEqual([own.id, false]);
    }
  });
});

describe('the name of a curve', () => {
  const sloped = (id: string, from: number, to: number, more: Partial<Curve> = {}) =>
    curve(id, [[0, from], [50, to]], more); // prettier-ignore
  it.each<[string, readonly Curve[]]>([
    ['two that end side by side', [sloped('D1', 40, 4, { era: 'was' }), sloped('D2', 46, 10)]],
    ['two that end together', [sloped('MB1', 20, 0), sloped('MSB', 40, 0)]],
    ['two that begin together', [sloped('D', 45, 20), sloped('MR', 45, 0)]],
    ['three within a letter of each other', [sloped('A', 20, 30), sloped('B', 18, 28), sloped('C', 16, 26)]],
  ])('stands nearest to its own: %s', (_what, curves) => {
    const { labels, scale } = layoutFigure(figureWith({ curves }), { width: 320, height: 240 });
    const linesOf = ({ path }: Curve) => segmentsOf(path.map((point) => toPixels(scale, point)));
    for (const own of curves) {
      const label = labels.find(({ id }) => id === own.id)!;
      const away = (one: Curve) => distanceToNearest(linesOf(one), boxOf(label, scale));
      if (label.leader !== null) continue;
      for (const other of curves.filter((one) => one !== own)) expect(away(own)).toBeLessThan(away(other));
    }
  });

  it('stands at the end of its own, not where another one ends', () => {
    const plant = (id: string, low: number) =>
      curve(id, Array.from({ length: 51 }, (_, at): Point => [at, 10 + (at - low) ** 2 / 12]).filter(([, y]) => y <= 50)); // prettier-ignore
    const curves = [plant('SRATC1', 10), plant('SRATC2', 19), plant('SRATC3', 28)];
    const { labels, scale } = layoutFigure(figureWith({ curves }), { width: 320, height: 240 });
    for (const own of curves) {
      const box = boxOf(
        labels.find(({ id }) => id === own.id)!,
        scale,
      );
      const away = ({ path }: Curve) => {
        const end = toPixels(scale, path.at(-1)!);
        return distanceToNearest([[end, end]], box);
      };
      for (const other of curves.filter((one) => one !== own))
        expect([own.id, away(other) < Math.min(away(own), 24)]).toEqual([own.id, false]);
    }
  });

  it('has its leader where no other curve runs', () => {
    // The last third is one line, so that the leader cannot start at the end.
    const shared: Point[] = [[30, 10], [50, 0]]; // prettier-ignore
    const curves = [curve('MSB', [[0, 48], ...shared]), curve('A long name of a benefit', [[0, 25], ...shared])];
    const { labels } = layoutFigure(figureWith({ curves }), { width: 200, height: 160 });
    for (const { leader, anchor } of labels.filter(({ id }) => curves.some((one) => one.id === id)))
      if (leader !== null) expect(anchor[0]).toBeLessThan(30);
  });
});
