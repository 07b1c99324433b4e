import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCosts } from '../../test-support/any-costs';
import { expectSaid, expectSound } from '../../test-support/sound-figure';
import type { Figure } from '../figure';
import { sizeOf } from './clip';
import type { FirmPart, FirmPicture } from './firm-picture';
import { figureOf } from './picture';

const axes = { kind: 'firm', quantity: 'Loaves per hour', price: 'Price and cost ($)' } as const;
/** The lowest AVC is $6 at 40, the lowest ATC $11.50 at 50; at $20 the output is 60. */
const bakery: FirmPicture = { ...axes, costs: { fixed: 250, linear: 14, quadratic: -0.4, cubic: 0.005 } };
/** 16 units at $28, where MC is $12 and ATC $14.25; efficient is 26.67. */
const monopoly: FirmPicture = {
  ...axes,
  costs: { fixed: 100, linear: 4, quadratic: 0.25 },
  demand: { choke: 44, slope: 1 },
};

const said = (picture: FirmPicture) => figureOf(picture).description;
const markOf = ({ marks }: Figure, id: string) => marks.find((mark) => mark.id === id)!;
const areaOf = ({ areas }: Figure, id: string) => areas.find((area) => area.id === id)!;

describe('a price taker', () => {
  it('produces where marginal cost meets its horizontal line, and has its profit above ATC there', () => {
    const figure = figureOf({ ...bakery, marketPrice: 20, show: ['output', 'profit'] });
    expect(markOf(figure, 'output')).toMatchObject({ at: [60, 20], guides: { x: '60', y: '$20' } });
    expect(figure.curves.map(({ name }) => name)).toEqual(['MR = D = P', 'ATC', 'MC']);
    expect(sizeOf(areaOf(figure, 'profit').outline)).toBeCloseTo(1200 - 250 - 840 + 1440 - 1080);
    expect(figure.description).toContain(
      'MR = D = P is a horizontal line at a price of $20, above the lowest point of ATC.',
    );
  });

  it('has a loss between ATC and the price', () => {
    const figure = figureOf({
      ...bakery,
      marketPrice: 6,
      curves: ['MC', 'ATC', 'AVC', 'D'],
      show: ['output', 'profit'],
    });
    expect(areaOf(figure, 'profit')).toMatchObject({ role: 'loss', name: 'Loss' });
    expect(sizeOf(areaOf(figure, 'profit').outline)).toBeCloseTo(250);
    expect(figure.description).toContain('which touches AVC at its lowest point');
    expect(figure.description).not.toContain('demand');
  });

  it('divides total cost into fixed and variable cost', () => {
    const show: FirmPart[] = ['output', 'revenue', 'total-cost', 'variable-cost', 'fixed-cost'];
    const figure = figureOf({ ...bakery, marketPrice: 20, show });
    expect(show.slice(1).map((part) => Math.round(sizeOf(areaOf(figure, part).outline)))).toEqual([
      1200, 730, 480, 250,
    ]);
  });

  it('has an old and a new line when the price changes, and one value where the output stays', () => {
    const figure = figureOf({ ...bakery, marketPrice: 20, newMarketPrice: 11.5, show: ['old-output', 'output'] });
    expect(figure.curves.filter(({ id }) => id.startsWith('price-line')).map(({ name, era }) => [name, era])).toEqual([
      ['MR1 = D1', 'was'],
      ['MR2 = D2', 'is'],
    ]);
    expect(markOf(figure, 'output').at).toEqual([50, 11.5]);
    const { marks } = figureOf({
      ...bakery,
      marketPrice: 20,
      newCosts: { ...bakery.costs, fixed: 400 },
      show: ['old-output', 'output'],
    });
    expect(marks.map(({ guides }) => guides)).toEqual([
      { x: null, y: null },
      { x: '60', y: '$20' },
    ]);
  });

  it('moves ATC alone with a lump sum, and MC as well with a cost per unit', () => {
    const numbered = (newCosts: FirmPicture['costs']) =>
      figureOf({ ...bakery, newCosts })
        .curves.map(({ name }) => name)
        .filter((name) => /\d/.test(name));
    expect(numbered({ ...bakery.costs, fixed: 400 })).toEqual(['ATC1', 'ATC2']);
    expect(numbered({ ...bakery.costs, linear: 17 })).toEqual(['ATC1', 'ATC2', 'MC1', 'MC2']);
  });

  it('carries its price in its name where no output has it on the axis', () => {
    expect(figureOf({ ...bakery, marketPrice: 4 }).curves[0]!.name).toBe('MR = D = $4');
  });
});

