import { expect, it } from 'vitest';
import {
  ANSWERS_FOR_A_PACE,
  EXAM_SECONDS,
  FASTEST_PACE,
  isPracticeMinutes,
  LONGEST_ANSWER,
  minutesScope,
  paceOf,
  questionsFor,
  SLOWEST_PACE,
  timeUpInWords,
} from './practice';

const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

it.each([
  ['nothing', [], EXAM_SECONDS],
  ['one answer too few', times(ANSWERS_FOR_A_PACE - 1, 40), EXAM_SECONDS],
  ['just enough answers', times(ANSWERS_FOR_A_PACE, 40), 40],
  ['breaks and too few answers', [...times(ANSWERS_FOR_A_PACE - 1, 40), LONGEST_ANSWER + 1], EXAM_SECONDS],
  ['the longest time that is no break', [...times(ANSWERS_FOR_A_PACE - 1, 40), LONGEST_ANSWER], 40],
  ['an even number of answers', [...times(5, 40), ...times(5, 60)], 50],
  ['answers at the same moment, as a clock that was set back gives them', [...times(9, 40), 0, -5], EXAM_SECONDS],
  ['somebody who guesses', times(20, 3), FASTEST_PACE],
  ['somebody who reads everything twice', times(20, 290), SLOWEST_PACE],
])('takes the pace from %s', (_, seconds, expected) => {
  expect(paceOf(seconds)).toBe(expected);
});

it.each([
  [5, EXAM_SECONDS, 4],
  [10, EXAM_SECONDS, 9],
  [20, EXAM_SECONDS, 17],
  [5, SLOWEST_PACE, 2],
  [20, FASTEST_PACE, 40],
] as const)('fills %i minutes at %i seconds a question with %i questions', (minutes, pace, expected) => {
  expect(questionsFor(minutes, pace)).toBe(expected);
});

it.each([
  [5, true],
  [10, true],
  [20, true],
  [0, false],
  [15, false],
  [-5, false],
])('knows whether a student may choose %i minutes', (minutes, expected) => {
  expect(isPracticeMinutes(minutes)).toBe(expected);
});

it('says how practice went when its time is over', () => {
  expect(timeUpInWords(10, 8, 9)).toBe('That was 10 minutes: 8 of 9 right.');
});

it.each([
  ['minutes:10', 10],
  ['minutes:20:practice', 20],
  ['minutes:7', null],
  ['topicQuiz:10', null],
  ['mistakes:minutes:10', null],
  ['', null],
])('reads the minutes of practice from the scope %j', (scope, expected) => {
  expect(minutesScope.minutesIn(scope)).toBe(expected);
});
