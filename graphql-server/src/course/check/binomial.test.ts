import { expect, test } from 'vitest';
import { binomialTail } from './binomial';

test.each([
  [4, 0, 0.25, 1],
  [4, 4, 0.25, 1 / 256],
  [4, 3, 0.25, 13 / 256],
  [10, 11, 0.5, 0],
  [2, 1, 0.5, 0.75],
])('binomial tail: %i tries, %i or more successes, chance %f each: %f', (n, least, p, expected) => {
  expect(binomialTail(n, least, p)).toBeCloseTo(expected, 12);
});

test('binomial tail of a thousand tries neither underflows nor overflows', () => {
  expect(binomialTail(1000, 250, 0.25)).toBeCloseTo(0.5, 1);
  expect(binomialTail(5000, 2500, 0.25)).toBeLessThan(1e-100);
});
