import { describe, expect, it, test } from 'vitest';
import { isPicture } from '../lesson/frame';
import { layoutFigure } from '../svg/drawing';
import { boxOf } from '../svg/labels/label';
import { toPixels } from '../svg/scale';
import { figureOf, type Picture } from './picture';

const fish = { kind: 'possibilities', x: 'Fish (a day)', y: 'Coconuts (a day)', frontier: { x: 40, y: 20 } } as const;
const study = { kind: 'marginal', x: 'Hours', y: 'Points', benefit: [10, 8, 6, 4], cost: [3, 4, 5, 6] } as const;
const pizza = { kind: 'utility', x: 'Slices', y: 'Utils', marginal: [10, 7, 4, 0, -3] } as const;
const lessons = { kind: 'schedule', quantity: 'Lessons', price: 'Price ($)', buyers: [50, 40, 30, 20], sellers: [10, 20, 30, 40], priceLine: 30 } as const; // prettier-ignore
const tickets = {
  kind: 'revenue',
  quantity: 'Tickets',
  price: 'Price ($)',
  demand: { choke: 20, slope: 0.1 },
} as const;
const steep = { kind: 'elasticities', quantity: 'Units', price: 'Price ($)', side: 'demand', through: { quantity: 40, price: 10 }, curves: [{ name: 'D1', slope: 0.1 }, { name: 'D2', slope: 0.5 }] } as const; // prettier-ignore

const said = (picture: Picture) => figureOf(picture).description;

describe('a PPC', () => {
  it('says where points lie, and leaves to the student what that means', () => {
    const points = [{ name: 'A', x: 20 }, { name: 'B', x: 10, y: 8 }, { name: 'C', x: 38, y: 18 }]; // prettier-ignore
    expect(said({ ...fish, points })).toBe(
      'The horizontal axis shows fish (a day), and the vertical axis shows coconuts (a day). The production possibilities curve is a straight line, from 20 coconuts to 40 fish. A is on the curve: 20 fish and 10 coconuts. B is inside the curve: 10 fish and 8 coconuts. C is beyond the curve: 38 fish and 18 coconuts.',
    );
  });

  it('says amounts in the units of the axes', () => {
    const tea = { ...fish, x: 'Tea (tons a year)', y: 'Phones (thousands a year)' } as const;
    expect(said({ ...tea, points: [{ name: 'F', x: 20 }] })).toBe(
      'The horizontal axis shows tea (tons a year), and the vertical axis shows phones (thousands a year). The production possibilities curve is a straight line, from 20 thousand phones to 40 tons of tea. F is on the curve: 20 tons of tea and 10 thousand phones.',
    );
    const cloth = { ...fish, y: 'Cloth (thousands of bolts per year)' } as const;
    expect(said(cloth)).toContain('from 20 thousand bolts of cloth to 40 fish');
  });

  it('says where points lie on both of two curves', () => {
    const growth = { x: 80, y: 20 };
    const points = [{ name: 'F', x: 20, y: 10 }, { name: 'G', x: 40 }]; // prettier-ignore
    expect(said({ ...fish, growth, points })).toContain(
      'F is on PPC1 and inside PPC2: 20 fish and 10 coconuts. G is beyond PPC1 and on PPC2: 40 fish and 10 coconuts.',
    );
  });

  it('draws what each step costs as a staircase', () => {
    const { spans } = figureOf({ ...fish, steps: [0, 20, 40] });
    expect(spans.map(({ name, from, to }) => `${name} ${from.join()} ${to.join()}`)).toEqual([
      '+20 0,20 20,20',
      '−10 20,20 20,10',
      '+20 20,10 40,10',
      '−10 40,10 40,0',
    ]);
  });

  it('grows outward and shrinks inward', () => {
    expect(said({ ...fish, growth: { x: 50, y: 20 } })).toContain('has shifted outward from PPC1');
    expect(said({ ...fish, growth: { x: 40, y: 10 } })).toContain('has shifted inward from PPC1');
    expect(said({ ...fish, growth: { x: 50, y: 10 } })).toContain('has shifted from PPC1');
  });

  it('reaches beyond itself by trade', () => {
    const { curves } = figureOf({ ...fish, trade: { makes: 'x', yPerX: 1 } });
    expect(curves.at(-1)).toMatchObject({ name: 'With trade', path: [[0, 40], [40, 0]] }); // prettier-ignore
  });
});

