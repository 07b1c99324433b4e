/** Practice for a time instead of a number of questions: how many questions that is. */

/** The times that a student may choose from, in minutes. */
export const PRACTICE_MINUTES = [5, 10, 20] as const; // the three numbers are the type
export type PracticeMinutes = (typeof PRACTICE_MINUTES)[number];

/** What is offered first. */
export const USUAL_MINUTES: PracticeMinutes = 10;

/** The pace of the course, in seconds a question: the exam gives 70 minutes for 60 questions. */
export const EXAM_SECONDS = 70;

/** Fewer answers say nothing about a student's own pace. */
export const ANSWERS_FOR_A_PACE = 10;
/** How many of the newest answers the pace is taken from. */
export const ANSWERS_OF_THE_PACE = 60;
/** What lies further apart is a break, in seconds. */
export const LONGEST_ANSWER = 300;
/** In seconds a question: nobody who reads is faster, and with a slower pace five minutes would be one question. */
export const FASTEST_PACE = 30;
export const SLOWEST_PACE = 150;

/** Practice that was begun this many minutes ago is continued; what is older is begun anew, because other reviews are due by then. */
export const PRACTICE_CONTINUES_FOR = 60;

export function isPracticeMinutes(minutes: number): minutes is PracticeMinutes {
  return PRACTICE_MINUTES.some((one) => one === minutes);
}

/** The scope of practice for so many minutes, and how many minutes a scope names: null for every other quiz. */
export const minutesScope = {
  of: (minutes: PracticeMinutes) => `minutes:${minutes}`,
  minutesIn: (scope: string) => {
    const minutes = Number(/^minutes:(\d+)/.exec(scope)?.[1]);
    return isPracticeMinutes(minutes) ? minutes : null;
  },
};

/** The scope of practice with one question like the one at this position of an attempt, and whether a scope names such practice. */
export const likeScope = {
  of: (attemptId: string, position: number) => `like:${attemptId}:${position}`,
  isIn: (scope: string) => scope.startsWith('like:'),
};

/**
 * A student's pace in seconds a question, from the seconds between the answers of practice quizzes, explanations included: their
 * median, or the pace of the course as long as there are too few.
 */
export function paceOf(secondsBetween: readonly number[]): number {
  const seconds = secondsBetween.filter((one) => one > 0 && one <= LONGEST_ANSWER).sort((a, b) => a - b);
  if (seconds.length < ANSWERS_FOR_A_PACE) return EXAM_SECONDS;
  const median =
    ((seconds[Math.floor((seconds.length - 1) / 2)] ?? 0) + (seconds[Math.floor(seconds.length / 2)] ?? 0)) / 2;
  return Math.min(SLOWEST_PACE, Math.max(FASTEST_PACE, median));
}

/** How many questions fill so many minutes at a pace in seconds a question. */
export function questionsFor(minutes: PracticeMinutes, pace: number): number {
  return Math.round((minutes * 60) / pace);
}

/** "That was 10 minutes: 8 of 9 right." */
export function timeUpInWords(minutes: number, right: number, answered: number): string {
  return `That was ${minutes} minutes: ${right} of ${answered} right.`;
}
