import { describe, expect, it } from 'vitest';
import { questionsOf } from './course-source';
import { inspectCourse } from './inspect-course';
import { problemLines } from './report-course';

const { course, problems } = inspectCourse('course');

describe('the shipped course', () => {
  it('passes its own check', () => {
    expect(problemLines(problems)).toEqual([]);
  });

  it('has the units and chapters that the library lists', () => {
    expect(course.units.map(({ name }) => name)).toEqual([
      'Unit 1: Intro to Economic Concepts',
      'Unit 2: Supply & Demand',
      'Unit 3: Elasticities',
      'Unit 4: Government Intervention',
      'Unit 5: Production, Cost and Perfect Competition',
      'Unit 6: Imperfect Competition',
      'Unit 7: Factor Markets',
      'Unit 8: Market Failure and the Role of Government',
    ]);
    expect(course.units.map(({ chapters }) => chapters.length)).toEqual([7, 11, 6, 3, 0, 0, 0, 0]);
    expect(course.units.find(({ id }) => id === 4)?.announced).toEqual(['4.4 Price Floors']);
  });

  it('marks one choice of each question as right: the one that no misconception leads to', () => {
    for (const { stableId, choices } of questionsOf(course)) {
      const right = choices.filter(({ isCorrect }) => isCorrect);
      expect([stableId, right.length]).toEqual([stableId, 1]);
      expect([stableId, right[0]?.misconception]).toEqual([stableId, null]);
    }
  });
});
