import { describe, expect, it } from 'vitest';
import { chapter, chapters, done, facts, inputs, MONDAY, steps } from '../../../../test-support/plan-facts';
import type { Day } from './day';
import { makePlan } from './make-plan';
import { CHAPTER_TEACHES } from './new-chapters';
import type { Plan } from './plan';

const newDays = (plan: Plan): Day[] =>
  [...steps(plan, 'lesson'), ...steps(plan, 'quiz')].map(({ day }) => day - MONDAY);

describe('the days of a plan', () => {
  it.each([
    ['in the past', -1, 'over', 0],
    ['today', 0, 'over', 0],
    ['tomorrow', 1, 'ahead', 1],
    ['in thirty days', 30, 'ahead', 30],
  ])('for a date %s', (_, days, state, length) => {
    const plan = makePlan(inputs(days), facts({ chapters: chapters(2) }));
    expect([plan.state, plan.days.length]).toEqual([state, length]);
  });

  it('are empty on weekdays without minutes and on days off', () => {
    const minutes = [0, 20, 20, 20, 20, 20, 0];
    const plan = makePlan(
      inputs(14, { minutes, daysOff: new Set([MONDAY + 2]) }),
      facts({ chapters: [done(1), ...chapters(3)] }),
    );
    const empty = plan.days.filter((day) => day.steps.length === 0).map(({ day }) => day - MONDAY);
    expect(empty).toEqual([2, 5, 6, 12, 13]);
  });

  it('leave every chapter out when no weekday has minutes', () => {
    const plan = makePlan(inputs(14, { minutes: [0, 0, 0, 0, 0, 0, 0] }), facts({ chapters: chapters(3) }));
    expect(plan.days.flatMap((day) => day.steps)).toEqual([]);
    expect(plan.leftOut.map(({ chapterId }) => chapterId)).toEqual([1, 2, 3]);
  });

  it('are all reviews once everything is passed', () => {
    const plan = makePlan(inputs(10), facts({ chapters: [done(1), done(2)] }));
    expect(plan.days.map((day) => day.steps.map(({ kind }) => kind))).toEqual(
      Array.from({ length: 10 }, () => ['review']),
    );
    expect(plan.leftOut).toEqual([]);
  });

  it('use the one day that is left', () => {
    const plan = makePlan(inputs(1), facts({ chapters: [chapter(1)] }));
    expect(plan.days[0]?.steps.map(({ kind }) => kind)).toEqual(['lesson', 'quiz', 'review']);
  });
});

describe('new chapters', () => {
  it('are spread over the first 35% of the time, and reviews fill the rest of each day', () => {
    const plan = makePlan(inputs(40), facts({ chapters: chapters(12) }));
    expect(plan.leftOut).toEqual([]);
    expect(Math.max(...newDays(plan))).toBeGreaterThanOrEqual(11);
    expect(Math.max(...newDays(plan))).toBeLessThanOrEqual(14);
    for (const { day, steps: ofDay } of plan.days.slice(2)) {
      const minutes = ofDay.reduce((sum, step) => sum + step.minutes, 0);
      expect([day, minutes >= 18 && minutes <= 25]).toEqual([day, true]);
    }
  });

  it('take all of the minutes while there is nothing to review', () => {
    const [first] = makePlan(inputs(40), facts({ chapters: chapters(12) })).days;
    expect(first?.steps.map(({ kind }) => kind)).toEqual(['lesson', 'quiz', 'lesson']);
  });

  it('end three days before the exam', () => {
    const plan = makePlan(inputs(20), facts({ chapters: chapters(100) }));
    expect(Math.max(...newDays(plan))).toBe(16);
  });

  it('are begun on the last days too where the whole plan is only four days long', () => {
    expect(Math.max(...newDays(makePlan(inputs(4), facts({ chapters: chapters(100) }))))).toBe(3);
  });

  it('that are longer than a day are continued on the next', () => {
    const minutes = Array.from({ length: 7 }, () => 5);
    const plan = makePlan(inputs(10, { minutes }), facts({ chapters: [chapter(1)] }));
    expect(steps(plan, 'lesson').map((step) => step.minutes)).toEqual([5, 2]);
    expect(steps(plan, 'quiz').reduce((sum, step) => sum + (step.kind === 'quiz' ? step.questions : 0), 0)).toBe(6);
    expect(plan.leftOut).toEqual([]);
  });

  it('are not doubled on a day on which some were done already', () => {
    const plan = makePlan(
      inputs(40),
      facts({
        chapters: [
          done(1, { daysMet: 1, lastMet: MONDAY }),
          ...[2, 3, 4, 5, 6].map((id) => done(id)),
          ...chapters(12).slice(6),
        ],
        done: { minutes: 14, onNew: 14 },
      }),
    );
    expect(plan.days[0]?.steps.map(({ kind }) => kind)).toEqual(['review']);
  });
});

