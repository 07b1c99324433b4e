import { expect, test } from 'vitest';
import { canFill, Places } from './places';

test.each([
  [[1, 1, 1], 3, true],
  [[1, 1], 3, false],
  [[3], 3, true],
  [[3], 2, false],
  [[2, 2, 3], 5, true],
  [[2, 2, 2], 5, false],
  [[], 0, true],
])('blocks of %j questions fill %i places: %s', (sizes, wanted, expected) => {
  expect(canFill(sizes, wanted)).toBe(expected);
});

test('refuses a block after which the rest could not be filled', () => {
  const places = new Places([1, 1, 2], 3);
  expect(places.take(1)).toBe(true);
  expect(places.take(1)).toBe(false);
  expect(places.take(2)).toBe(true);
  expect(places.left).toBe(0);
});

test('asks for fewer where no blocks fill all places', () => {
  expect(new Places([2, 2], 3).left).toBe(2);
  expect(new Places([], 3).left).toBe(0);
});
