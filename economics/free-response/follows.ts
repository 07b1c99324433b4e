import { evaluate } from '../arithmetic';
import type { Follows } from './free-response';

/** What a student has answered in earlier parts, by part: numbers, and the indexes of chosen options. */
export interface OwnAnswers {
  readonly numbers: Readonly<Record<string, number>>;
  readonly choices: Readonly<Record<string, number>>;
}

/** How formulas name a part: `b`, and `c_i` for the part c-i. */
export const nameOfPart = (part: string): string => part.replaceAll('-', '_');

function formulaFor(follows: Follows, { choices }: OwnAnswers): string | null {
  if (typeof follows === 'string') return follows;
  const choice = choices[follows.choice];
  return choice === undefined ? null : (follows.formulas[choice] ?? null);
}

/** What follows from a student's own answers; null where one of them is missing, or nothing follows from it. */
export function followed(follows: Follows | undefined, own: OwnAnswers): number | null {
  const formula = follows === undefined ? null : formulaFor(follows, own);
  if (formula === null) return null;
  const names = Object.entries(own.numbers).map(([part, value]) => [nameOfPart(part), value] as const);
  try {
    return evaluate(formula, Object.fromEntries(names));
  } catch {
    return null;
  }
}
