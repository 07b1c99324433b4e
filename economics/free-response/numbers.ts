import { count, dollars, exact, isSame } from '../numbers';
import { followed, type OwnAnswers } from './follows';
import type { NumberPart } from './free-response';
import { scaleOfUnit, withoutUnit } from './units';
import { readStatements, type Statement } from './work-grammar';
import { brokenLink, isNear, lastOf, showsWork, sizesOf, type Link } from './work-links';
import { Unreadable } from './work-term';

const UNREADABLE = 'The calculation cannot be read. Use numbers, + − × ÷, and parentheses.';

/** How a typed calculation earns its point. */
export interface NumberScore {
  readonly state: 'earned' | 'missed';
  /** Why, in one sentence. */
  readonly reason: string;
  /** The student's number, for later parts that build on it; null where none can be read. */
  readonly value: number | null;
  readonly misconception: string | null;
}

const read = (work: string, unit: string): Statement[] => readStatements(withoutUnit(work, unit), unit);

const beside = (written: string, unit: string): string => {
  if (unit === '%') return `${written}%`;
  return unit === '' ? written : `${written} ${unit}`;
};

/** A number with its unit, to two decimals: "$60", "25%", "12 units". */
export const withUnit = (value: number, unit: string): string =>
  unit === '$' ? dollars(value) : beside(count(value), unit);

/** The same, not rounded: "$0.125". */
export const writtenInFull = (value: number, unit: string): string =>
  unit === '$' ? exact(value, '$') : beside(exact(value), unit);

/**
 * What a typed calculation comes to so far, as its part writes numbers: "$60". Null for a number that needs no calculation, and
 * where there is none.
 */
export function workedOut(work: string, unit: string): string | 'unreadable' | null {
  try {
    const last = lastOf(read(work, unit));
    // As it stands: 0.25 may be meant as 25%.
    return last?.hasWork ? withUnit(last.value, unit === '%' ? '' : unit) : null;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

/**
 * The number that a student typed, as a number or as a calculation: "½ × 20 × 6" is 60. With the unit %, "25%" and "25" are 25.
 * Null while it cannot be read.
 */
export function readNumber(work: string, unit: string): number | null {
  try {
    const last = lastOf(read(work, unit));
    if (last === undefined) return null;
    // 7% is 0.07 here, and 100 × 0.07 a little more than 7.
    return unit === '%' && last.isInPercent ? Number((100 * last.value).toPrecision(15)) : last.value;
  } catch {
    return null;
  }
}

/** As the part counts it: with the unit %, both "25%" and "0.25" are 25; in thousands, "$30,000" is 30. */
const candidatesOf = (last: Link, unit: string): number[] => {
  const scale = scaleOfUnit(unit);
  const sizes = (): number[] => {
    if (scale !== 1) return [last.value, last.value / scale];
    if (unit !== '%') return sizesOf(last);
    return last.isPercentage ? [100 * last.value] : [last.value, 100 * last.value];
  };
  return last.isSizeOf ? sizes().flatMap((size) => [size, -size]) : sizes();
};

/**
 * Scores a typed calculation: the last number of the chain has to be the value, or what follows from the student's own answers
 * to earlier parts.
 */
export function scoreNumber(part: NumberPart, work: string, own: OwnAnswers): NumberScore {
  const { point, unit } = part;
  const missed = (reason: string, value: number | null = null, misconception: string | null = null): NumberScore => ({
    state: 'missed',
    reason,
    value,
    misconception,
  });
  if (work.trim() === '') return missed('No number was entered.');
  let statements: Statement[];
  try {
    statements = read(work, unit);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return missed(UNREADABLE);
  }
  const last = lastOf(statements);
  if (last === undefined) return missed('There is no number in the answer.');

  const expected = followed(point.follows, own);
  const targets = [point.value, ...(point.also ?? []), ...(expected === null ? [] : [expected])];
  const candidates = candidatesOf(last, unit);
  const matches = (target: number) => candidates.find((value) => isNear(value, target, point.tolerance));
  const target = targets.find((candidate) => matches(candidate) !== undefined);
  const value = (target === undefined ? undefined : matches(target)) ?? candidates[0] ?? last.value;

  const broken = brokenLink(statements);
  if (broken !== null) {
    const { before, link } = broken;
    return missed(`${before.text} is ${count(before.value)}, not ${link.text}.`, value);
  }
  if (target === undefined) {
    const mistake = point.mistakes.find((known) => matches(known.value) !== undefined);
    if (mistake !== undefined) return missed(mistake.why, value, mistake.misconception);
    const follows = expected !== null && !isSame(expected, point.value);
    const right = withUnit(follows ? expected : point.value, unit);
    const reason = follows ? `From your earlier answer it would be ${right}` : `The answer is ${right}`;
    return missed(`${reason}, not ${withUnit(value, unit)}.`, value);
  }
  const isOwn = target === expected && !isNear(point.value, target, point.tolerance);
  if (point.workRequired && !showsWork(statements))
    return missed(
      isOwn
        ? 'The number is consistent with your earlier answer, but the work is missing.'
        : 'The number is right, but the work is missing.',
      value,
    );
  const reason = isOwn ? 'is consistent with your earlier answer' : 'is right';
  return { state: 'earned', reason: `${withUnit(value, unit)} ${reason}.`, value, misconception: null };
}
