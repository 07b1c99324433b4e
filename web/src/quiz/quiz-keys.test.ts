import { expect, test } from 'vitest';
import { quizKeyAction } from './quiz-keys';

const four = ['w', 'x', 'y', 'z'];
const ten = 'klmnopqrst'.split('');

test.each([
  ['1', 'w'],
  ['4', 'z'],
])('%s chooses the answer %s of four', (key, answerId) => {
  expect(quizKeyAction(key, four)).toEqual({ type: 'give', given: { choice: answerId } });
});

test.each(['5', 'a', 'E', '0', 'x', 'Tab', 'Escape', 'F1'])('%s does nothing among four answers', (key) => {
  expect(quizKeyAction(key, four)).toBeNull();
});

test('a fifth answer has a key of its own', () => {
  expect(quizKeyAction('5', ten.slice(0, 5))).toEqual({ type: 'give', given: { choice: 'o' } });
});

test.each([
  ['Enter', { type: 'continue' }],
  ['ArrowRight', { type: 'next' }],
  ['ArrowLeft', { type: 'previous' }],
  ['ArrowDown', { type: 'moveChoice', by: 1 }],
  ['ArrowUp', { type: 'moveChoice', by: -1 }],
  ['f', { type: 'toggleFlag' }],
  ['F', { type: 'toggleFlag' }],
  ['o', { type: 'openPanel', panel: 'overview' }],
  ['O', { type: 'openPanel', panel: 'overview' }],
  ['g', { type: 'rateCertainty', certainty: 'guessing' }],
  ['U', { type: 'rateCertainty', certainty: 'unsure' }],
  ['s', { type: 'rateCertainty', certainty: 'sure' }],
])('%s means the same among ten answers', (key, action) => {
  expect(quizKeyAction(key, ten)).toEqual(action);
});
