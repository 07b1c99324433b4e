import { expect, test } from 'vitest';
import { count, dollars, percent, round } from './numbers';

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
