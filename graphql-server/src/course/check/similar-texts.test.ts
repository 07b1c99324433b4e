import { expect, test } from 'vitest';
import { similarity, similarPairs } from './similar-texts';

const pairs = (texts: readonly string[], threshold: number) =>
  similarPairs(texts, (text) => text, threshold).map(({ earlier, later }) => [earlier, later]);

test('similarity counts shared words, ignoring case, punctuation and the values of numbers', () => {
  const score = (...texts: [string, string]) => similarPairs(texts, (text) => text, 0.1)[0]?.similarity ?? 0;
  expect(score('A coffee costs $4.50, tea $3.', 'a COFFEE costs $12; tea $1,000')).toBe(1);
  expect(score('one two three four', 'one two three five')).toBe(3 / 5);
  expect(score('one', 'two')).toBe(0);
});

test('texts exactly at the threshold count as similar', () => {
  expect(pairs(['a b c d', 'a b c d e'], 0.8)).toEqual([['a b c d', 'a b c d e']]);
  expect(pairs(['a b c d', 'a b c d e'], 0.81)).toEqual([]);
});

test.each([
  ['', 'a', 0],
  ['a b c d e f', 'a b', 1 / 3],
  ['a b', 'a b c d e f', 1 / 3],
  ['x y a b', 'a b', 1 / 2],
  ['x y z a', 'a b', 1 / 5],
])('the similarity of "%s" and "%s" is %d, or 0 below a threshold', (one, other, expected) => {
  const [a, b] = [one, other].map((text) => new Set(text.split(' ').filter((word) => word !== '')));
  if (!a || !b) throw new Error();
  expect(similarity(a, b)).toBe(expected);
  expect(similarity(a, b, expected)).toBe(expected);
  expect(similarity(a, b, expected + 0.01)).toBe(0);
});