describe('a firm that sets its price', () => {
  it('produces where MR = MC and finds the price on demand', () => {
    const figure = figureOf({ ...monopoly, show: ['output', 'profit', 'efficient-output', 'unit-elastic'] });
    expect(markOf(figure, 'output').at).toEqual([16, 28]);
    expect(markOf(figure, 'output-crossing').at).toEqual([16, 12]);
    expect(markOf(figure, 'unit-elastic').at).toEqual([22, 22]);
    expect(markOf(figure, 'efficient-output').at[0]).toBeCloseTo(80 / 3);
    expect(sizeOf(areaOf(figure, 'profit').outline)).toBeCloseTo((28 - 14.25) * 16);
  });

  it('has surpluses and a deadweight loss, which is gone at the efficient price', () => {
    const figure = figureOf({ ...monopoly, show: ['consumer-surplus', 'producer-surplus', 'deadweight-loss'] });
    const sizes = figure.areas.map(({ outline }) => sizeOf(outline));
    expect(sizes[0]).toBeCloseTo((16 * 16) / 2);
    expect(sizes[1]).toBeCloseTo(28 * 16 - (4 + 12) * 8);
    expect(sizes[2]).toBeCloseTo(((28 - 12) * (80 / 3 - 16)) / 2);
    expect(() => figureOf({ ...monopoly, regulated: 'efficient', show: ['deadweight-loss'] })).toThrow('efficient one');
  });

  it('takes from consumers a transfer between its price and the efficient one', () => {
    const figure = figureOf({ ...monopoly, show: ['output', 'efficient-output', 'transfer'] });
    const efficientPrice = 44 - 80 / 3;
    expect(sizeOf(areaOf(figure, 'transfer').outline)).toBeCloseTo((28 - efficientPrice) * 16);
    expect(figure.description).toContain('Transfer is $170.67');
    const bound = { ...monopoly, regulated: 'efficient', show: ['transfer'] } as const;
    expect(() => figureOf(bound)).toThrow('no transfer to show');
    expect(() => figureOf({ ...bakery, marketPrice: 20, show: ['transfer'] })).toThrow('needs a demand');
  });

  it('marks the elastic range of demand up to the quantity at which marginal revenue is zero', () => {
    const figure = figureOf({ ...monopoly, curves: ['D', 'MR'], show: ['unit-elastic', 'elastic-range'], max: { quantity: 44, price: 44 } }); // prettier-ignore
    const ends = figure.spans.map(({ name, from, to }) => [name, from[0], to[0]]);
    expect(ends.map(([name]) => name)).toEqual(['Elastic', 'Inelastic']);
    for (const { from, to } of figure.spans) for (const [q, p] of [from, to]) expect(p).toBeCloseTo(44 - q);
    expect(ends[0]![2]).toBeLessThan(22);
    expect(ends[1]![1]).toBeGreaterThan(22);
    expect(figure.description).toContain('Demand is elastic at quantities at which marginal revenue is above zero');
    expect(() => figureOf({ ...bakery, marketPrice: 20, show: ['elastic-range'] })).toThrow('needs a demand');
  });

  test.each([
    ['efficient', [34, 6]],
    ['fair-return', [20, 20]],
    [12, [28, 12]],
  ] as const)('at a regulated price (%s) produces %o', (regulated, at) => {
    const firm: FirmPicture = { ...axes, costs: { fixed: 280, linear: 6 }, demand: { choke: 40, slope: 1 }, regulated };
    const figure = figureOf({ ...firm, show: ['old-output', 'output'] });
    expect(markOf(figure, 'output-was').at).toEqual([17, 23]);
    expect(markOf(figure, 'output').at).toEqual(at);
  });

  it('produces where marginal cost is the ceiling when that is less than what is demanded', () => {
    const { marks } = figureOf({ ...monopoly, regulated: 14 });
    expect(marks[0]!.at).toEqual([20, 14]);
  });

  it('gets all of demand down to marginal cost when it discriminates perfectly', () => {
    const figure = figureOf({ ...monopoly, costs: { fixed: 0, linear: 14 }, discriminates: true, show: ['output', 'revenue', 'profit'] }); // prettier-ignore
    expect(figure.curves[0]!.name).toBe('MR = D');
    expect(markOf(figure, 'output').at).toEqual([30, 14]);
    expect(sizeOf(areaOf(figure, 'revenue').outline)).toBeCloseTo(870);
    expect(sizeOf(areaOf(figure, 'profit').outline)).toBeCloseTo(450);
  });

  it('says where ATC lies, and not what follows', () => {
    const atc = (fixed: number) => said({ ...monopoly, costs: { ...monopoly.costs, fixed } });
    expect(atc(100)).toContain('ATC lies below demand over some quantities.');
    expect(atc(320)).toContain('ATC touches demand at one quantity and lies above it at every other.');
    expect(atc(400)).toContain('ATC lies above demand at every quantity.');
    expect(`${atc(100)}${atc(320)}${atc(400)}`).not.toMatch(/profit|loss|efficient/i);
  });

  it('has letters of its own for a question', () => {
    const guides = (picture: FirmPicture) => figureOf({ ...picture, values: 'hidden' }).marks[0]!.guides;
    expect(guides(monopoly)).toEqual({ x: 'Q~M~', y: 'P~M~' });
    expect(guides({ ...monopoly, letters: { output: '1' } })).toEqual({ x: 'Q1', y: 'P1' });
    expect(guides({ ...bakery, marketPrice: 20 })).toEqual({ x: 'Q1', y: 'P1' });
    expect(guides({ ...bakery, marketPrice: 20, letters: { output: 'F' } })).toEqual({ x: 'Q~F~', y: 'P~F~' });
  });
});

