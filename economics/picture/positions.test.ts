import { describe, expect, test } from 'vitest';
import type { ExternalityPicture } from './externality-picture';
import type { FirmPicture } from './firm-picture';
import { figureOf, type Picture } from './picture';

const farm: FirmPicture = {
  kind: 'firm',
  quantity: 'Quantity',
  price: 'Price and cost ($)',
  values: 'hidden',
  costs: { fixed: 980, linear: 50, quadratic: -1.2, cubic: 0.01 },
  curves: ['MC', 'AVC', 'ATC'],
  show: [],
};

const steel: ExternalityPicture = {
  kind: 'externality',
  quantity: 'Quantity',
  price: 'Price',
  values: 'hidden',
  demand: { choke: 100, slope: 1 },
  supply: { reservation: 20, slope: 1 },
  externalCost: 20,
  show: ['social'],
};

const monopoly: FirmPicture = {
  ...farm,
  costs: { fixed: 0, linear: 10 },
  demand: { choke: 90, slope: 1 },
  curves: ['D', 'MC'],
  show: ['output', 'efficient-output'],
  letters: { output: '2', 'efficient-output': '1' },
};

const said = (picture: Picture) => figureOf(picture).description;

describe('axes', () => {
  const corn = { ...farm, quantity: 'Tons of corn (per day)', price: 'Cost ($ a ton)' };
  test.each<[string, Picture, string]>([
    [
      'both',
      corn,
      'The horizontal axis shows tons of corn (per day), and the vertical axis shows cost ($ a ton). Marg',
    ],
    ['an abbreviation as it is written', { ...corn, price: 'TC ($)' }, 'and the vertical axis shows TC ($).'],
    [
      'a plain one beside one that tells something',
      { ...corn, quantity: 'Quantity' },
      'The horizontal axis shows quantity, and the vertical axis shows cost ($ a ton). Marg',
    ],
    [
      'before the words of the author',
      { ...corn, price: 'Price', description: 'MC falls and rises.' },
      'The horizontal axis shows tons of corn (per day), and the vertical axis shows price. MC falls and rises.',
    ],
    [
      'those of utility in bars',
      { kind: 'utility', x: 'Songs', y: 'Marginal utility (utils)', marginal: [9, 4] },
      'The horizontal axis shows songs, and the vertical axis shows marginal utility (utils). Marg',
    ],
    [
      'those of workers one by one',
      { kind: 'hiring', quantity: 'Workers', wage: 'MRP ($ per day)', mrp: [9, 4] },
      'The horizontal axis shows workers, and the vertical axis shows MRP ($ per day). Marg',
    ],
    [
      'those that an author mentions',
      {
        kind: 'lorenz',
        incomes: [20, 80],
        description: 'The cumulative percent of income is 20 at 50 percent of households.',
      },
      'The horizontal axis shows cumulative percent of households, and the vertical axis shows cumulative percent of income. The',
    ],
  ])('are named: %s', (_what, picture, words) => expect(said(picture)).toContain(words));

  test.each<[string, Picture]>([
    ['plain labels', farm],
    [
      'what bars are',
      { kind: 'bars', x: 'Gyms', y: 'Profit ($ a year)', unit: '$', bars: [{ name: 'F', value: 2 }, { name: 'G', value: 3 }] }, // prettier-ignore
    ],
  ])('are not named: %s', (_what, picture) => expect(said(picture)).not.toContain('axis shows'));
});

test('which good is on which axis of a PPC is said, even where the author names both', () => {
  const frontier = { x: 60, y: 40, bow: 0.5 };
  const ppc = { kind: 'possibilities', x: 'Ships', y: 'Food', frontier } as const;
  const axes = 'The horizontal axis shows ships, and the vertical axis shows food.';
  expect(said(ppc)).toContain(axes);
  expect(said({ ...ppc, values: 'hidden', description: 'Ships and food.' })).toBe(`${axes} Ships and food.`);
  expect(said({ ...ppc, x: 'Wheat (millions of tons per year)' })).toContain('to 60 million tons of wheat.');
});

describe('amounts on axes in thousands', () => {
  const { quantity, price } = { quantity: 'Rides (thousands per day)', price: 'Price ($ per ride)' };
  const market = { kind: 'market', quantity, price, demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } } as const; // prettier-ignore
  const levee: Picture = {
    kind: 'public-good',
    quantity: 'Feet of height',
    price: 'Marginal benefit ($ thousands per foot)',
    consumers: [{ choke: 1200, slope: 20 }, { choke: 40, slope: 1 }], // prettier-ignore
    show: [],
  };
  const shifted = { ...market, demandShift: 20, show: ['old-equilibrium', 'equilibrium'] } as const;
  test.each<[string, Picture, string]>([
    ['quantities', market, 'at a price of $5 and a quantity of 30 thousand.'],
    ['the pace of a curve', market, 'increases by 10 thousand for each dollar the price rises.'],
    ['the pace of a steep curve', { ...market, demand: { choke: 40, slope: 5 } }, 'falls by $5 with each additional thousand units.'],
    ['a shift', shifted, 'from D1 to D2, by 20 thousand units. From E1 to E2 the price rises from $5 to $6 and the quantity increases from 30 thousand to 40 thousand.'],
    ['a surplus', { ...market, show: ['equilibrium', 'consumer-surplus'] }, 'onsumer surplus is $45 thousand.'],
    ['dollars', levee, 'MB1 falls from $1,200 thousand to $0 at a quantity of 60. Marginal benefit MB2 falls from $40 thousand to $0'],
    ['letters', { ...shifted, values: 'hidden' }, 'the quantity increases from Q1 to Q2.'],
    ['the words of the author', { ...market, description: 'E is at 30.' }, 'E is at 30.'],
  ])('are said in full, or left to letters and authors: %s', (_what, picture, words) => expect(said(picture)).toContain(words)); // prettier-ignore
});