describe('where the time does not suffice', () => {
  const heavy = chapters(20).map((one) => ({ ...one, unitId: one.id > 10 ? 2 : 1, weight: one.id > 10 ? 4 : 1 }));
  const plan = makePlan(inputs(10), facts({ chapters: heavy }));

  it('the unit that is worth more on the exam comes first', () => {
    expect(steps(plan, 'lesson')[0]).toMatchObject({ chapterId: 11 });
  });

  it('what is left out is named with its cost, the greatest first', () => {
    const costs = plan.leftOut.map(({ points }) => points);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    // One percent of the exam: a right answer counts 2/3 and needs no knowledge in one case of four, a free response 1/3.
    expect(plan.leftOut.find(({ chapterId }) => chapterId === 10)?.points).toBeCloseTo(
      1 * (0.75 * (2 / 3) + 1 / 3) * CHAPTER_TEACHES * 0.6,
    );
  });

  it('a chapter never comes before the one that it builds on', () => {
    const order = steps(plan, 'lesson').map((step) => (step.kind === 'lesson' ? step.chapterId : 0));
    for (const unit of [order.filter((id) => id <= 10), order.filter((id) => id > 10)])
      expect(unit).toEqual([...unit].sort((a, b) => a - b));
  });
});

describe('reviews', () => {
  it('name the topics that are due, longest overdue first, before new chapters', () => {
    const passed = [done(1, { dueOn: MONDAY - 1 }), done(2, { dueOn: MONDAY - 5 }), done(3)];
    const [first] = makePlan(inputs(40), facts({ chapters: [...passed, chapter(4)] })).days;
    expect(first?.steps[0]).toMatchObject({ kind: 'review', topicIds: [2, 1] });
  });

  it('come to each new topic on at least three days', () => {
    const plan = makePlan(inputs(40), facts({ chapters: chapters(12) }));
    for (let id = 1; id <= 12; id += 1) {
      const days = plan.days.filter((day) =>
        day.steps.some(
          (step) =>
            (step.kind === 'quiz' && step.chapterId === id) || (step.kind === 'review' && step.topicIds.includes(id)),
        ),
      );
      expect([id, days.length >= 3]).toEqual([id, true]);
    }
  });

  it('ask twenty questions at a time', () => {
    const minutes = Array.from({ length: 7 }, () => 60);
    const [first] = makePlan(inputs(10, { minutes }), facts({ chapters: [done(1)] })).days;
    expect(first?.steps.map((step) => (step.kind === 'review' ? step.questions : 0))).toEqual([20, 20, 11]);
  });
});

describe('free responses', () => {
  const freeResponses = [1, 2, 3, 4, 5].map((id) => ({ id, minutes: 13, chapterIds: [1] }));

  it('come once a week when their chapters are passed', () => {
    const plan = makePlan(inputs(28), facts({ chapters: [chapter(1)], freeResponses }));
    expect(steps(plan, 'freeResponse').map(({ day }) => day - MONDAY)).toEqual([1, 8, 15, 22]);
  });

  it('wait for a week since the last one', () => {
    const plan = makePlan(inputs(28), facts({ chapters: [done(1)], freeResponses, lastFreeResponse: MONDAY - 2 }));
    expect(steps(plan, 'freeResponse')[0]?.day).toBe(MONDAY + 5);
  });

  it('are left out while their chapters are not passed', () => {
    const notChosen = chapter(1, { isChosen: false });
    const plan = makePlan(inputs(28), facts({ chapters: [notChosen, done(2)], freeResponses }));
    expect(steps(plan, 'freeResponse')).toEqual([]);
  });
});

describe('the curve', () => {
  const ofExam = chapters(10).map((one) => ({ ...one, weight: 10 }));

  it('begins with what is known today and ends on the date', () => {
    const { curve } = makePlan(inputs(30), facts({ chapters: ofExam }));
    const today = 100 * ((2 / 3) * (0.25 + 0.75 * 0.5) + (1 / 3) * 0.5);
    expect(curve).toHaveLength(31);
    expect(curve[0]).toEqual({ day: MONDAY, withPlan: expect.closeTo(today, 6), without: expect.closeTo(today, 6) });
    expect(curve.at(-1)?.day).toBe(MONDAY + 30);
  });

  it('falls without the plan to what will be left on the date, and rises with it', () => {
    const { curve } = makePlan(inputs(30), facts({ chapters: ofExam }));
    const left = 100 * ((2 / 3) * (0.25 + 0.75 * 0.4) + (1 / 3) * 0.4);
    expect(curve.at(-1)?.without).toBeCloseTo(left, 6);
    expect(curve.at(-1)?.withPlan).toBeGreaterThan((curve[0]?.withPlan ?? 0) + 10);
    expect(curve.at(-1)?.withPlan).toBeLessThan(100);
  });
});
