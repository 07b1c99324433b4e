import { expect, test } from 'vitest';
import { daysAgo, shortDate } from './days-ago';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test.each([
  [at(22, 0), 'today'],
  [at(21, 23), 'yesterday'],
  [at(21, 0), 'yesterday'],
  [at(20, 23), '2 days ago'],
  [at(1, 12), '21 days ago'],
  [at(23, 1), 'today'],
])('%s was, on the evening of the 22nd, %s', (then, words) => {
  expect(daysAgo(then, new Date(2026, 10, 22, 20))).toBe(words);
});

test('a chart says the day in short', () => {
  expect(shortDate(at(3, 12))).toBe('Nov 3');
});