describe('letters on axes without numbers', () => {
  test('are said in their order', () => {
    expect(said(monopoly)).toContain(
      'From left to right, the horizontal axis is marked Q2 and Q1. From low to high, the vertical axis is marked P1 and P2.',
    );
  });

  test('are one where two points stand at one place', () => {
    const at = [{ curve: 'D', quantity: 40, name: 'F' }, { curve: 'MC', quantity: 40, name: 'G' }, { curve: 'D', quantity: 60, name: 'H' }] as const; // prettier-ignore
    expect(said({ ...monopoly, show: [], at })).toContain('the horizontal axis is marked Q~F~ and Q~H~.');
  });

  test('are not said where numbers stand, or where the change tells their order', () => {
    const { quantity, price } = farm;
    const market = { kind: 'market', quantity, price, demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } } as const; // prettier-ignore
    const shifted = { ...market, demandShift: 20, show: ['old-equilibrium', 'equilibrium'] } as const;
    expect(said({ ...shifted, values: 'hidden' })).not.toContain('is marked');
    expect(said({ ...monopoly, values: 'shown' })).not.toContain('is marked');
  });
});

describe('points among curves', () => {
  const at = (...points: [curve: 'MC' | 'ATC' | 'AVC', quantity: number][]): FirmPicture => ({
    ...farm,
    at: points.map(([curve, quantity], index) => ({ curve, quantity, name: 'FGHJ'.charAt(index) })),
  });

  test.each<[string, Picture, string]>([
    ['the lowest point', at(['MC', 40]), 'F is at the lowest point of MC and below AVC and ATC.'],
    ['the falling part', at(['MC', 20]), 'F is on the falling part of MC and below AVC.'],
    ['the rising part', at(['MC', 90]), 'F is on the rising part of MC and above AVC and ATC.'],
    ['where curves meet', at(['ATC', 70]), 'F is on MC as well, at the lowest point of ATC and above AVC.'],
    [
      'straight lines',
      { ...steel, at: [{ curve: 'demand', quantity: 40, name: 'F' }, { curve: 'social', quantity: 20, name: 'G' }] }, // prettier-ignore
      'F is on S = MPC as well and below MSC. G is above S = MPC and below D = MSB.',
    ],
    [
      'numbers, which tell the rest',
      { ...at(['ATC', 70], ['MC', 90]), values: 'shown' },
      'a cost of $77. F is on MC as well and at the lowest point of ATC.',
    ],
  ])('are placed: %s', (_what, picture, words) => expect(said(picture)).toContain(words));

  test('are placed where the graph does not label them', () => {
    const lowest = { ...at(['ATC', 70]), values: 'shown', unlabeled: ['F'] } as const;
    expect(said(lowest)).toContain('F is on MC as well and at the lowest point of ATC.');
  });

  test('are left to an author who describes the graph', () => {
    expect(said({ ...at(['MC', 40]), description: 'MC falls to F.' })).toBe('MC falls to F.');
  });
});

test('a curve that is not drawn is not said to intersect', () => {
  expect(said(monopoly)).toContain(
    'At a quantity of Q2, the price on demand is P2. Demand and marginal cost intersect at a quantity of Q1 and a price of P1.',
  );
  expect(said(monopoly)).not.toContain('MR');
});

test.each<[string, Partial<FirmPicture>, string]>([
  ['demand', { demandShift: -40 }, 'ATC lies below D1 over some quantities. ATC lies above D2 at every quantity.'],
  ['cost', { newCosts: { fixed: 2000, linear: 10, quadratic: 0.5 } }, 'ATC1 lies below demand over some quantities. ATC2 lies above demand at every quantity.'], // prettier-ignore
])('ATC and demand are compared before and after a change of %s', (_what, change, words) => {
  const costs = { fixed: 600, linear: 10, quadratic: 0.5 };
  expect(said({ ...monopoly, costs, curves: ['D', 'ATC'], show: [], ...change })).toContain(words);
});

test('a price that stays keeps its letter', () => {
  const costs = { fixed: 0, linear: 4, quadratic: 0.25 };
  const { marks, description } = figureOf({
    ...farm,
    costs,
    newCosts: { ...costs, linear: 11 },
    marketPrice: 22,
    curves: ['MC', 'D'],
    show: ['old-output', 'output'],
  });
  expect(marks.map(({ guides }) => [guides?.x, guides?.y])).toEqual([['Q1', null], ['Q2', 'P1']]); // prettier-ignore
  expect(description).toContain('MR = D = P is a horizontal line at a price of P1.');
});