describe('marginal benefit and cost', () => {
  it('mark the last unit that is worth it, and the gain up to there', () => {
    const { marks, areas, description } = figureOf({ ...study, show: ['optimum', 'net-gain'] });
    expect(marks[0]).toMatchObject({ at: [3, 5.5], guides: { x: '3', y: null } });
    expect(areas).toHaveLength(1);
    expect(description).toBe(
      'The horizontal axis shows hours, and the vertical axis shows points. Marginal benefit MB of units 1, 2, 3, …: 10, 8, 6, 4. Marginal cost MC of units 1, 2, 3, …: 3, 4, 5, 6. The optimal quantity is 3. The net gain is 12.',
    );
  });

  it('cross where straight curves are equal', () => {
    const picture: Picture = { ...study, benefit: { start: 12, slope: 2 }, cost: { start: 2, slope: 0.5 } };
    expect(said(picture)).toContain('The optimal quantity is 4, where marginal benefit and marginal cost are both 4.');
  });
});

describe('points and lettered areas of straight marginal curves', () => {
  const straight = { ...study, benefit: { start: 12, slope: 2 }, cost: { start: 2, slope: 0.5 }, show: [] } as const;

  it('have guides to both axes, and beside areas only to the quantity', () => {
    const at = [{ curve: 'benefit', quantity: 2, name: 'F' }] as const;
    expect(figureOf({ ...straight, at }).marks).toMatchObject([{ at: [2, 8], guides: { x: '2', y: '8' } }]);
    const { marks, areas, description } = figureOf({ ...straight, at, areas: { T: [1, 8], U: [1, 1] } });
    expect(marks).toMatchObject([{ guides: { x: '2', y: null } }]);
    expect(areas.map(({ name }) => name)).toEqual(['T', 'U']);
    expect(description).toContain('F is on the marginal benefit curve, at a quantity of 2.');
    expect(description).toContain(
      'Area T lies below the marginal benefit curve MB, above the marginal cost curve MC and left of the quantity 2.',
    );
  });
});

describe('utility', () => {
  it('is bars of each unit, and a total that is largest where the next unit adds nothing', () => {
    const { bars, marks, y } = figureOf({ ...pizza, show: ['marginal', 'total', 'maximum'] });
    expect(bars.map(({ height }) => height)).toEqual([10, 7, 4, 0, -3]);
    expect(marks[0]).toMatchObject({ at: [3, 21] });
    expect(y.min).toBeLessThan(-2.9);
  });

  it('has points on its total, which say no value where values are hidden', () => {
    const at = [{ unit: 2, name: 'F' }, { unit: 4, name: 'G' }, { unit: 5, name: 'H' }]; // prettier-ignore
    const picture: Picture = { ...pizza, show: ['total'], at };
    expect(said(picture)).toContain('F is at 2 units and 17 in total.');
    expect(said({ ...picture, values: 'hidden' })).toContain(
      'At F total utility is rising. At G total utility is at its highest. At H total utility is falling.',
    );
  });
});

describe('buyers and sellers one by one', () => {
  it('gain what lies between their steps and the price', () => {
    const picture: Picture = { ...lessons, show: ['consumer-surplus', 'producer-surplus'] };
    expect(figureOf(picture).areas.map(({ id }) => id)).toEqual(['consumer-surplus', 'producer-surplus']);
    expect(said(picture)).toContain(
      'At $30, 3 units are bought and sold. Consumer surplus is $30. Producer surplus is $30.',
    );
  });
});

describe('total revenue', () => {
  it.each([
    [[12, 8], 'The price falls and total revenue stays the same.'],
    [[15, 12], 'The price falls and total revenue rises.'],
    [[4, 2], 'The price falls and total revenue falls.'],
    [[15, 18], 'The price rises and total revenue falls.'],
  ])('at prices of %o: %s', (at, words) => expect(said({ ...tickets, at })).toContain(words));

  it('is what is kept, gained and lost when the price changes', () => {
    const { areas } = figureOf({ ...tickets, at: [12, 8] });
    expect(areas.map(({ name, outline }) => [name, outline[2]])).toEqual([['Kept', [80, 8]], ['Gained', [120, 8]], ['Lost', [80, 12]]]); // prettier-ignore
  });

  it('has its stretches named without a price', () => {
    const { marks, areas } = figureOf({ ...tickets, show: ['stretches'] });
    expect(marks.map(({ name }) => name)).toEqual(['Elastic', 'Unit elastic', 'Inelastic']);
    expect(areas).toEqual([]);
  });
});

