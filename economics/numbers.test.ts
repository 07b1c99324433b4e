import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, decimal, dollars, exact, percent, round } from './numbers';

test.each([
  [4, '$4'],
  [4.5, '$4.50'],
  [1200, '$1,200'],
  [1234567.891, '$1,234,567.89'],
  [0.005, '$0.01'],
  [-2, '−$2'],
  [-0.004, '$0'],
  [3.999, '$4'],
])('%d dollars are written %s', (amount, written) => expect(dollars(amount)).toBe(written));

test.each([
  [40, '40'],
  [2.5, '2.5'],
  [2 / 3, '0.67'],
  [-1.5, '−1.5'],
  [1200, '1,200'],
  [0.1 + 0.2, '0.3'],
  [100, '100'],
  [-0.001, '0'],
])('the amount %d is written %s', (amount, written) => expect(count(amount)).toBe(written));

test.each([
  [100 / 3, '33.3%'],
  [-20, '−20%'],
  [66.65, '66.7%'],
  [0, '0%'],
])('%d percent are written %s', (points, written) => expect(percent(points)).toBe(written));

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1.0049, 2, 1],
])('a half is rounded away from 0: %d to %d decimals is %d', (value, decimals, rounded) =>
  expect(round(value, decimals)).toBe(rounded),
);

test.each([
  [-0, 2, 0],
  [-7, 2, -7],
  [15, -1, 20],
  [123_456_789_012_345, 0, 123_456_789_012_000],
])('a whole number is rounded like any other: %d to %d decimals is %d', (value, decimals, rounded) =>
  expect(round(value, decimals)).toBe(rounded),
);

test.each([
  [0.125, '0.125', '$0.125'],
  [0.001, '0.001', '$0.001'],
  [3.5, '3.5', '$3.50'],
  [3.25, '3.25', '$3.25'],
  [4, '4', '$4'],
  [-1234.5678, '−1,234.5678', '−$1,234.5678'],
  [0.1 + 0.2, '0.3', '$0.30'],
  [1.1 * 3, '3.3', '$3.30'],
  [2 / 3, '0.666666666667', '$0.666666666667'],
  [1e-7, '0.0000001', '$0.0000001'],
  [1e12 + 1, '1,000,000,000,001', '$1,000,000,000,001'],
  [1e21, '1,000,000,000,000,000,000,000', '$1,000,000,000,000,000,000,000'],
  [0, '0', '$0'],
  [-0, '0', '$0'],
])('%d as it is, without noise, is %s and in dollars %s', (value, plain, inDollars) => {
  expect([exact(value), exact(value, '$')]).toEqual([plain, inDollars]);
});

test.each([
  [60, '60'],
  [-0.5, '-0.5'],
  [1250.75, '1250.75'],
  [1e-7, '0.0000001'],
  [-1.5e-7, '-0.00000015'],
  [1.5e21, '1500000000000000000000'],
  [1.25e22, '12500000000000000000000'],
  [0.1 + 0.2, '0.30000000000000004'],
  [-0, '0'],
])('%d in digits alone is %s', (value, digits) => expect(decimal(value)).toBe(digits));

test('every finite number comes back from its digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(decimal(value)).toMatch(/^-?\d+(?:\.\d+)?$/);
      expect(Number(decimal(value))).toBe(value + 0);
    }),
    { numRuns: 500 },
  );
});
