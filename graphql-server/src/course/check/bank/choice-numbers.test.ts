import { describe, expect, test } from 'vitest';
import { numbersIn, orderedNumbers } from './choice-numbers';

describe('the numbers of a choice', () => {
  test.each([
    ['$1,250.50', [{ value: 1250.5, kind: '$' }]],
    ['−20%', [{ value: -20, kind: '%' }]],
    ['½ hour', [{ value: 0.5, kind: '' }]],
    ['1/4 of a car', [{ value: 0.25, kind: '' }]],
    ['80 cents', [{ value: 0.8, kind: '$' }]],
    ['$45 million', [{ value: 45e6, kind: '$' }]],
    [
      '$4 and 90',
      [
        { value: 4, kind: '$' },
        { value: 90, kind: '' },
      ],
    ],
    ['P1 and Q2', []],
  ])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));
});

describe('choices are numeric when they can be put in order', () => {
  test.each([
    [
      ['$4', '$2', '$8', '$6'],
      [4, 2, 8, 6],
    ],
    [
      ['It decreases by 2.', 'It does not change.', 'It increases by 2.', 'It increases by 8.'],
      [-2, 0, 2, 8],
    ],
    [
      ['It falls by $4.', 'It falls by $2.', 'It falls by $6.', 'It falls by $8.'],
      [4, 2, 6, 8],
    ],
    [
      ['A surplus of 20', 'A surplus of 10', 'A shortage of 20', 'A shortage of 10'],
      [20, 10, -20, -10],
    ],
  ])('%j', (choices, numbers) => expect(orderedNumbers(choices)).toEqual(numbers));

  test.each([
    ['two numbers in each', ['$4 and 90', '$5 and 80', '$6 and 70', '$7 and 60']],
    ['a number twice', ['−0.8, inferior', '0.8, normal', '−0.8, normal', '1.25, normal']],
    ['dollars and percent', ['$4', '4%', '$8', '8%']],
    ['a choice without a number', ['$4', '$5', '$6', 'It cannot be determined.']],
  ])('not with %s', (_why, choices) => expect(orderedNumbers(choices)).toBeNull());
});
