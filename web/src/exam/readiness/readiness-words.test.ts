import { describe, expect, test } from 'vitest';
import type { ReadinessQuery } from '../../../../schema/generated/graphql';
import {
  gainInWords,
  inShort,
  missingInWords,
  reasonsInWords,
  restsOn,
  scores,
  whenInWords,
  withoutEvidence,
} from './readiness-words';

type Readiness = ReadinessQuery['readiness'];

const NAMES = ['Basics', 'Markets', 'Firms', 'Power', 'Factors', 'Failure'];
const unitsWith = (answers: readonly number[], costs: readonly (number | null)[] = []) =>
  answers.map((count, index) => ({
    __typename: 'ReadinessUnit' as const,
    ...{ answers: count, cost: costs[index] ?? null, worth: 20 },
    examUnit: { __typename: 'ExamUnit' as const, name: NAMES[index] ?? '', number: index + 1 },
  }));
const readiness = (more: Partial<Readiness>): Readiness => ({
  ...{ __typename: 'Readiness', id: '1', daysAhead: 30, answers: 0, unitsAnswered: 0, freeResponses: 0 },
  ...{ forecast: null, units: [], steps: [], history: [] },
  ...more,
});

test.each([
  [3, 4, '3–4'],
  [3, 3, '3'],
  [1, 5, '1–5'],
])('scores from %i to %i are “%s”', (low, high, words) => {
  expect(scores({ low, high })).toBe(words);
});

test.each([
  [0, 'As if you took the exam today.'],
  [1, 'As if the exam were 1 day away and you stopped practicing today.'],
  [30, 'As if the exam were 30 days away and you stopped practicing today.'],
])('a prediction for %i days ahead says: %s', (days, words) => {
  expect(whenInWords(days)).toBe(words);
});

test.each([
  [0, 0, 'You have none yet.'],
  [1, 0, 'You have 1 answer, and 0 units with enough of them.'],
  [75, 1, 'You have 75 answers, and 1 unit with enough of them.'],
])('with %i answers and %i units a student reads what is missing: %s', (answers, unitsAnswered, has) => {
  expect(missingInWords({ answers, unitsAnswered })).toBe(
    `A prediction needs 60 answers, with 5 or more in 4 units of the exam. ${has}`,
  );
});

describe('the line of the dashboard', () => {
  test.each([
    ['the range', { answers: 100, unitsAnswered: 5, forecast: { low: 2, high: 3 } }, '2–3 of 5'],
    ['the answers so far', { answers: 59, unitsAnswered: 6, forecast: null }, 'After 60 answers: 59 so far'],
    ['the units so far', { answers: 60, unitsAnswered: 3, forecast: null }, 'After 4 units of the exam: 3 so far'],
  ])('has %s', (_what, given, words) => {
    expect(inShort(given)).toBe(words);
  });
});

test.each([
  [0, 'It rests on 120 answers in 2 of the 3 units of the exam.'],
  [1, 'It rests on 120 answers in 2 of the 3 units of the exam and 1 free response.'],
  [2, 'It rests on 120 answers in 2 of the 3 units of the exam and 2 free responses.'],
])('a prediction says what it rests on, with %i free responses', (freeResponses, words) => {
  const units = unitsWith([60, 60, 0]);
  expect(restsOn(readiness({ answers: 120, unitsAnswered: 2, freeResponses, units }))).toBe(words);
});

test('a prediction that rests on every unit says so', () => {
  const given = readiness({ answers: 120, unitsAnswered: 3, freeResponses: 1, units: unitsWith([40, 40, 40]) });
  expect(restsOn(given)).toBe('It rests on 120 answers in all 3 units of the exam and 1 free response.');
});

test.each([
  ['nothing', [5, 9, 5], 1, []],
  [
    'one unit',
    [5, 4, 5],
    1,
    ['There are not enough answers on unit 2, so it assumes that you know less there than elsewhere.'],
  ],
  [
    'three units and free responses',
    [0, 4, 5, 0],
    0,
    [
      'There are not enough answers on unit 1, unit 2, and unit 4, so it assumes that you know less there than elsewhere.',
      'There is no free response yet, so a third of the exam is estimated from your quizzes alone.',
    ],
  ],
] as const)('a prediction says that there is no evidence for %s', (_what, answers, freeResponses, sentences) => {
  expect(withoutEvidence(readiness({ units: unitsWith(answers), freeResponses }))).toEqual(sentences);
});

test('the reasons are the two units that cost the most points, in whole points', () => {
  expect(reasonsInWords(unitsWith([9, 9, 9], [4.4, 12.6, 9.2]))).toBe(
    'You would lose the most points in unit 2, Markets (about 13 of 20 points), and in unit 3, Firms (about 9 of 20 points).',
  );
});

test.each([
  [0.64, 11, 'about +0.6 points in 11 minutes'],
  [0.96, 1, 'about +1.0 point in 1 minute'],
])('a gain of %d points in %i minutes is “%s”', (gain, minutes, words) => {
  expect(gainInWords({ gain, minutes })).toBe(words);
});
