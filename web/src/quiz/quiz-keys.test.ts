import { expect, test } from 'vitest';
import { answerLetter } from './answer-letter';
import { readQuizKey } from './quiz-keys';

test.each([
  ['1', 0],
  ['4', 3],
  ['a', 0],
  ['D', 3],
])('%s chooses the answer at place %i', (key, index) => {
  expect(readQuizKey(key, 4)).toEqual({ does: 'choose', index });
});

test.each(['5', 'e', 'E', '0', 'x', 'Tab', 'Escape', 'F1'])('%s chooses nothing among four answers', (key) => {
  expect(readQuizKey(key, 4)).toBeNull();
});

test('a fifth answer has a key of its own', () => {
  expect(readQuizKey('e', 5)).toEqual({ does: 'choose', index: 4 });
  expect(answerLetter(4)).toBe('E');
});

test('arrows and Enter walk', () => {
  expect(['Enter', 'ArrowRight', 'ArrowLeft'].map((key) => readQuizKey(key, 4)?.does)).toEqual([
    'next',
    'next',
    'previous',
  ]);
  expect(readQuizKey('ArrowDown', 4)).toEqual({ does: 'move', by: 1 });
  expect(readQuizKey('ArrowUp', 4)).toEqual({ does: 'move', by: -1 });
});

test('F flags and O opens the overview, even among ten answers', () => {
  expect(['f', 'F', 'o', 'O'].map((key) => readQuizKey(key, 10)?.does)).toEqual([
    'flag',
    'flag',
    'overview',
    'overview',
  ]);
});

test.each([
  ['g', 'guessing'],
  ['U', 'unsure'],
  ['s', 'sure'],
])('%s says %s, among ten answers too', (key, certainty) => {
  expect(readQuizKey(key, 10)).toEqual({ does: 'tell', certainty });
});
