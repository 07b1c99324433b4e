import { describe, expect, test } from 'vitest';
import { fullCourse, plainCourse } from './plan-courses';
import { chapterOrderRepeated, followToday, newFirst, nothing } from './plan-policies';
import { outcomesBy, outcomesWithin, type Course, type Outcome, type Term } from './plan-school';
import { WORLDS } from './worlds';

// A world of each kind, so that it takes seconds; npm run learner:plan runs more of them, and says by how much.

const DAYS = 30;
const termIn = (course: Course): Term => ({ course, students: 4, days: DAYS, missed: 0, seed: 1 });
const follow = (term: Term, minutes: number) => outcomesBy(followToday(DAYS, minutes), term, minutes);
const total = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { score }) => sum + score, 0);
const minutesOf = ({ minutes }: Outcome) => minutes.reduce((sum, one) => sum + one, 0);

describe.each(WORLDS.map((kind) => [kind(1).name, kind] as const))('students of %s', (_, kind) => {
  test('end higher by the plan than in chapter order where there is half of the time', () => {
    const term = termIn(fullCourse(kind, 1));
    const planned = follow(term, 11);
    expect(total(planned)).toBeGreaterThan(total(outcomesWithin(chapterOrderRepeated(), term, planned)) + 4 * 2);
  });

  test('get as many minutes by every policy, and use them', () => {
    const term = termIn(plainCourse(kind(1)));
    const planned = follow(term, 20);
    for (const policy of [chapterOrderRepeated(), newFirst]) {
      const others = outcomesWithin(policy, term, planned);
      for (const [index, other] of others.entries())
        expect(Math.abs(minutesOf(other) - minutesOf(planned[index]!))).toBeLessThan(7);
    }
    expect(outcomesWithin(nothing, term, planned).map(minutesOf)).toEqual([0, 0, 0, 0]);
  });

  test('learn by the plan, and lose less than a fifth by missing a fifth of the days', () => {
    const term = termIn(plainCourse(kind(1)));
    const [planned, missing] = [follow(term, 20), follow({ ...term, missed: 0.2 }, 20)];
    const idle = outcomesWithin(nothing, term, planned);
    expect(total(planned)).toBeGreaterThan(total(idle) + 4 * 10);
    expect(total(planned) - total(missing)).toBeLessThan((total(planned) - total(idle)) / 5);
  });
});

test('the same seed is the same students, luck, and missed days', () => {
  const outcomes = () => follow({ ...termIn(plainCourse(WORLDS[0](3))), students: 2, missed: 0.2 }, 10);
  expect(outcomes()).toEqual(outcomes());
});
