import { expect, test } from 'vitest';
import { searchTermOf } from './search';

test.each([
  ['', null],
  [' \t', null],
  [' tax ', 'tax'],
  ['price floor', 'price floor'],
])('searches for %j as %j', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term);
});
