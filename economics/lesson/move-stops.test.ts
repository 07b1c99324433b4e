import { describe, expect, it, test } from 'vitest';
import { PAYOFF_TASK } from '../../test-support/payoff-task';
import type { Frame } from './frame-schema';
import type { Move } from './move';
import { stopsOf } from './move-stops';

const market = {
  kind: 'market',
  quantity: 'Fans (a day)',
  price: 'Price ($ a fan)',
  demand: { choke: 50, slope: 0.5 },
  supply: { reservation: 2, slope: 0.3 },
  max: { quantity: 140, price: 50 },
} as const satisfies Frame;

const PRICE: Move = {
  task: 'Move the price to where nothing is left over.',
  frame: { ...market, show: ['shortage', 'surplus', 'traded'] },
  fields: { priceLine: 'x' },
  handle: `Price $\{x}`,
  from: 8,
  to: 38,
  step: 3,
  start: 32,
  grip: 'price-line',
  says: ['gap'],
  goal: { result: 'gap', is: 0 },
  right: 'At {price}, {demanded} fans are sold.',
};

const rightIn = (move: Move) => stopsOf(move).flatMap(({ x, right }) => (right === null ? [] : [x]));
const saysAt = (move: Move, x: number) => stopsOf(move).find((stop) => stop.x === x)?.says;

describe('a task in which something is moved', () => {
  it('has each value of its range, and is right where the model says so', () => {
    expect(stopsOf(PRICE).map(({ x }) => x)).toEqual([8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38]);
    expect(rightIn(PRICE)).toEqual([20]);
    expect(stopsOf(PRICE).find(({ x }) => x === 20)?.right).toBe('At $20, 60 fans are sold.');
  });

  it('tells at each value what it means there', () => {
    expect([11, 20, 32].map((x) => saysAt(PRICE, x))).toEqual([
      'Price $11: a shortage of 48',
      'Price $20: no shortage and no surplus',
      'Price $32: a surplus of 64',
    ]);
  });

  it('leaves out the parts of its graph that are not there at a value', () => {
    const shown = stopsOf(PRICE).map(({ x, frame }) => [x, 'show' in frame ? frame.show : []]);
    expect(Object.fromEntries(shown)).toMatchObject({
      11: ['shortage', 'traded'],
      20: ['traded'],
      32: ['surplus', 'traded'],
    });
  });

  it('is grabbed at the middle of the line that moves', () => {
    expect(stopsOf(PRICE).map(({ grip }) => grip.at)).toEqual(stopsOf(PRICE).map(({ x }) => [70, x]));
  });
});

const TAX: Move = {
  ...PRICE,
  frame: {
    ...market,
    demand: { choke: 12, slope: 0.03 },
    supply: { reservation: 4, slope: 0.01 },
    tax: { amount: 2 },
    show: ['wedge'],
    max: { quantity: 260, price: 12 },
  },
  fields: { 'tax.amount': 'x' },
  handle: `Tax $\{x}`,
  from: 1,
  to: 7,
  step: 1,
  start: 2,
  grip: 'buyers-price',
  says: ['taxRevenue', 'deadweightLoss'],
  goal: { result: 'taxRevenue', is: 'most' },
  right: `At $\{x}.`,
};

const ENTRY: Move = {
  ...PRICE,
  frame: {
    kind: 'panels',
    link: 'price',
    left: {
      kind: 'market',
      title: 'Market',
      quantity: 'Phone repairs (thousands a week)',
      price: 'Price ($ a repair)',
      demand: { choke: 140, slope: 0.8 },
      supply: { reservation: 20, slope: 0.4 },
      max: { quantity: 180, price: 100 },
    },
    right: {
      kind: 'firm',
      title: 'One shop',
      quantity: 'Repairs a week',
      price: 'Price and cost ($ a repair)',
      costs: { fixed: 500, linear: 20, quadratic: 0.2 },
      marketPrice: 60,
      show: ['output', 'profit'],
      max: { quantity: 180, price: 100 },
    },
  },
  fields: { 'left.supplyShift': 'x' },
  handle: 'Supply {shift}',
  from: 15,
  to: 105,
  step: 15,
  start: 30,
  grip: 'supply',
  says: ['price', 'firmProfit'],
  goal: { result: 'firmProfit', is: 0 },
  right: 'At {price}.',
};

const UNITS: Move = {
  ...TAX,
  frame: { ...market, quantity: 'Rides (thousands a day)', demand: { choke: 24, slope: 0.1 }, supply: { reservation: 6, slope: 0.05 }, quota: 80, show: [], max: { quantity: 200, price: 24 } }, // prettier-ignore
  fields: { quota: 'x' },
  handle: 'Quota {x} thousand',
  from: 20,
  to: 110,
  step: 10,
  grip: 'quota',
  start: 80,
  says: ['quantity', 'quotaRent'],
  goal: { result: 'quotaRent', is: 'most' },
  right: '{quotaRent}',
};

const LORENZ: Move = {
  ...PRICE,
  frame: { kind: 'lorenz', incomes: [6, 10, 14, 20, 50], after: [6, 10, 14, 20, 50], show: ['gini'] },
  fields: {
    'after.0': '6 + 0.14 * x',
    'after.1': '10 + 0.1 * x',
    'after.2': '14 + 0.06 * x',
    'after.4': '50 - 0.3 * x',
  },
  handle: 'Tax {x}%',
  from: 10,
  to: 90,
  step: 10,
  start: 10,
  grip: 'lorenz',
  says: ['gini'],
  goal: { result: 'gini', is: 0.196 },
  right: 'Half.',
};

test.each([
  ['the most that any value gives', TAX, [4], 'Tax $4: tax revenue $400, deadweight loss $200'],
  ['a Nash equilibrium', PAYOFF_TASK, [3], 'North cheats, South cheats: neither gains by changing alone'],
  ['a market whose price its firm takes', ENTRY, [75], 'Supply 75 to the right: a price of $40, zero economic profit'],
  ['dollars times thousands of units', UNITS, [60], 'Quota 60 thousand: 60 thousand sold, quota rent $540,000'],
  ['several numbers that depend on one', LORENZ, [50], 'Tax 50%: Gini coefficient 0.2'],
] as const)('finds %s', (_what, move, right, says) => {
  expect(rightIn(move)).toEqual(right);
  expect(saysAt(move, right[0])).toBe(says);
});

test.each([
  ['a range that its step misses', { to: 39 }, 'has to be 3 to 25 values'],
  ['a range of too many values', { step: 1 }, 'has to be 3 to 25 values'],
  ['a start between two values', { start: 9 }, 'it starts at 9'],
  ['a path that leads nowhere', { fields: { 'tax.amount': 'x' } }, 'there is no field'],
  ['a result that its model does not have', { goal: { result: 'taxRevenue', is: 'most' } }, 'there is no result taxRevenue; there are price'], // prettier-ignore
  ['a result to tell that its model does not have', { says: ['profit'] }, 'there is no result profit'],
  ['a word for the right place that is no result', { right: 'At {cost}.' }, 'there is no result cost'],
  ['something to drag that its graph does not have', { grip: 'tax' }, 'there is no tax to drag; there are demand'],
  ['a frame without a model', { frame: { kind: 'text', lines: ['Think.'] }, fields: {} }, 'nothing can be moved'],
] satisfies readonly (readonly [string, Partial<Move>, string])[])('refuses %s', (_what, change, message) => {
  expect(() => stopsOf({ ...PRICE, ...change })).toThrow(message);
});
