import { describe, expect, it } from 'vitest';
import { FULLEST_DAY } from '../../../../schema/rules/plan';
import { randomPlan } from '../../../../test-support/random-plans';
import { makePlan } from './make-plan';
import { minutesOf } from './new-chapters';
import type { Plan, PlanDay, PlanFacts, PlanInputs } from './plan';
import { lastNewDay, minutesOn } from './study-days';

const STUDENTS = 2_000;
const HAIR = 1e-6;

const all = Array.from({ length: STUDENTS }, (_, index) => {
  const { inputs, facts } = randomPlan(index + 1);
  return { seed: index + 1, inputs, facts, plan: makePlan(inputs, facts) };
});
/** Enough for what needs a second plan of each. */
const some = all.slice(0, 500);

const planned = ({ steps }: PlanDay) => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** Students of whom something is wrong, by their seeds. */
const wrong = (isWrong: (one: (typeof all)[number]) => boolean) => all.filter(isWrong).map(({ seed }) => seed);

const isNew = (step: PlanDay['steps'][number]) => step.kind === 'lesson' || step.kind === 'quiz';

/** Chapters that the plan finishes: all of what is left of lesson and quiz. */
function finishedBy({ days }: Plan, facts: PlanFacts): Set<number> {
  const minutes = new Map<number, number>();
  for (const { steps } of days)
    for (const step of steps)
      if (step.kind === 'lesson' || step.kind === 'quiz')
        minutes.set(step.chapterId, (minutes.get(step.chapterId) ?? 0) + step.minutes);
  const done = facts.chapters.filter((chapter) => {
    const toDo = minutesOf(chapter, facts);
    return toDo > 0 && Math.abs((minutes.get(chapter.id) ?? 0) - toDo) < HAIR;
  });
  return new Set(done.map(({ id }) => id));
}

/** What today's plan is when nothing was done yet, and tomorrow's when nothing will be. */
function missing(inputs: PlanInputs, facts: PlanFacts): { before: Plan; after: Plan } {
  const fresh = { ...facts, done: { minutes: 0, onNew: 0 } };
  return { before: makePlan(inputs, fresh), after: makePlan(inputs, { ...fresh, today: facts.today + 1 }) };
}

const minutesOfNew = ({ steps }: PlanDay) => steps.filter(isNew).reduce((sum, { minutes }) => sum + minutes, 0);

/** New chapters of the seven days from a day on, in minutes. */
const newInWeek = ({ days }: Plan, first: number) =>
  days.filter(({ day }) => day >= first && day < first + 7).reduce((sum, day) => sum + minutesOfNew(day), 0);

const longestNew = ({ days }: Plan) =>
  Math.max(0, ...days.flatMap(({ steps }) => steps.filter(isNew).map(({ minutes }) => minutes)));

