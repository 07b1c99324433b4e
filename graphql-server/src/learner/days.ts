const SECONDS_PER_DAY = 24 * 60 * 60;

/** Whole seconds since 1970: how days are stored, because most numbers of a student's state are times. */
export const secondsOf = (days: number): number => Math.round(days * SECONDS_PER_DAY);
export const daysOfSeconds = (seconds: number): number => seconds / SECONDS_PER_DAY;

/** Days since 1970, the learner's clock, to the second. */
export const daysOf = (time: Date): number => daysOfSeconds(Math.round(time.getTime() / 1000));

export const timeOf = (days: number): Date => new Date(secondsOf(days) * 1000);

/** Some 270,000 years: beyond any real log, and still exact to a fraction of a second. */
const MOST_DAYS = 1e8;

/** A time from outside as the engine can calculate with it: no number counts as day 0, an infinite one as the last day. */
export const finiteDays = (days: number): number =>
  Number.isNaN(days) ? 0 : Math.min(MOST_DAYS, Math.max(-MOST_DAYS, days));
