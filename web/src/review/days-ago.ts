const DAY_MS = 86_400_000;

/**
 * "today", "yesterday", "5 days ago", in this device's time zone. A time in the future (the clock was set back) is
 * "today".
 */
export function daysAgo(at: string, now: Date): string {
  const days = Math.max(0, dayOf(now) - dayOf(new Date(at)));
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** Calendar days since 1970. */
const dayOf = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

const SHORT: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** "Nov 3", for chart axes. */
export const shortDate = (at: string): string => new Date(at).toLocaleDateString('en-US', SHORT);
