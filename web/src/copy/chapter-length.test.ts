import { expect, test } from 'vitest';
import { lengthAloud, lengthInShort } from './chapter-length';

test.each([
  [160, 6, '2:40 · 6 questions', 'Lesson 2 minutes 40 seconds, 6 questions'],
  [61, 1, '1:01 · 1 question', 'Lesson 1 minute 1 second, 1 question'],
  [180, 9, '3:00 · 9 questions', 'Lesson 3 minutes 0 seconds, 9 questions'],
  [160, 0, '2:40', 'Lesson 2 minutes 40 seconds'],
  [null, 6, '6 questions', '6 questions'],
  [null, 0, '', ''],
])('a chapter with a lesson of %s seconds and %i questions reads "%s"', (lessonSeconds, quizLength, short, aloud) => {
  expect(lengthInShort({ lessonSeconds, quizLength })).toBe(short);
  expect(lengthAloud({ lessonSeconds, quizLength })).toBe(aloud);
});
