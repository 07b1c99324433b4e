import { expect, test } from 'vitest';
import type { Chapter } from '../library/library.type';
import { planOf } from './student-progress';

test('a chosen chapter that is coming soon is not part of the plan, so it holds nobody up', () => {
  const row = (id: number, comingSoon: boolean, chosen: boolean) => ({
    id: `1-${id}`,
    chapter: { id, comingSoon, unit: { id: 1 } } as Chapter, // the plan reads no other field
    chosen,
    videoCompleted: false,
    quizGrade: null,
  });
  const plan = planOf({ userChapters: [row(1, false, true), row(2, true, true), row(3, false, false)] });
  expect(plan.map(({ chosen }) => chosen)).toEqual([true, false, false]);
});