describe(`plans of ${STUDENTS} random students`, () => {
  it('cover each day from today to the day before the date', () => {
    expect(
      wrong(
        ({ facts, inputs, plan }) =>
          plan.days.some(({ day }, index) => day !== facts.today + index) ||
          plan.days.length !== inputs.date - facts.today,
      ),
    ).toEqual([]);
  });

  it('hold no day above 125% of its minutes, work already done included', () => {
    expect(
      wrong(({ inputs, facts, plan }) =>
        plan.days.some((day) => {
          const before = day.day === facts.today ? facts.done.minutes : 0;
          return planned(day) > 0 && planned(day) + before > FULLEST_DAY * minutesOn(inputs, day.day) + HAIR;
        }),
      ),
    ).toEqual([]);
  });

  it('have no step without work', () => {
    expect(wrong(({ plan }) => plan.days.some(({ steps }) => steps.some(({ minutes }) => !(minutes > 0))))).toEqual([]);
  });

  it('put reviews that are due before everything but a mock exam', () => {
    let days = 0;
    expect(
      wrong(({ plan }) =>
        plan.days.some(({ steps }) => {
          const first = steps.findIndex((step) => step.kind === 'review' && step.topicIds.length > 0);
          if (first < 0) return false;
          days += 1;
          return steps.slice(0, first).some(({ kind }) => kind !== 'mock' && kind !== 'review');
        }),
      ),
    ).toEqual([]);
    expect(days).toBeGreaterThan(STUDENTS);
  });

  it('review what is due today, longest overdue first, before anything new is learned', () => {
    expect(
      wrong(({ facts, plan }) => {
        const today = plan.days[0];
        const topics = facts.chapters.flatMap((chapter) => chapter.topics);
        const due = topics.filter(
          ({ dueOn, lastMet }) => dueOn !== null && dueOn <= facts.today && lastMet !== facts.today,
        );
        const hasNew = today?.steps.some(isNew) ?? false;
        const named = today?.steps.some((step) => step.kind === 'review' && step.topicIds.length > 0) ?? false;
        const isRoomy = (today?.minutes ?? 0) - facts.done.minutes > 10;
        return due.length > 0 && hasNew && isRoomy && !named;
      }),
    ).toEqual([]);
  });

  it('finish each chosen chapter before the date or name it as left out with its cost', () => {
    let [fits, short] = [0, 0];
    expect(
      wrong(({ facts, plan }) => {
        const finished = finishedBy(plan, facts);
        const left = new Map(plan.leftOut.map(({ chapterId, points }) => [chapterId, points]));
        const toDo = facts.chapters.filter((chapter) => chapter.isChosen && minutesOf(chapter, facts) > 0);
        if (left.size > 0) short += 1;
        else if (toDo.length > 0) fits += 1;
        return (
          toDo.some(({ id }) => finished.has(id) === left.has(id)) ||
          finished.size + left.size !== toDo.length ||
          [...left.values()].some((points) => !(points > 0))
        );
      }),
    ).toEqual([]);
    expect(Math.min(fits, short)).toBeGreaterThan(STUDENTS / 10);
  });

  it('begin nothing new in the quiet days before the date', () => {
    expect(
      wrong(({ inputs, plan }) => plan.days.some(({ day, steps }) => day > lastNewDay(inputs) && steps.some(isNew))),
    ).toEqual([]);
  });

  it('are the same for the same facts', () => {
    const isOther = ({ inputs, facts, plan }: (typeof all)[number]) =>
      JSON.stringify(makePlan(inputs, facts)) !== JSON.stringify(plan);
    expect(some.filter(isOther).map(({ seed }) => seed)).toEqual([]);
  });

  it('use the minutes of every day while there is anything to ask', () => {
    expect(
      wrong(({ inputs, facts, plan }) => {
        const hasMet = facts.chapters.some(({ topics }) => topics.some(({ lastMet }) => lastMet !== null));
        const used = plan.days.reduce((sum, day) => sum + planned(day), facts.done.minutes);
        const given = plan.days.reduce((sum, { day }) => sum + minutesOn(inputs, day), 0);
        // Less than a question a day is left, or what a step was too long for.
        return hasMet && used < given - plan.days.length * (facts.secondsPerQuestion / 60);
      }),
    ).toEqual([]);
  });

  it('double no later day when a day is missed', () => {
    const doubled = some.filter(({ inputs, facts }) => {
      const { before, after } = missing(inputs, facts);
      const old = new Map(before.days.map((day) => [day.day, planned(day)]));
      // A day that was not full may be filled.
      return after.days.some((day) => planned(day) > Math.max(2 * (old.get(day.day) ?? 0), FULLEST_DAY * day.minutes));
    });
    expect(doubled.map(({ seed }) => seed)).toEqual([]);
  });

  it('add to no later week more new chapters than the missed day had work, but for a lesson and a quiz', () => {
    let moved = 0;
    const crowded = some.filter(({ inputs, facts }) => {
      const { before, after } = missing(inputs, facts);
      const missed = before.days[0] === undefined ? 0 : planned(before.days[0]);
      const most = missed + 2 * longestNew(after);
      return after.days.some(({ day }) => {
        const added = newInWeek(after, day) - newInWeek(before, day);
        if (added > 0) moved += 1;
        return added > most + HAIR;
      });
    });
    expect(crowded.map(({ seed }) => seed)).toEqual([]);
    expect(moved).toBeGreaterThan(some.length);
  });

  it('rise along the curve where the plan teaches, and begin where the student is', () => {
    expect(
      wrong(({ plan }) => {
        const [first, last] = [plan.curve[0], plan.curve.at(-1)];
        const isBetween = plan.curve.every(
          ({ withPlan, without }) => withPlan >= without - HAIR && withPlan <= 100 * 4 && without >= 0,
        );
        return first === undefined || last === undefined || first.withPlan !== first.without || !isBetween;
      }),
    ).toEqual([]);
  });
});
