import type { PlanChapter, PlanFacts, PlanInputs, PlanTopic } from '../graphql-server/src/exam/plan/plan';
import { seededRandom } from '../schema/rules/quiz';

/** A student and what they decided; another seed gives another one. Some have no time, some no work left, some begin in the middle. */
export function randomPlan(seed: number): { inputs: PlanInputs; facts: PlanFacts } {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.floor(low + (high - low + 1) * random());
  const chance = (share: number) => random() < share;
  const from = 20_000 + between(0, 2_000);
  const days = between(1, 200);
  const date = from + days;
  const today = from + (chance(0.5) ? 0 : between(0, days - 1));
  const usual = between(5, 90);
  const inputs: PlanInputs = {
    kind: chance(0.7) ? 'exam' : 'test',
    date,
    from,
    minutes: Array.from({ length: 7 }, () => (chance(0.2) ? 0 : chance(0.5) ? usual : between(1, 240))),
    daysOff: new Set(Array.from({ length: between(0, 5) }, () => from + between(0, days))),
  };
  const units = between(1, 8);
  const progress = random();
  let id = 0;
  const topic = (isMet: boolean): PlanTopic => {
    const known = random();
    const lastMet = isMet ? today - between(0, 40) : null;
    return {
      id: (id += 1),
      known,
      knownAtDate: known * random(),
      daysMet: isMet ? between(1, 6) : 0,
      lastMet,
      dueOn: isMet && chance(0.8) ? today + between(-10, 60) : null,
    };
  };
  const chapters = Array.from({ length: units }, (_, unit) =>
    Array.from({ length: between(1, 11) }, (): PlanChapter => {
      const isDone = chance(progress);
      const isWatched = chance(0.2);
      return {
        id: (id += 1),
        unitId: unit + 1,
        isChosen: chance(0.9),
        weight: random() * 4,
        lessonMinutes: isDone || isWatched ? 0 : between(3, 25),
        quizQuestions: isDone ? 0 : between(1, 12),
        topics: Array.from({ length: between(1, 4) }, () => topic(isDone || chance(0.1))),
      };
    }),
  ).flat();
  const facts: PlanFacts = {
    today,
    chapters,
    freeResponses: Array.from({ length: between(0, 10) }, () => ({
      id: (id += 1),
      minutes: chance(0.3) ? 25 : 13,
      chapterIds: chapters.filter(() => chance(0.05)).map((chapter) => chapter.id),
    })),
    lastFreeResponse: chance(0.5) ? null : today - between(0, 10),
    mockSections: chance(0.2)
      ? []
      : [
          { full: 70, half: 35 },
          { full: 60, half: 30 },
        ],
    mocksDone: chance(0.2) ? [{ day: today, section: 1 }] : [],
    done: chance(0.7) ? { minutes: 0, onNew: 0 } : { minutes: between(1, 30), onNew: 1 },
    secondsPerQuestion: between(30, 150),
  };
  return { inputs, facts };
}
