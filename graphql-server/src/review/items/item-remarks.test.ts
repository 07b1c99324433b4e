import { expect, test } from 'vitest';
import { itemRemarks } from './item-remarks';
import { itemStatistics, type FirstAnswer } from './item-statistics';

const CHOICES = [
  { id: 1, text: 'the key', isCorrect: true },
  { id: 2, text: 'the trap', isCorrect: false },
  { id: 3, text: 'the decoy', isCorrect: false },
  { id: 4, text: 'the straw man', isCorrect: false },
];

/** So many students each: what they choose, and how they do elsewhere. */
const students = (...groups: readonly [count: number, choice: number, rest: number][]): FirstAnswer[] =>
  groups.flatMap(([count, choice, rest]) =>
    Array.from({ length: count }, () => ({ choice, isRight: choice === 1, rest })),
  );

const remarks = (answers: FirstAnswer[], needed?: number) =>
  itemRemarks(itemStatistics(answers), CHOICES, answers, needed);

test('makes no remark about a question whose answers are as expected', () => {
  expect(remarks(students([8, 1, 1], [4, 1, 0.5], [4, 2, 0.4], [2, 3, 0.2], [2, 4, 0]))).toEqual([]);
});

test('doubts a key that the best students miss, and names the choice they prefer', () => {
  const answers = students([6, 2, 1], [2, 1, 1], [8, 1, 0.2], [2, 3, 0.1], [2, 4, 0]);
  expect(remarks(answers)[0]).toBe('is the key right? The best students choose "the trap"');
});

test('does not doubt the key when the best students are divided evenly', () => {
  expect(remarks(students([3, 2, 1], [3, 1, 1], [6, 1, 0.5], [4, 3, 0.1], [4, 4, 0]))).toEqual([]);
});

test('points out a question that good students get wrong and weak ones get right', () => {
  const answers = students([3, 1, 1], [7, 2, 0.9], [7, 1, 0.2], [2, 3, 0.1], [1, 4, 0]);
  expect(remarks(answers)).toContain('students who do well elsewhere do worse here');
});

test('names a wrong choice that nobody picks, but never the key', () => {
  expect(remarks(students([10, 1, 1], [6, 2, 0.5], [4, 3, 0.2]))).toEqual(['nobody chooses "the straw man"']);
  const nobodyRight = remarks(students([10, 2, 1], [6, 3, 0.5], [4, 4, 0.2]));
  expect(nobodyRight.filter((remark) => remark.startsWith('nobody'))).toEqual([]);
});

test.each([
  [18, 2, false],
  [19, 1, true],
  [20, 0, true],
])('%i right and %i wrong answers: remarks that the question is too easy: %s', (right, wrong, isTooEasy) => {
  const found = remarks(students([right, 1, 1], [wrong, 2, 0]));
  expect(found.some((remark) => remark.startsWith('too easy'))).toBe(isTooEasy);
});

test.each([
  [5, 15, true],
  [6, 14, false],
])(
  '%i right and %i wrong answers to four choices: remarks that the question is too hard: %s',
  (right, wrong, isTooHard) => {
    const found = remarks(students([right, 1, 1], [wrong, 2, 0]));
    expect(found.some((remark) => remark.startsWith('too hard'))).toBe(isTooHard);
  },
);

test('makes no remark before there are enough answers, a number that the author may lower', () => {
  const nineteen = students([19, 2, 1]);
  expect(remarks(nineteen)).toEqual([]);
  expect(remarks(nineteen, 19)).not.toEqual([]);
  expect(remarks(students([20, 2, 1]))).not.toEqual([]);
});
