import { describe, expect, it, test } from 'vitest';
import type { Course, CourseAnswer, CourseQuestion } from '../../course/course';
import type { MockMark } from './mock.entity';
import type { MockState } from './exam-state';
import type { MockResponseResult } from './mock.type';
import { changeOf, reportOf } from './report';

/** Its choices are 1 to 4. */
const questionOf = (id: number, key: number, unit: number): CourseQuestion =>
  ({
    id,
    type: unit === 1 ? 'graph' : 'calculation',
    topic: { id: unit, chapter: { unit: { examUnit: { name: `Unit ${unit}`, number: unit, low: 10, high: 20 } } } },
    answers: [1, 2, 3, 4].map((choice) => ({ id: choice, isCorrect: choice === key }) as CourseAnswer), // as below
  }) as unknown as CourseQuestion; // no more is looked at

const mark = (choice: number | null, earlier: readonly number[] = [], at = 0): MockMark => ({
  given: choice === null ? null : { choice },
  at: choice === null ? null : at,
  earlier: earlier.map((one) => ({ choice: one })),
  isFlagged: false,
  crossedOut: [],
  seconds: 0,
});

test.each([
  ['an answer that was not changed', mark(1), null],
  ['no answer', mark(null), null],
  ['a wrong answer that became right', mark(1, [2]), 'gained'],
  ['a right answer that became wrong', mark(3, [1]), 'lost'],
  ['a right answer that was left and found again', mark(1, [1, 2]), null],
  ['a wrong answer that became another wrong one', mark(2, [3]), 'same'],
])('changing the first answer comes to its difference: %s', (_, given, change) => {
  expect(changeOf(questionOf(1, 1, 1), given)).toBe(change);
});

describe('the report of a mock exam', () => {
  const END = 4_200_000;
  const state: MockState = {
    ...{ length: 'full', extraTime: 1, timed: true, startedAt: 0, deadline: null, pausedAt: null, breakSince: END },
    ...{ sectionTwoStartedAt: END, finishedAt: 2 * END, responses: [] },
    questions: [1, 2, 3, 4].map((questionId) => ({ questionId, answerOrder: [1, 2, 3, 4] })),
    marks: { 1: mark(1, [], 1_000), 2: mark(2, [], 2_000), 3: mark(1, [], END - 60_000) },
  };
  const response = (length: 'long' | 'short', earned: number, open = 0): MockResponseResult => ({
    ...{ attemptId: length, freeResponseId: length, title: length, length, earned, open },
    possible: length === 'long' ? 10 : 5,
  });
  const course = (keys: readonly number[]): Course =>
    ({ askedQuestion: (id: number) => questionOf(id, keys[id - 1] ?? 0, id < 3 ? 1 : 2) }) as unknown as Course; // likewise

  it('adds up units, skills, the last answers, and the composite of both sections', () => {
    const responses = [response('long', 5), response('short', 2, 1), response('short', 3)];
    const report = reportOf(state, responses, course([1, 1, 1, 1]));
    expect(report).toMatchObject({ right: 2, answered: 3, lastMinuteAnswers: 1, lastMinuteRight: 1 });
    expect(report.units.map(({ unit, right, asked }) => [unit.number, right, asked])).toEqual([
      [1, 1, 2],
      [2, 1, 2],
    ]);
    expect(report.units[0]?.missedTopics.map(({ id }) => id)).toEqual([1]);
    expect(report.skills).toEqual([
      { skill: 'calculation', right: 1, asked: 2 },
      { skill: 'graph', right: 1, asked: 2 },
    ]);
    expect(report.composite).toBeCloseTo(50);
    expect(report.highestComposite - report.composite).toBeCloseTo(25 / 3 / 5);
    expect([report.lowScore, report.highScore]).toEqual([2, 3]);
  });

  it('follows a corrected key', () => {
    expect(reportOf(state, [], course([1, 1, 1, 1])).right).toBe(2);
    expect(reportOf(state, [], course([1, 2, 1, 1])).right).toBe(3);
  });
});
