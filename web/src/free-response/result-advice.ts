import { ALL_BLANK, FULL_CREDIT } from '../copy/free-response';
import type { ResultPoint } from './fragments';
import { partLabel, pointsInWords } from './words';

/** What to look at first in a result; null where only the student's own scoring is left. */
export function resultAdvice(points: readonly Pick<ResultPoint, 'part' | 'state'>[], isBlank: boolean): string | null {
  if (isBlank) return ALL_BLANK;
  if (points.every(({ state }) => state === 'earned')) return FULL_CREDIT;
  const missed = new Map<string, number>();
  for (const { part, state } of points) if (state === 'missed') missed.set(part, (missed.get(part) ?? 0) + 1);
  const most = Math.max(0, ...missed.values());
  const worst = [...missed].find(([, count]) => count === most)?.[0];
  return worst === undefined ? null : `Start with part ${partLabel(worst)}, where you missed ${pointsInWords(most)}.`;
}
