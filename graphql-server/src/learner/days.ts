const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970, the learner's clock. */
export const daysOf = (time: Date): number => time.getTime() / DAY_MS;

export const timeOf = (days: number): Date => new Date(Math.round(days * DAY_MS));
