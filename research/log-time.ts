import { z } from 'zod';

const SECONDS_PER_DAY = 86_400;
/** Logs count these since 1970; a number tells which by its size. */
const PARTS_OF_A_SECOND = [1, 1e3, 1e6, 1e9];
const MOST_DAYS = 100_000;
/** In days since 1970: the years 1990 and 2100. A number outside of them is of another kind, such as 20261128. */
const EARLIEST = 7305;
const LATEST = 47_482;

function daysOfNumber(number: number): number | null {
  if (number < MOST_DAYS) return number;
  const days = PARTS_OF_A_SECOND.map((parts) => number / parts / SECONDS_PER_DAY);
  return days.find((day) => day >= EARLIEST && day < LATEST) ?? null;
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:[.,]\d+)?)? ?(?:Z|UTC|([+-]\d\d):?(\d\d)?)?)?$/;
const isDate = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;
/** That of the Line Islands. */
const FARTHEST_OFFSET = 14;

/** ISO 8601, with a T or a space. Without an offset the time is UTC, wherever this runs. */
function daysOfDate(text: string): number | null {
  const [, day = '', time = '00:00', seconds = ':00', hours, minutes = '00'] = DATE.exec(text.toUpperCase()) ?? [];
  if (Math.abs(Number(hours ?? 0)) > FARTHEST_OFFSET) return null;
  const date = `${day}T${time}${seconds.replace(',', '.')}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`;
  return isDate(date) ? Date.parse(date) / 1000 / SECONDS_PER_DAY : null;
}

/**
 * A time of a log in days: a date in ISO 8601, seconds, milliseconds, microseconds or nanoseconds since 1970, or a number of days. Null
 * for anything else, such as a day that is in no calendar.
 */
export const daysOf = (text: string): number | null =>
  /^\d+(?:\.\d+)?$/.test(text) ? daysOfNumber(Number(text)) : daysOfDate(text);
