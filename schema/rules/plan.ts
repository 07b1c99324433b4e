/** The plan to the exam's day: what it may be asked, and the shares of its time (docs/decisions/exam-plan.md). */

export const PLAN_KINDS = ['exam', 'test'] as const; // the two names are the type
/** The exam, which asks of the whole course, or a test of one class on some chapters. */
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Minutes that one day may be given. */
export const MOST_PLAN_MINUTES = 240;
/** A plan reaches this far ahead, in days. */
export const MOST_PLAN_DAYS = 366;
/** A plan has so many days off at most. */
export const MOST_DAYS_OFF = 100;

/** A day never holds more than this multiple of its minutes. */
export const FULLEST_DAY = 1.25;
/** New chapters are done by this share of the planned minutes, where the minutes allow. */
export const NEW_BY = 0.35;
/** Nothing new in the days before the exam: so many, and never more than this share of the plan's days. */
export const QUIET_DAYS = 3;
export const QUIET_SHARE = 0.2;
/** Reviews that are due come before new chapters, in up to this share of a day while there are any. */
export const DUE_SHARE = 0.4;
/** While there are new chapters, a day reviews no more than so many questions of each topic met. */
export const REVIEW_PER_TOPIC = 1;
/** A topic is met on at least so many days, where time allows. */
export const DAYS_TO_MEET = 3;
/** A topic that was met on fewer days is due again after so many days, whatever the learner thinks. */
export const MEET_AGAIN_AFTER = 7;
/** A free response comes this many days after the one before. */
export const FREE_RESPONSE_EVERY = 7;
/** Mock exams stand where these shares of the planned minutes are over. */
export const MOCKS_AT = [0.6, 0.85] as const; // their number is that of the mock exams
/** Mock exams take no more than this share of all minutes. */
export const MOCK_SHARE = 0.25;
