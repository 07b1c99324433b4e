import { expect, test } from 'vitest';
import { liftedTopics, previousScore, sinceLastTime } from './since-last-time';

const quizzes = [
  { id: 'a', type: 'chapterQuiz', title: '1.1', score: 33 },
  { id: 'b', type: 'chapterQuiz', title: '1.2', score: 90 },
  { id: 'c', type: 'topicQuiz', title: '1.1', score: 80 },
  { id: 'd', type: 'chapterQuiz', title: '1.1', score: 66 },
  { id: 'e', type: 'chapterQuiz', title: '1.1', score: 100 },
];

test.each([
  ['a', null],
  ['b', null],
  ['d', 33],
  ['e', 66],
  ['unknown', null],
])('the same quiz before attempt %s had the score %s', (id, score) => {
  expect(previousScore(quizzes, id)).toBe(score);
});

test.each([
  [50, null, 'Your first result in this quiz.'],
  [51, 50, 'Up from 50% last time.'],
  [50, 50, 'The same as last time, 50%.'],
  [49, 50, 'Last time it was 50%.'],
])('a score of %s after %s says: %s', (score, previous, sentence) => {
  expect(sinceLastTime(score, previous)).toBe(sentence);
});

test('a topic is lifted when its estimate rose by five points with that quiz', () => {
  const at = (day: number) => `2026-11-0${day}T18:00:00Z`;
  const topic = (id: string, ...estimates: readonly number[]) => ({
    topic: { id },
    history: estimates.map((estimate, index) => ({ at: at(index + 1), estimate })),
  });
  const topics = [topic('up', 0.4, 0.46, 0.9), topic('noise', 0.4, 0.44), topic('down', 0.4, 0.3), topic('new', 0.4)];
  expect(liftedTopics(topics, at(2))).toEqual(['up']);
  expect(liftedTopics(topics, at(1))).toEqual([]);
  expect(liftedTopics(topics, null)).toEqual([]);
});