describe('lettered areas between cost curves', () => {
  const picture: FirmPicture = { ...bakery, marketPrice: 20, curves: ['MC', 'ATC', 'D'] };

  it('end at the curves and guides around their points', () => {
    const figure = figureOf({ ...picture, areas: { T: [40, 17], U: [70, 10], V: [52, 12] } });
    const [t, u] = figure.areas;
    // Between the price and ATC, and right of the output below the price.
    expect(figure.description).toContain('Area T lies below the line MR = D = P, above the curve ATC');
    expect(figure.description).toContain('Area U lies');
    expect(t!.outline.every(([, y]) => y <= 20 + 1e-9)).toBe(true);
    expect(u!.outline.every(([x]) => x >= 60 - 1e-9)).toBe(true);
  });

  it('are not shaded, and keep the level guides of the costs that they end at', () => {
    const { areas, marks } = figureOf({
      ...picture,
      curves: ['D'],
      show: ['output', 'profit'],
      areas: { T: [40, 17] },
    });
    expect(areas.map(({ name, role }) => [name, role])).toEqual([['T', 'lettered']]);
    expect(marks.map(({ id }) => id)).toEqual(['output', 'average-total-at-output']);
  });

  it('have the sizes of triangles where the curves are straight', () => {
    const figure = figureOf({ ...monopoly, curves: ['D', 'MC'], areas: { T: [2, 35], U: [2, 20], V: [18, 22] } });
    expect(figure.areas.map(({ outline }) => Math.round(sizeOf(outline)))).toEqual([128, 320, 85]);
  });

  it('are refused on a line and outside', () => {
    expect(() => figureOf({ ...picture, areas: { T: [10, 20] } })).toThrow('lies on the line MR = D = P');
    expect(() => figureOf({ ...picture, areas: { T: [10, 200] } })).toThrow('outside');
  });
});

