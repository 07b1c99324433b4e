import { expect, test } from 'vitest';
import type { MarketPicture } from './market-picture';
import { figureOf } from './picture';

const market = {
  kind: 'market',
  quantity: 'Packs',
  price: 'Price ($)',
  demand: { choke: 12, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const; // literal kinds

// E is at 50 and $7; with a tax of $4, 30 are sold at $9 and sellers get $5.
const taxed: MarketPicture = {
  ...market,
  tax: { amount: 4 },
  show: ['wedge', 'equilibrium'],
  areas: { T: [5, 10], U: [5, 8], V: [5, 6], W: [5, 4], X: [35, 7.5], Y: [35, 6.5] },
};

const sizeOf = (letter: string, picture: MarketPicture) => {
  const { outline } = figureOf(picture).areas.find(({ name }) => name === letter)!;
  const doubled = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
};

test.each([
  ['T', 45],
  ['U', 60],
  ['V', 60],
  ['W', 45],
  ['X', 20],
  ['Y', 20],
])('area %s of a tax ends at the curves and guides around its point', (letter, size) => {
  expect(sizeOf(letter, taxed)).toBeCloseTo(size);
});

test('the deadweight loss is one area where no guide marks the old price', () => {
  const picture: MarketPicture = { ...taxed, show: ['wedge'], areas: { T: [35, 6.5] } };
  expect(sizeOf('T', picture)).toBeCloseTo(40);
});

test('an area with a corner at a point of the curve ends at the guides of the next point', () => {
  const picture: MarketPicture = {
    ...market,
    demand: { choke: 10, slope: 0.1 },
    show: ['demand'],
    at: [
      { curve: 'demand', price: 7, name: 'F' },
      { curve: 'demand', price: 4, name: 'G' },
    ],
    areas: { T: [15, 5.5], U: [15, 2], V: [45, 2] },
  };
  expect(['T', 'U', 'V'].map((letter) => sizeOf(letter, picture))).toEqual(
    [90, 120, 120].map((size) => expect.closeTo(size)),
  );
});

test('a guide cuts an area of which it crosses only a narrow strip', () => {
  const picture: MarketPicture = {
    ...market,
    show: ['equilibrium'],
    at: [
      { curve: 'demand', price: 8, name: 'F' },
      { curve: 'supply', price: 6, name: 'G' },
    ],
    areas: { T: [20, 6.5], U: [43, 6.5] },
  };
  expect([sizeOf('T', picture), sizeOf('U', picture)]).toEqual([expect.closeTo(40), expect.closeTo(5)]);
});

test('describes where each lettered area lies, and shades none', () => {
  const { description, areas } = figureOf(taxed);
  expect(description).toContain('Area T lies below the demand curve D and above the price $9.');
  expect(description).toContain(
    'Area X lies below the demand curve D, above the price $7 and right of the quantity 30.',
  );
  expect(new Set(areas.map(({ role }) => role))).toEqual(new Set(['lettered']));
});

test.each([
  ['on a line', { T: [30, 8] }, 'area T: its point lies on the quantity 30'],
  ['outside of the graph', { T: [500, 8] }, 'area T: its point lies outside'],
] as const)('refuses an area whose point is %s', (_, areas, message) => {
  expect(() => figureOf({ ...taxed, areas })).toThrow(message);
});

test('a point that has the quantity of the new equilibrium shares its letter', () => {
  const { marks, description } = figureOf({
    ...market,
    demandShift: 20,
    values: 'hidden',
    show: ['equilibrium'],
    at: [{ curve: 'old-demand', quantity: 60, name: 'F' }],
  });
  expect(marks.map(({ guides }) => guides)).toEqual([
    { x: 'Q2', y: 'P2' },
    { x: 'Q2', y: 'PF' },
  ]);
  expect(description).toContain('F is on the old demand curve D1, at a price of PF and a quantity of Q2.');
});

test('says which curve is steeper where the numbers are hidden', () => {
  const steep: MarketPicture = { ...market, demand: { choke: 12, slope: 0.3 }, values: 'hidden' };
  expect(figureOf(steep).description).toContain('Demand is steeper than supply.');
  expect(figureOf({ ...steep, values: 'shown' }).description).not.toContain('steeper');
});

test('leaves labels out that an author turns off, and takes the words of the author', () => {
  const { title, description, spans, marks } = figureOf({
    ...taxed,
    title: 'The market for cigarettes',
    description: 'Demand D slopes down.',
    unlabeled: ['wedge', 'buyers-price', 'sellers-price'],
  });
  expect([title, description]).toEqual([
    'The market for cigarettes',
    'The horizontal axis shows packs, and the vertical axis shows price ($). Demand D slopes down.',
  ]);
  expect([...spans, ...marks].map(({ id, name }) => [id, name])).toEqual([
    ['wedge', ''],
    ['equilibrium', 'E'],
    ['buyers-price', ''],
    ['sellers-price', ''],
  ]);
  expect(() => figureOf({ ...taxed, unlabeled: ['wedge'] })).toThrow('write a title and a description');
  expect(() => figureOf({ ...taxed, unlabeled: ['wedges'] })).toThrow('there is no wedges');
});

test('ends a thin area at a guide that crosses it', () => {
  const { description } = figureOf({
    kind: 'market',
    quantity: 'Quantity',
    price: 'Price',
    demand: { choke: 40, slope: 0.5 },
    supply: { reservation: 10, slope: 0.1 },
    ceiling: 14,
    at: [{ curve: 'demand', quantity: 40, name: 'F' }],
    areas: { V: [20, 14.5], X: [43, 14.7] },
  });
  expect(description).toMatch(/Area V [^.]*left of the quantity 40/);
  expect(description).toMatch(/Area X [^.]*right of the quantity 40/);
});

test('areas are described in the order of their letters, however the picture lists them', () => {
  const listed = { V: [5, 6], T: [5, 10], U: [5, 8] } as const; // pairs
  expect(figureOf({ ...taxed, areas: listed }).areas.map(({ name }) => name)).toEqual(['T', 'U', 'V']);
});