describe('curves of different steepness', () => {
  it('answer one change in price each in their own way', () => {
    expect(said({ ...steep, newPrice: 12 })).toContain(
      'The price rises from $10 to $12. On D1, the quantity decreases from 40 to 20. On D2, the quantity decreases from 40 to 36.',
    );
  });

  it('may be vertical or horizontal', () => {
    const curves = [
      { name: 'D1', slope: 'vertical' as const },
      { name: 'D2', slope: 0 },
    ];
    const words = said({ ...steep, curves, newPrice: 12 });
    expect(words).toContain('On D1, the quantity stays at 40. D2 has no single quantity at the new price.');
  });
});

test.each<[string, Picture, string]>([
  ['a point without a place on the curve', { ...fish, points: [{ name: 'A', x: 50 }] }, 'between 0 and the 40'],
  ['a step backward', { ...fish, steps: [10, 5] }, 'from the smaller to the larger'],
  ['terms of nothing', { ...fish, trade: { makes: 'x', yPerX: 0 } }, 'above 0'],
  ['nothing to weigh', { kind: 'marginal', x: 'Hours', y: 'Points' }, 'a benefit, a cost, or both'],
  ['an optimum of one curve', { ...study, cost: undefined, show: ['optimum'] }, 'needs a benefit and a cost'],
  ['areas between steps', { ...study, areas: { T: [1, 2] } }, 'need straight curves'],
  ['a point on steps', { ...study, at: [{ curve: 'cost', quantity: 1, name: 'F' }] }, 'needs a straight'],
  ['a point without its total', { ...pizza, at: [{ unit: 1, name: 'F' }] }, 'show total as well'],
  ['a point beyond the units', { ...pizza, show: ['total'], at: [{ unit: 9, name: 'F' }] }, 'no unit 9'],
  ['a benefit that rises', { ...study, benefit: [1, 2] }, 'unit 2 is above'],
  ['no unit', { ...pizza, marginal: [] }, 'at least one unit'],
  ['a maximum without its curve', { ...pizza, show: ['maximum'] }, 'show total as well'],
  ['a maximum of nothing', { ...pizza, marginal: [-1], show: ['total', 'maximum'] }, 'no maximum'],
  ['buyers out of order', { ...lessons, buyers: [1, 2] }, 'most first'],
  ['sellers out of order', { ...lessons, sellers: [2, 1] }, 'lowest costs first'],
  ['a surplus without buyers', { ...lessons, buyers: undefined, show: ['consumer-surplus'] }, 'needs buyers'],
  ['a revenue beyond demand', { ...tickets, at: [20] }, 'there is no revenue'],
  ['three prices', { ...tickets, at: [1, 2, 3] }, 'one price, or two'],
  ['twice the same price', { ...tickets, at: [2, 2] }, 'give one'],
  ['a revenue without a price', { ...tickets, show: ['revenue'] }, 'needs a price'],
  ['a slope below 0', { ...steep, curves: [{ name: 'D1', slope: -1 }] }, '0 or more'],
  ['a price that did not change', { ...steep, newPrice: 10 }, 'must differ'],
  ['a price that leaves nothing', { ...steep, newPrice: 15 }, 'closer to $10'],
])('refuses %s with a message', (_what, picture, why) => expect(() => figureOf(picture)).toThrow(why)); // prettier-ignore

it.each([10, 24, 35, 50, 99, 100, 1250])('leaves space above a bar of %d for its value on a phone', (value) => {
  const figure = figureOf({ kind: 'bars', x: 'Plants', y: 'Output', bars: [{ name: 'North', value }] });
  const { labels, scale } = layoutFigure(figure, { width: 360, height: 176 });
  const number = labels.find(({ id }) => id.endsWith('bar-North'))!;
  expect(boxOf(number, scale).bottom).toBeLessThan(toPixels(scale, [1, value])[1]);
});

it('tells graphs from text frames', () => {
  expect(isPicture(fish)).toBe(true);
  expect(isPicture({ kind: 'text', lines: ['Scarcity'] })).toBe(false);
});
