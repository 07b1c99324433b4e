const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970, the learner's clock. */
export const daysOf = (time: Date): number => time.getTime() / DAY_MS;

export const timeOf = (days: number): Date => new Date(Math.round(days * DAY_MS));

/** Some 270,000 years: beyond any real log, and still exact to a fraction of a second. */
const MOST_DAYS = 1e8;

/** A time from outside as the engine can calculate with it: no number counts as day 0, an infinite one as the last day. */
export const finiteDays = (days: number): number =>
  Number.isNaN(days) ? 0 : Math.min(MOST_DAYS, Math.max(-MOST_DAYS, days));
