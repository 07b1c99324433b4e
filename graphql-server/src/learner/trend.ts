export const TRENDS = ['rising', 'steady', 'falling'] as const;
export type Trend = (typeof TRENDS)[number];

/** An estimate (0–1) at a time, in days. */
export interface Estimated {
  readonly tDays: number;
  readonly estimate: number;
}

/** How far back a trend looks, and what the estimate must have moved since to be called one. */
export const TREND_DAYS = 14;
export const TREND_FROM = 0.05;

/**
 * Where the estimate has been going: now, against the first point of the last fourteen days or, where there is only one,
 * the one before it. `history` is oldest first.
 */
export function trendOf(history: readonly Estimated[], now: Estimated): Trend {
  const within = history.findIndex(({ tDays }) => now.tDays - tDays <= TREND_DAYS);
  const lately = within < 0 ? history.length : within;
  const before = history[lately === history.length - 1 ? Math.max(0, lately - 1) : lately] ?? history.at(-1);
  const moved = before === undefined ? 0 : now.estimate - before.estimate;
  if (moved >= TREND_FROM) return 'rising';
  return moved <= -TREND_FROM ? 'falling' : 'steady';
}
