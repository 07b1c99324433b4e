/** No score is predicted with fewer answers, or with answers on fewer units of the exam. */
export const ANSWERS_FOR_A_FORECAST = 60;
export const UNITS_FOR_A_FORECAST = 4;
/** A unit counts from so many answers on. */
export const ANSWERS_OF_A_UNIT = 5;

/** How far ahead a score is predicted, in days: nobody stops practicing for longer, and no longer pause was checked. */
export const MOST_DAYS_AHEAD = 30;

/** The exam is on a weekday in the first two weeks of May. Its date is announced late, so that the middle stands for it. */
const EXAM_MONTH = 4;
const EXAM_DAY = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days from `now` to the next exam, 0–365. */
export function daysToExam(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const inYear = (year: number) => Date.UTC(year, EXAM_MONTH, EXAM_DAY);
  const year = now.getUTCFullYear();
  return (inYear(today > inYear(year) ? year + 1 : year) - today) / DAY_MS;
}

/** Days without practice that a prediction counts with. */
export const daysAhead = (now: Date): number => Math.min(MOST_DAYS_AHEAD, daysToExam(now));
