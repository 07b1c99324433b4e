import { expect, test } from 'vitest';
import { answerGiven, isRight } from './grading';

const answer = (id: number, isCorrect: boolean, value: number | null, tolerance = 0, retired = false) => ({
  id,
  isCorrect,
  accepts: value === null ? null : { value, tolerance },
  retired,
});

const CHOICES = [answer(1, false, null), answer(2, true, null), answer(3, false, null)];

test.each([
  [2, true],
  [1, false],
  [9, false],
])('choice %i is right: %s', (choice, right) => {
  expect(isRight(CHOICES, { choice })).toBe(right);
});

test('a number is no answer to a question with choices', () => {
  expect(isRight([answer(1, true, 60, 0)], { choice: 2 })).toBe(false);
});

const NUMBERS = [answer(1, true, 0.3, 0.1), answer(2, false, 1), answer(3, true, 5, 0, true), answer(4, false, null)];

test.each([
  ['the value', 0.3, 1],
  ['the upper edge, whatever binary fractions make of it', 0.1 + 0.3, 1],
  ['the lower edge', 0.2, 1],
  ['just outside', 0.41, 4],
  ['the value of a known mistake', 1, 2],
  ['just beside it', 1.0001, 4],
  ['a retired number', 5, 4],
  ['any other number', -7, 4],
])('%s (%d) counts as answer %i', (_, number, id) => {
  expect(answerGiven(NUMBERS, { number })?.id).toBe(id);
});

test('a number that no range holds counts as no answer where the author says nothing of it', () => {
  expect(answerGiven(NUMBERS.slice(0, 3), { number: 7 })).toBeUndefined();
  expect(isRight(NUMBERS.slice(0, 3), { number: 7 })).toBe(false);
});
