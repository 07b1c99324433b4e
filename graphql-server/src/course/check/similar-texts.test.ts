import { expect, test } from 'vitest';
import { similarity } from '../read/find-by-name';
import { similarPairs, tokensOf } from './similar-texts';

const pairs = (texts: readonly string[], threshold: number) =>
  similarPairs(texts, (text) => text, threshold).map(({ earlier, later }) => [earlier, later]);

test('texts are alike by their words, whatever their case, punctuation and numbers', () => {
  expect(similarity(tokensOf('A coffee costs $4.50, tea $3.'), tokensOf('a COFFEE costs $12; tea $1,000'))).toBe(1);
  expect(similarity(tokensOf('one two three four'), tokensOf('one two three five'))).toBe(3 / 5);
  expect(similarity(tokensOf('one'), tokensOf('two'))).toBe(0);
});

test('exactly the threshold counts as alike', () => {
  expect(pairs(['a b c d', 'a b c d e'], 0.8)).toEqual([['a b c d', 'a b c d e']]);
  expect(pairs(['a b c d', 'a b c d e'], 0.81)).toEqual([]);
});

test('the shortcut finds the same pairs as comparing all with all', () => {
  const words = 'price quantity demand supply cost good market buyer seller tax'.split(' ');
  const texts = Array.from({ length: 120 }, (_, n) =>
    words.filter((_word, place) => ((n * 2654435761) >>> (place + 3)) % 3 !== 0).join(' '),
  );
  const slow = texts.flatMap((later, index) =>
    texts
      .slice(0, index)
      .filter((earlier) => similarity(tokensOf(earlier), tokensOf(later)) >= 0.8)
      .map((earlier) => [earlier, later]),
  );
  expect(slow.length).toBeGreaterThan(20);
  expect(pairs(texts, 0.8).sort()).toEqual(slow.sort());
});
