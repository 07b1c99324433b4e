import { describe, expect, test } from 'vitest';
import { exampleOf, isAccepted, kindAsked, readGiven } from './given';

describe('a number at the edge of its range', () => {
  test.each<[value: number, tolerance: number, given: number, accepted: boolean]>([
    [60, 0, 60, true],
    [60, 0, 60.000000001, false],
    [60, 0.5, 60.5, true],
    [60, 0.5, 60.5000001, false],
    [60, 0.5, 59.5, true],
    [60, 0.5, 59.4999999, false],
    [0.3, 0.1, 0.4, true],
    [0.3, 0.1, 0.2, true],
    [0.3, 0.1, 0.1 + 0.3, true],
    [0.3, 0.1, 0.4000000001, false],
    [0.3, 0, 0.1 + 0.2, true],
    [3.3, 0, 1.1 * 3, true],
    [0.7, 0.1, 0.8, true],
    [-0.7, 0.1, -0.8, true],
    [1e12, 0, 1e12, true],
    [1e12, 0, 1e12 + 1, false],
    [1e12, 0, 1e12 + 999, false],
    [1e12, 0, 1e12 + 0.01, false],
    [1e15, 0, 1e15 + 1, false],
    [1e15, 1, 1e15 + 1, true],
    [1e15, 1, 1e15 + 2.5, false],
    [1e-7, 0, 1e-7, true],
    [1e-7, 0, 1.0001e-7, false],
    [1e-7, 0, 0, false],
    [1e-7, 1e-8, 1.1e-7, true],
    [0, 0, 0, true],
    [0, 0, -0, true],
    [0, 0, 1e-10, false],
    [0, 0.1, 0.1, true],
    [0, 0.1, -0.1, true],
    [1e308, 0, -1e308, false],
    [1e308, 0, 1e308, true],
    [2, -1, 2, false],
    [NaN, 0, 0, false],
  ])('of %d ± %d: %d is accepted: %s', (value, tolerance, number, accepted) => {
    expect(isAccepted({ value, tolerance }, { number })).toBe(accepted);
  });
});

test.each<[value: unknown, given: unknown]>([
  [{ choice: null, number: 60 }, { number: 60 }],
  [{ choice: '7', number: null }, { choice: '7' }],
  [{ number: 0 }, { number: 0 }],
  [{ number: 1e308 }, { number: 1e308 }],
  [{ number: -1e-300 }, { number: -1e-300 }],
  [{ number: NaN }, null],
  [{ number: Infinity }, null],
  [{ number: -Infinity }, null],
  [{ number: '60' }, null],
  [{ choice: '7', number: 60 }, null],
  [{ choice: '7', number: Infinity }, null],
  [{}, null],
  [null, null],
])('the answer in %o is %o', (value, given) => expect(readGiven(value)).toEqual(given));

test('minus zero is given as zero, as it is stored', () => {
  expect(readGiven({ number: -0 })).toStrictEqual({ number: 0 });
});

test.each([
  [60, 0.5],
  [0, 0],
  [0, 5],
  [-3, 4],
])('of %d ± %d, the example that is wrong is not accepted', (value, tolerance) => {
  const accepted = { value, tolerance };
  expect([true, false].map((isRight) => isAccepted(accepted, exampleOf(accepted, isRight)))).toEqual([true, false]);
});

test.each<[...Parameters<typeof kindAsked>, asked: string]>([
  ['choice', 4, null, 'choice'],
  ['choice', 4, { choice: 1 }, 'choice'],
  ['number', 0, null, 'number'],
  ['number', 0, { number: 60 }, 'number'],
  // Changed since it was asked.
  ['number', 4, null, 'choice'],
  ['number', 4, { choice: 1 }, 'choice'],
  ['choice', 0, { number: 60 }, 'number'],
])(
  'a question that is a %s now, with %d choices in the quiz and %o given, is answered as a %s',
  (kind, choices, given, asked) => {
    expect(kindAsked(kind, choices, given)).toBe(asked);
  },
);
