import { expect, test } from 'vitest';
import { knownInWords } from './known-in-words';

test.each([
  [0.15, 0.65, 'It is too early to say how much of this topic you know: of 10 new questions, 2 to 7'],
  [0.7, 0.95, 'You probably know most of this topic: of 10 new questions, 7 to 10'],
  [0.69, 0.9, 'You probably know more than half of this topic: of 10 new questions, 7 to 9'],
  [0.49, 0.8, 'You probably know about half of this topic: of 10 new questions, 5 to 8'],
  [0.31, 0.5, 'You probably know less than half of this topic: of 10 new questions, 3 to 5'],
  [0.05, 0.3, 'You probably know little of this topic yet: of 10 new questions, 1 to 3'],
  [0.6, 0.64, 'You probably know more than half of this topic: of 10 new questions, about 6'],
])('a range from %s to %s means: %s', (low, high, meaning) => {
  expect(knownInWords({ low, high })).toBe(`${meaning}, lucky guesses not counted.`);
});
