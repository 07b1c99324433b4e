import { describe, expect, it } from 'vitest';
import { done, facts, inputs, MONDAY, steps } from '../../../../test-support/plan-facts';
import { makePlan } from './make-plan';
import type { PlanFacts, PlanInputs } from './plan';

describe('mock exams', () => {
  const mockSections = [
    { full: 70, half: 35 },
    { full: 60, half: 30 },
  ];
  const onSaturdays = (minutes: number) => [20, 20, 20, 20, 20, 20, minutes];
  const mocksOf = (given: Partial<PlanInputs>, changes: Partial<PlanFacts> = {}) => {
    const plan = makePlan(inputs(60, given), facts({ chapters: [done(1)], mockSections, ...changes }));
    const days = steps(plan, 'mock').map(
      (step) => step.kind === 'mock' && [step.day - MONDAY, step.number, step.section, step.isHalf],
    );
    return { days, leftOut: plan.mocksLeftOut };
  };

  it('stand in full on the long days near 60% and 85% of the time, one section a day', () => {
    expect(mocksOf({ minutes: onSaturdays(90) })).toEqual({
      days: [
        [33, 1, 1, false],
        [40, 1, 2, false],
        [47, 2, 1, false],
        [54, 2, 2, false],
      ],
      leftOut: [],
    });
  });

  it('are half as long where no day is long enough', () => {
    expect(mocksOf({ minutes: onSaturdays(30) }).days.map((mock) => mock && mock[3])).toEqual([true, true, true, true]);
  });

  it('are named as left out where no day is long enough for half of one', () => {
    expect(mocksOf({})).toEqual({ days: [], leftOut: [1, 2] });
  });

  it('are left out where they would take more than a quarter of the time', () => {
    const plan = makePlan(
      inputs(3, { minutes: Array.from({ length: 7 }, () => 60) }),
      facts({ chapters: [done(1)], mockSections }),
    );
    expect([steps(plan, 'mock'), plan.mocksLeftOut]).toEqual([[], [1, 2]]);
  });

  it('that were taken are not planned again', () => {
    const mocksDone = [1, 2].map((section) => ({ day: MONDAY, section }));
    expect(mocksOf({ minutes: onSaturdays(90) }, { mocksDone }).days.map((mock) => mock && mock[1])).toEqual([2, 2]);
  });

  it('that were missed move to the next day that is long enough', () => {
    const { days } = mocksOf({ minutes: onSaturdays(90) }, { today: MONDAY + 50 });
    expect(days).toEqual([[54, 1, 1, false]]);
  });

  it('are not part of a plan for a class test', () => {
    expect(mocksOf({ kind: 'test', minutes: onSaturdays(90) })).toEqual({ days: [], leftOut: [] });
  });
});
