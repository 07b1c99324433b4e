/**
 * A calendar day: whole days since January 1, 1970, in whatever zone the student lives. Days are counted on the calendar, so a
 * day of 23 or 25 hours is a day.
 */
export type Day = number;

const DAY_MS = 24 * 60 * 60 * 1000;
/** January 1, 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** "2027-05-07" as a day; null for anything that is not a day of the calendar, such as February 30. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = time / DAY_MS;
  return formatDay(day) === text ? day : null;
}

/** "2027-05-07". */
export const formatDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;

/** Whether the time zone's name, such as America/New_York, is known here. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads the calendar's day at a time in a zone. Throws RangeError for an unknown zone. */
export function calendarIn(zone: string): (time: Date) => Day {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (time) => {
    const parts = format.formatToParts(time);
    const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
    return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
  };
}
