import type { FreeResponseLength } from '../../../schema/generated/graphql';
import type { ResultPoint } from './fragments';

export const lengthInWords = (length: FreeResponseLength) => (length === 'long' ? 'Long question' : 'Short question');

/** The time that the exam gives. */
export const minutesOf = (length: FreeResponseLength) => (length === 'long' ? 25 : 12);

export const pointsInWords = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** The part "c-i" is "(c)(i)". */
export const partLabel = (part: string) =>
  part
    .split('-')
    .map((step) => `(${step})`)
    .join('');

/** "(a)", "(b) and (d)", "(a), (b), and (d)". */
export function partsInWords(parts: readonly string[]): string {
  const names = parts.map(partLabel);
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** The state of a point, with who decided it. */
export function pointState({ state, selfScored }: Pick<ResultPoint, 'state' | 'selfScored'>): string {
  if (state === 'open') return 'Compare it yourself';
  const words = state === 'earned' ? 'Earned' : 'Not earned';
  return selfScored ? `${words}, scored by you` : words;
}

export const pointsOf = (parts: readonly { points: number }[]) => parts.reduce((sum, { points }) => sum + points, 0);

/** What a part has brought, with what is left for the student to decide. */
export function partScore(points: readonly Pick<ResultPoint, 'state'>[]): string {
  const count = (state: ResultPoint['state']) => points.filter((point) => point.state === state).length;
  const open = count('open');
  const possible = pointsInWords(points.length);
  if (open > 0 && open === points.length) return `${possible} for you to score`;
  const scored = `${count('earned')} of ${possible}`;
  return open === 0 ? scored : `${scored}, ${open} for you to score`;
}
