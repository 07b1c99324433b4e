import { parseDay } from '../graphql-server/src/exam/plan/day';
import type {
  Plan,
  PlanChapter,
  PlanFacts,
  PlanInputs,
  PlanStep,
  PlanTopic,
} from '../graphql-server/src/exam/plan/plan';

/** A Monday. */
export const MONDAY = parseDay('2027-04-05')!;
export const EVERY_DAY = 20;

export const inputs = (days: number, changes: Partial<PlanInputs> = {}): PlanInputs => ({
  kind: 'exam',
  from: MONDAY,
  date: MONDAY + days,
  minutes: Array.from({ length: 7 }, () => EVERY_DAY),
  daysOff: new Set(),
  ...changes,
});

export const topic = (id: number, changes: Partial<PlanTopic> = {}): PlanTopic => ({
  id,
  known: 0.5,
  knownAtDate: 0.4,
  daysMet: 0,
  lastMet: null,
  dueOn: null,
  ...changes,
});

/** Seven minutes of lesson and seven of quiz. */
export const chapter = (id: number, changes: Partial<PlanChapter> = {}): PlanChapter => ({
  id,
  unitId: 1,
  isChosen: true,
  weight: 2,
  lessonMinutes: 7,
  quizQuestions: 6,
  topics: [topic(id)],
  ...changes,
});

export const done = (id: number, changes: Partial<PlanTopic> = {}): PlanChapter =>
  chapter(id, {
    lessonMinutes: 0,
    quizQuestions: 0,
    topics: [topic(id, { daysMet: 5, lastMet: MONDAY - 1, dueOn: MONDAY + 300, ...changes })],
  });

export const chapters = (count: number) => Array.from({ length: count }, (_, index) => chapter(index + 1));

export const facts = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  today: MONDAY,
  chapters: [],
  freeResponses: [],
  lastFreeResponse: null,
  mockSections: [],
  mocksDone: [],
  done: { minutes: 0, onNew: 0 },
  secondsPerQuestion: 70,
  ...changes,
});

export const steps = ({ days }: Plan, kind: PlanStep['kind']) =>
  days.flatMap(({ day, steps: ofDay }) => ofDay.flatMap((step) => (step.kind === kind ? [{ ...step, day }] : [])));