test.each<[string, Partial<FirmPicture>, string]>([
  ['a price and a demand', { marketPrice: 5, demand: { choke: 9, slope: 1 } }, 'not both'],
  ['a new price alone', { newMarketPrice: 5 }, 'needs a marketPrice'],
  ['the same price twice', { marketPrice: 5, newMarketPrice: 5 }, 'leave it out'],
  ['a horizontal demand', { demand: { choke: 9, slope: 0 } }, 'is a marketPrice'],
  ['a regulated price taker', { marketPrice: 20, regulated: 12 }, 'need a demand'],
  ['a ceiling that does not bind', { demand: { choke: 44, slope: 1 }, regulated: 40 }, 'does not bind'],
  ['an output below the shutdown price', { marketPrice: 5, show: ['output'] }, 'shuts down'],
  ['a profit of zero', { marketPrice: 11.5, show: ['profit'] }, 'zero'],
  ['a minimum of a curve that is not drawn', { show: ['minimum-avc'] }, 'add it to curves'],
  ['demand for a firm without one', { curves: ['MR'] }, 'need a marketPrice'],
  ['a marginal cost below $0', { costs: { fixed: 0, linear: 1, quadratic: -1, cubic: 0.1 } }, 'falls to'],
  ['no curves', { curves: [] }, 'at least one'],
])('refuses %s with a message', (_what, parts, why) => expect(() => figureOf({ ...bakery, ...parts })).toThrow(why));

const PARTS: readonly FirmPart[] = [
  'output', 'old-output', 'profit', 'revenue', 'total-cost', 'variable-cost', 'fixed-cost', 'supply', 'minimum-atc', 'minimum-avc',
  'break-even', 'shut-down', 'efficient-output', 'fair-return', 'unit-elastic', 'consumer-surplus', 'producer-surplus', 'deadweight-loss', 'shift-arrow',
]; // prettier-ignore
const price = fc.integer({ min: 1, max: 80 });
const anyLine = fc.oneof(
  fc.constant({}),
  fc.record({ marketPrice: price }),
  fc.record({ marketPrice: price, newMarketPrice: price }),
  fc.record({ demand: fc.record({ choke: fc.integer({ min: 20, max: 120 }), slope: fc.constantFrom(0.5, 1, 2) }) }),
  fc.record({
    demand: fc.record({ choke: fc.integer({ min: 20, max: 120 }), slope: fc.constantFrom(0.5, 1, 2) }),
    regulated: fc.oneof(fc.constantFrom('efficient' as const, 'fair-return' as const), price),
  }),
);
const anyFirm: fc.Arbitrary<FirmPicture> = fc
  .record({
    costs: anyCosts,
    line: anyLine,
    values: fc.constantFrom('shown' as const, 'hidden' as const),
    curves: fc.option(fc.subarray(['MC', 'ATC', 'AVC', 'AFC'] as const, { minLength: 1 })),
    show: fc.option(fc.subarray([...PARTS], { maxLength: 2 })),
  })
  .map(({ costs, line, values, curves, show }) => ({
    ...axes,
    costs,
    ...line,
    values,
    ...(curves && { curves }),
    ...(show && { show }),
  }));

it('any firm is sound and says its values, or is refused with a message', () => {
  let drawn = 0;
  fc.assert(
    fc.property(anyFirm, (picture) => {
      let figure: Figure;
      try {
        figure = figureOf(picture);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      drawn += 1;
      expectSound(figure);
      expectSaid(figure);
      if (picture.values === 'hidden') expect(figure.description.replaceAll(/[A-Z]{1,3}\d/g, '')).not.toMatch(/\d/);
    }),
    { numRuns: 400 },
  );
  expect(drawn).toBeGreaterThan(100);
});
