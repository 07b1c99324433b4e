const DAY_MS = 86_400_000;

/** "today", "yesterday", "5 days ago", by the calendar of this device. A moment still to come (a clock set back) is today. */
export function daysAgo(at: string, now: Date): string {
  const days = Math.max(0, dayOf(now) - dayOf(new Date(at)));
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** The calendar's days since 1970. */
const dayOf = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

const SHORT: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** "Nov 3", for the foot of a chart. */
export const shortDate = (at: string): string => new Date(at).toLocaleDateString('en-US', SHORT);
