import { describe, expect, test } from 'vitest';
import { divideByWeights, numberExamUnits, scoreRange } from './exam';
import { topicWeight } from './progress';

const basics = { examUnit: { name: 'Basics', low: 12, high: 15 }, topics: [1, 2, 3] };
const demand = { examUnit: { name: 'Markets', low: 20, high: 25 }, topics: [4, 5] };
const taxes = { examUnit: { name: 'Markets', low: 20, high: 25 }, topics: [6, 7, 8] };
const hobby = { examUnit: null, topics: [9] };
const units = [basics, demand, taxes, hobby];

test.each([
  ['shares the middle of its range with the topics of its unit', basics, 4.5],
  ['shares it with the topics of other units of the same exam unit', demand, 4.5],
  ['is the same in each of these units', taxes, 4.5],
  ['is nothing in a unit that is not on the exam', hobby, 0],
])('the weight of a topic %s', (_what, unit, weight) => {
  expect(topicWeight(unit, units)).toBe(weight);
});

test('all topics of a course without exam units weigh the same', () => {
  expect(topicWeight(hobby, [hobby, { ...hobby, topics: [10, 11] }])).toBe(1);
});

test('the weights of all topics add up to the middles of all ranges', () => {
  const sum = units.reduce((total, unit) => total + topicWeight(unit, units) * unit.topics.length, 0);
  expect(sum).toBeCloseTo(13.5 + 22.5);
});

test('the units of the exam are numbered as the course comes to them, and units of the course may share one', () => {
  const examUnits = units.map(({ examUnit }) => examUnit && { ...examUnit });
  expect(numberExamUnits(examUnits).map((unit) => unit?.number ?? null)).toEqual([1, 2, 2, null]);
});

test.each([
  [0, 0, 1, 1],
  [33.9, 33.9, 1, 1],
  [34, 34, 1, 2],
  [43, 43, 2, 2],
  [48, 48, 2, 3],
  [56, 56, 3, 3],
  [61, 61, 3, 4],
  [69, 69, 4, 4],
  [82, 82, 4, 5],
  [83, 100, 5, 5],
  [40, 60, 1, 4],
])('composites from %d to %d are a %i to a %i by the estimates of the cut scores', (lowest, highest, low, high) => {
  expect(scoreRange(lowest, highest)).toEqual({ low, high });
});

describe('questions divided by weights', () => {
  const EXAM = [13.5, 22.5, 23.5, 18.5, 11.5, 10.5];
  test.each([
    [60, EXAM, [8, 14, 14, 11, 7, 6]],
    [30, EXAM, [4, 7, 7, 6, 3, 3]],
    [0, EXAM, [0, 0, 0, 0, 0, 0]],
    [3, [1, 1], [2, 1]],
    [7, [5], [7]],
    [10, [1, 1, 1], [4, 3, 3]],
    [60, [5], [60]],
    [6, [1, 2, 3], [1, 2, 3]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [60, [], []],
  ])('%i by %j are %j', (total, weights, shares) => {
    expect(divideByWeights(total, weights)).toEqual(shares);
  });
});
