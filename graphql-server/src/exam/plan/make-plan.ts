import { curveOf } from './curve';
import { fillDays } from './fill-days';
import { placeMocks } from './mocks';
import { bestFirst, gainOf, minutesOf } from './new-chapters';
import type { Plan, PlanFacts, PlanInputs } from './plan';

/**
 * The plan from today to the date: a pure function of what the student decided and of what is true today, so the same facts
 * give the same plan, and a missed day is simply not there any more.
 */
export function makePlan(inputs: PlanInputs, facts: PlanFacts): Plan {
  if (facts.today >= inputs.date) return { state: 'over', days: [], leftOut: [], mocksLeftOut: [], curve: [] };
  const toDo = facts.chapters.filter((chapter) => chapter.isChosen && minutesOf(chapter, facts) > 0);
  const mocks = placeMocks(inputs, facts);
  const inCourseOrder = fillDays(inputs, facts, mocks, toDo);
  const { days, left } =
    inCourseOrder.left.length === 0 ? inCourseOrder : fillDays(inputs, facts, mocks, bestFirst(toDo, inputs, facts));
  const leftOut = left.map((chapter) => ({ chapterId: chapter.id, points: gainOf(chapter, inputs) }));
  return {
    state: 'ahead',
    days,
    leftOut: leftOut.sort((a, b) => b.points - a.points),
    mocksLeftOut: mocks.leftOut,
    curve: curveOf(inputs, facts, days),
  };
}
