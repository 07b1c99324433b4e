import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyMarket } from '../../test-support/any-market';
import { FRAME_EXAMPLES } from '../../test-support/frame-examples';
import { expectSaid, expectSound } from '../../test-support/sound-figure';
import type { Figure } from '../figure';
import { isPicture } from '../lesson/frame';
import { figureOf, type Picture } from './picture';

describe('the examples for authors', () => {
  test.each(FRAME_EXAMPLES.filter(isPicture).map((picture) => [picture.kind, picture] as const))(
    '%s is drawn',
    (_kind, picture) => {
      const figure = figureOf(picture);
      expectSound(figure);
      expectSaid(figure);
    },
  );
});

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const parts = [
  'demand', 'supply', 'equilibrium', 'old-equilibrium', 'traded', 'consumer-surplus', 'producer-surplus', 'deadweight-loss',
  'tax-revenue', 'incidence', 'subsidy-cost', 'shortage', 'surplus', 'wedge', 'shift-arrow', 'movement-arrow',
] as const; // prettier-ignore
const price = fc.integer({ min: 0, max: 120 });
const levy = fc.record({
  amount: fc.integer({ min: 1, max: 20 }),
  on: some(fc.constantFrom('buyers' as const, 'sellers' as const)),
});
const policy = fc.oneof(
  fc.record({ tax: levy }),
  fc.record({ subsidy: levy }),
  fc.record({ ceiling: price }),
  fc.record({ floor: price }),
  fc.record({ priceLine: price }),
  fc.constant({}),
);
const values = fc.constantFrom('shown' as const, 'hidden' as const);
const slope = fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10);

const anyMarketPicture: fc.Arbitrary<Picture> = fc
  .record({
    market: anyMarket,
    policy,
    demandShift: fc.constantFrom(0, 5, -5),
    supplyShift: fc.constantFrom(0, 5, -5),
    show: some(fc.uniqueArray(fc.constantFrom(...parts), { maxLength: 5 })),
    values,
    areas: fc.constantFrom('named' as const, 'letters' as const),
  })
  .map(({ market, policy: by, show, ...rest }): Picture => ({
    kind: 'market', quantity: 'Cups', price: 'Price ($)', ...market, ...by, ...rest, ...(show && { show }),
  })); // prettier-ignore

const anyOtherPicture: fc.Arbitrary<Picture> = fc.oneof(
  fc.record({
    kind: fc.constant('possibilities' as const),
    x: fc.constant('Fish'),
    y: fc.constant('Coconuts'),
    frontier: fc.record({ x: fc.integer({ min: 1, max: 90 }), y: fc.integer({ min: 1, max: 90 }), bow: fc.constantFrom(0, 0.5, 1) }),
    growth: fc.record({ x: fc.integer({ min: 1, max: 90 }), y: fc.integer({ min: 1, max: 90 }), bow: fc.constantFrom(0, 0.5, 1) }),
    points: fc.uniqueArray(fc.record({ name: fc.constantFrom('A', 'B', 'C'), x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) }), { selector: ({ name }) => name }),
    steps: fc.constantFrom([], [0, 1], [0, 0.5, 1]),
    values,
  }),
  fc.record({
    kind: fc.constant('marginal' as const),
    x: fc.constant('Hours'),
    y: fc.constant('Dollars'),
    benefit: fc.record({ start: fc.integer({ min: 5, max: 50 }), slope }),
    cost: fc.record({ start: fc.integer({ min: 0, max: 30 }), slope }),
    show: fc.constant(['optimum', 'net-gain'] as const),
    values,
  }),
  fc.record({
    kind: fc.constant('utility' as const),
    x: fc.constant('Slices'),
    y: fc.constant('Utils'),
    marginal: fc.array(fc.integer({ min: -9, max: 40 }), { minLength: 1, maxLength: 8 }),
    show: fc.constantFrom(['marginal'] as const, ['total'] as const, ['marginal', 'total', 'maximum'] as const),
    values,
  }),
  fc.record({
    kind: fc.constant('revenue' as const),
    quantity: fc.constant('Tickets'),
    price: fc.constant('Price ($)'),
    demand: fc.record({ choke: fc.integer({ min: 5, max: 90 }), slope }),
    at: fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 2 }),
    show: fc.constant(['stretches', 'revenue'] as const),
    values,
  }),
  fc.record({
    kind: fc.constant('elasticities' as const),
    quantity: fc.constant('Units'),
    price: fc.constant('Price ($)'),
    side: fc.constantFrom('demand' as const, 'supply' as const),
    through: fc.record({ quantity: fc.integer({ min: 1, max: 90 }), price: fc.integer({ min: 1, max: 90 }) }),
    curves: fc.tuple(slope, fc.oneof(slope, fc.constantFrom(0, 'vertical' as const))).map(([a, b]) => [{ name: 'C1', slope: a }, { name: 'C2', slope: b }]),
    newPrice: fc.integer({ min: 1, max: 90 }),
    values,
  }),
  fc.record({
    kind: fc.constant('schedule' as const),
    quantity: fc.constant('Lessons'),
    price: fc.constant('Price ($)'),
    buyers: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }).map((list) => list.sort((a, b) => b - a)),
    sellers: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 }).map((list) => list.sort((a, b) => a - b)),
    priceLine: fc.integer({ min: 1, max: 60 }),
    show: fc.constant(['consumer-surplus', 'producer-surplus'] as const),
  }),
); // prettier-ignore

/** The figure, or null where the author is told why there is none. */
function drawOrRefuse(picture: Picture): Figure | null {
  try {
    return figureOf(picture);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).not.toMatch(/NaN|undefined|Infinity|\[object/);
    return null;
  }
}

test.each([
  ['market', anyMarketPicture],
  ['other', anyOtherPicture],
] as const)('any %s picture is sound and says its values, or is refused with a message', (_what, pictures) => {
  let drawn = 0;
  fc.assert(
    fc.property(pictures, (picture) => {
      const figure = drawOrRefuse(picture);
      if (!figure) return;
      drawn += 1;
      expectSound(figure);
      expectSaid(figure);
    }),
    { numRuns: 600 },
  );
  expect(drawn).toBeGreaterThan(60);
});

it('keeps its numbers to itself when they are hidden', () => {
  fc.assert(
    fc.property(fc.oneof(anyMarketPicture, anyOtherPicture), (picture) => {
      if (!('values' in picture) || picture.values !== 'hidden') return;
      const figure = drawOrRefuse(picture);
      if (!figure) return;
      const { marks, spans, curves, x, y } = figure;
      const shown = [figure.title, figure.description, ...[...marks, ...spans, ...curves].map(({ name }) => name)].join(
        ' ',
      );
      expect(shown.replace(/(unit 1, 2, 3|PPC\d|[A-Z]\d|\bC\d)/g, '')).not.toMatch(/\$\d|\d/);
      if (picture.kind !== 'utility') expect([...x.ticks, ...y.ticks]).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it('stands still: describing the same thing twice draws the same thing', () => {
  for (const picture of FRAME_EXAMPLES.filter(isPicture))
    expect(figureOf(structuredClone(picture))).toEqual(figureOf(picture));
});
