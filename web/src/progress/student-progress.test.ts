import { describe, expect, test } from 'vitest';
import type { LibraryQuery, MeQuery } from '../../../schema/generated/graphql';
import { subject } from '../mocks/course';
import { type StudentSketch, student } from '../mocks/student';
import {
  chapterUpNext,
  findChapter,
  isUnitFinished,
  joinProgress,
  plannedUnits,
  totalPercent,
} from './student-progress';

function progressOf(sketch: StudentSketch) {
  // The mock returns whole entities, so every field that these queries select is present.
  const library = { subjects: [subject] } as LibraryQuery; // see above
  const me = { me: student(sketch) } as MeQuery; // see above
  return joinProgress(library, me);
}

describe('what is up next', () => {
  test('is the current chapter while it is not passed', () => {
    const progress = progressOf({ plan: { 1: [false, null], 2: [false, null] }, currentChapterId: '2' });
    expect(chapterUpNext(progress)?.id).toBe('2');
  });

  test.each([
    [59, '1'],
    [60, '2'],
  ])('after a best grade of %i is chapter %s', (grade, next) => {
    const progress = progressOf({ plan: { 1: [true, grade], 2: [false, null] }, currentChapterId: '1' });
    expect(chapterUpNext(progress)?.id).toBe(next);
  });

  test('skips chapters outside the plan, and is nothing when all is passed', () => {
    expect(chapterUpNext(progressOf({ plan: { 1: [true, 90], 4: [false, null] } }))?.id).toBe('4');
    expect(chapterUpNext(progressOf({ plan: { 1: [true, 90] } }))).toBeNull();
    expect(chapterUpNext(progressOf({}))).toBeNull();
  });
});

test('a unit counts its chosen chapters only, half for the video and half for the quiz', () => {
  const [unit] = plannedUnits(progressOf({ plan: { 1: [true, 60], 2: [true, 59], 3: [false, null] } }));
  expect(unit?.chapters).toHaveLength(3);
  expect(unit?.progress).toBe(50);
  expect(plannedUnits(progressOf({ plan: { 1: [true, 60] } }))[0]?.progress).toBe(100);
});

test('a chapter that is coming soon is no part of what can be done', () => {
  const progress = progressOf({ plan: { 4: [true, 60], 5: [false, null] } });
  expect(plannedUnits(progress)[0]?.progress).toBe(100);
  expect(isUnitFinished(progress, '4')).toBe(true);
  expect(chapterUpNext(progress)).toBeNull();
});

test('a unit is finished when no other chosen chapter of it is left to pass', () => {
  expect(isUnitFinished(progressOf({ plan: { 1: [true, 80], 2: [true, 70] } }), '1')).toBe(true);
  expect(isUnitFinished(progressOf({ plan: { 1: [true, 80], 2: [true, 59] } }), '1')).toBe(false);
  expect(isUnitFinished(progressOf({ plan: { 1: [true, 80], 4: [false, null] } }), '1')).toBe(true);
});

test('the total percent is right answers over questions asked, in the topics of the plan', () => {
  expect(totalPercent(progressOf({ plan: { 1: [true, 80] }, topics: { 1: [2, 3], 2: [1, 3], 3: [0, 9] } }))).toBe(50);
  expect(totalPercent(progressOf({ plan: { 1: [true, 80] } }))).toBeNull();
});

test('an unknown chapter is nowhere', () => {
  expect(findChapter(progressOf({}), '99')).toBeNull();
});
