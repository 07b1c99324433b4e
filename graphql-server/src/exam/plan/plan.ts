import type { PlanKind } from '../../../../schema/rules/plan';
import type { Day } from './day';

// What a plan is made from, and what it is. Minutes are minutes of work, and points are points of the composite, 0–100.

/** What the student decided. Only this is stored. */
export interface PlanInputs {
  readonly kind: PlanKind;
  /** The day of the exam or test, on which nothing is planned. */
  readonly date: Day;
  /** The day on which the plan was made: shares of the time are counted from here. */
  readonly from: Day;
  /** Minutes for each weekday, Sunday first. */
  readonly minutes: readonly number[];
  readonly daysOff: ReadonlySet<Day>;
}

export interface PlanTopic {
  readonly id: number;
  /** Chance to know an average question, 0–1: today, and on the date if nothing is asked until then. */
  readonly known: number;
  readonly knownAtDate: number;
  /** On how many days something was asked, and the last of them. */
  readonly daysMet: number;
  readonly lastMet: Day | null;
  /** When the learner wants a review; null for a topic never asked, or not within a year. */
  readonly dueOn: Day | null;
}

/** A chapter of the course. */
export interface PlanChapter {
  readonly id: number;
  /** Whether the student wants it planned. The exam asks of the others too. */
  readonly isChosen: boolean;
  readonly unitId: number;
  /** Percent of the exam or test that its topics are worth. */
  readonly weight: number;
  /** What is left of its lesson and of its quiz; both 0 once it is done. */
  readonly lessonMinutes: number;
  readonly quizQuestions: number;
  readonly topics: readonly PlanTopic[];
}

/** A free response that was not submitted yet. */
export interface PlanFreeResponse {
  readonly id: number;
  readonly minutes: number;
  /** The chapters that it asks about. */
  readonly chapterIds: readonly number[];
}

/** What is true of the student at the moment. */
export interface PlanFacts {
  readonly today: Day;
  /** In course order, done ones included; of a test, only those that it asks about. */
  readonly chapters: readonly PlanChapter[];
  readonly freeResponses: readonly PlanFreeResponse[];
  readonly lastFreeResponse: Day | null;
  /** Minutes of each section of a mock exam, in full and by half; empty where there is none. */
  readonly mockSections: readonly { readonly full: number; readonly half: number }[];
  /** The day on which each section of a mock exam was submitted. */
  readonly mocksDone: readonly { readonly day: Day; readonly section: number }[];
  /** Work done today, in minutes, and how much of it was new chapters. */
  readonly done: { readonly minutes: number; readonly onNew: number };
  readonly secondsPerQuestion: number;
}

export type PlanStep =
  /** `topicIds` are due for a review; the learner chooses the topics of the other questions. */
  | {
      readonly kind: 'review';
      readonly minutes: number;
      readonly questions: number;
      readonly topicIds: readonly number[];
    }
  | { readonly kind: 'lesson'; readonly minutes: number; readonly chapterId: number }
  | { readonly kind: 'quiz'; readonly minutes: number; readonly chapterId: number; readonly questions: number }
  | { readonly kind: 'freeResponse'; readonly minutes: number; readonly id: number }
  /** `section` and `number` count from 1. */
  | {
      readonly kind: 'mock';
      readonly minutes: number;
      readonly number: number;
      readonly section: number;
      readonly isHalf: boolean;
    };

export interface PlanDay {
  readonly day: Day;
  /** What the student gives the day; 0 on a day off. */
  readonly minutes: number;
  readonly steps: readonly PlanStep[];
}

export interface LeftOut {
  readonly chapterId: number;
  /** What leaving it out is expected to cost. */
  readonly points: number;
}

export interface CurvePoint {
  readonly day: Day;
  /** Expected if the exam were on this day, by the plan and without further work. */
  readonly withPlan: number;
  readonly without: number;
}

export interface Plan {
  /** 'over' from the date on: then there are no days. */
  readonly state: 'ahead' | 'over';
  /** From today to the day before the date. */
  readonly days: readonly PlanDay[];
  /** Chosen chapters for which there is no time, those that cost most first. */
  readonly leftOut: readonly LeftOut[];
  /** Mock exams, by their number, for which no day is long enough. */
  readonly mocksLeftOut: readonly number[];
  readonly curve: readonly CurvePoint[];
}
