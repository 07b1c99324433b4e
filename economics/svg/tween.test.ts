import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Axis, Curve, Figure, Point } from '../figure';
import { figureOf } from '../picture/picture';
import { layoutFigure, tweenDrawing } from './drawing';
import { boxOf } from './labels/label';
import { interpolate } from './interpolation';
import { SAMPLE_PICTURES } from '../../test-support/sample-pictures';
import { tweenFigure } from './tween-figure';

const figures = Object.values(SAMPLE_PICTURES).map(figureOf);
const figure = fc.constantFrom(...figures);
const named = (name: keyof typeof SAMPLE_PICTURES): Figure => figureOf(SAMPLE_PICTURES[name]!);

const axis: Axis = { label: '', min: 0, max: 1, ticks: [] };
/** With axes that stay the same, only the paths move. */
const morph = (t: number) => interpolate({ x: axis, y: axis }, { x: axis, y: axis }, t);

const thingsOf = ({ curves, areas, marks, spans, arrows, bars }: Figure) => [
  ...curves,
  ...areas,
  ...marks,
  ...spans,
  ...arrows,
  ...bars,
];

/** How far a point is from the nearest place of a path, where `unit` is the length of each axis. */
function distanceToPath([x, y]: Point, path: readonly Point[], unit: Point = [1, 1]): number {
  const along = path.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = path[index]!;
    return Array.from({ length: 61 }, (_, step) => {
      const t = step / 60;
      return Math.hypot((x1 + (x2 - x1) * t - x) / unit[0], (y1 + (y2 - y1) * t - y) / unit[1]);
    });
  });
  return Math.min(...along);
}

const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const point = fc.tuple(share, share);
const path = fc.array(point, { minLength: 2, maxLength: 6 });

describe('a path on its way into another', () => {
  it('begins as the one and ends as the other, with every corner, however many each has', () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        for (const corner of from) expect(distanceToPath(corner, morph(0).path(from, to))).toBeLessThan(0.02);
        for (const corner of to) expect(distanceToPath(corner, morph(1).path(from, to))).toBeLessThan(0.02);
      }),
      { numRuns: 60 },
    );
  });

  it('has its ends halfway when half the time is over', () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const middle = morph(0.5).path(from, to);
        for (const end of [0, -1]) {
          expect(middle.at(end)![0]).toBeCloseTo((from.at(end)![0] + to.at(end)![0]) / 2);
          expect(middle.at(end)![1]).toBeCloseTo((from.at(end)![1] + to.at(end)![1]) / 2);
        }
      }),
    );
  });

  it('grows a corner where a triangle of surplus becomes a trapezoid', () => {
    const triangle: Point[] = [[0, 5], [30, 5], [0, 8]]; // prettier-ignore
    const trapezoid: Point[] = [[0, 4], [20, 4], [20, 6], [0, 8]]; // prettier-ignore
    const end = morph(1).outline(triangle, trapezoid);
    for (const corner of trapezoid) expect(distanceToPath(corner, [...end, end[0]!], [30, 8])).toBeLessThan(0.02);
  });
});

describe('a figure on its way into another', () => {
  it('is the first at the start and the second at the end', () => {
    fc.assert(
      fc.property(figure, figure, (from, to) => {
        expect(tweenFigure(from, to, 0)).toBe(from);
        expect(tweenFigure(from, to, 1)).toBe(to);
      }),
    );
  });

  it.each([
    ['start', 1e-6],
    ['end', 1 - 1e-6],
  ])(
    'does not jump at its %s',
    (_end, t) => {
      fc.assert(
        fc.property(figure, figure, (from, to) => {
          const near = t < 0.5 ? from : to;
          const tween = tweenFigure(from, to, t);
          const seen = (curve: Curve) => (curve.opacity ?? 1) > 1e-3;
          const unit: Point = [tween.x.max - tween.x.min, tween.y.max - tween.y.min];
          const shown = tween.curves.filter(seen);
          expect(shown).toHaveLength(near.curves.length);
          for (const curve of near.curves) {
            const twin = shown.find(({ id }) => id === curve.id || id === `${curve.id}-gone`);
            for (const corner of curve.path) expect(distanceToPath(corner, twin!.path, unit)).toBeLessThan(0.02);
          }
          expect(tween.x.max / near.x.max).toBeCloseTo(1, 2);
          expect(thingsOf(tween).filter(({ opacity }) => (opacity ?? 1) > 1e-3)).toHaveLength(thingsOf(near).length);
        }),
        { numRuns: 40 },
      );
    },
    30_000,
  );

  it('never has two things of one id', () => {
    fc.assert(
      fc.property(figure, figure, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, t) => {
        const tween = tweenFigure(from, to, t);
        for (const things of [tween.curves, tween.areas, tween.marks, tween.spans, tween.arrows, tween.bars]) {
          const ids = things.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  it('moves the demand curve that shifts and lets where it was appear', () => {
    const [before, after] = [{}, { demandShift: 20 }].map((shift) =>
      figureOf({
        kind: 'market',
        quantity: 'Cups an hour',
        price: 'Price ($ a cup)',
        demand: { choke: 8, slope: 0.1 },
        max: { quantity: 100, price: 10 },
        show: [],
        ...shift,
      }),
    );
    const { curves } = tweenFigure(before!, after!, 0.5);
    expect(curves.find(({ id }) => id === 'demand')!.path[0]![1]).toBeCloseTo(9);
    expect(curves.find(({ era }) => era === 'was')!.path[0]![1]).toBeCloseTo(8);
    expect(curves.find(({ era }) => era === 'was')!.opacity).toBe(0.5);
  });

  it('lets all that stands still at its value move evenly on the paper when an axis stretches', () => {
    const [from, to] = [named('equilibrium'), { ...named('equilibrium'), y: { ...named('equilibrium').y, max: 80 } }];
    const shares = [0.25, 0.5, 0.75].map((t) => 4 / tweenFigure(from, to, t).y.max);
    expect(shares[1]! - shares[0]!).toBeCloseTo(shares[2]! - shares[1]!);
  });
});

describe('a drawing on its way into another', () => {
  const FRAMES = 20;
  const drawings = figures.slice(0, 24).map((one) => layoutFigure(one));
  const pairs = drawings.slice(1).map((to, index) => ({ from: drawings[index]!, to }));

  it('lets no label jump between two frames', () => {
    for (const { from, to } of pairs) {
      let last = new Map<string, Point>();
      for (let frame = 0; frame <= FRAMES; frame += 1) {
        const { labels, scale } = tweenDrawing(from, to, frame / FRAMES);
        const places = new Map<string, Point>();
        for (const label of labels.filter(({ opacity }) => opacity > 0.1)) {
          const box = boxOf(label, scale);
          places.set(label.id, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
          const was = last.get(label.id);
          // Whoever crosses the whole paper, from corner to corner, takes 25 pixels a frame.
          if (was)
            expect(Math.hypot(places.get(label.id)![0] - was[0], places.get(label.id)![1] - was[1])).toBeLessThan(26);
        }
        last = places;
      }
    }
  }, 30_000);

  it('gives each line and text of a frame an id of its own', () => {
    for (const { from, to } of pairs)
      for (const t of [0, 0.3, 0.5, 0.8, 1]) {
        const { strokes, labels } = tweenDrawing(from, to, t);
        expect(new Set(strokes.map(({ id }) => id)).size).toBe(strokes.length);
        expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
      }
  });
});
