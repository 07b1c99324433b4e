import { count, dollars, exact, isSame } from '../numbers';
import { followed, type OwnAnswers } from './follows';
import type { NumberPart } from './free-response';
import { scaleOfUnit, withoutUnit } from './units';
import { readStatements, type Side, type Statement } from './work-grammar';
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

/** A side of an equation that has a value. */
type Link = Side & { readonly value: number };

/** The links of each statement. Those of an equation of exchange are not one number, and only the last one is of use. */
function linksOf(statements: readonly Statement[]): Link[][] {
  return statements.map(({ sides, isExchange }) => {
    const links = sides.flatMap((side): Link[] => {
      const value = side.value ?? (isExchange ? side.first : null);
      return value === null ? [] : [{ ...side, value }];
    });
    return isExchange ? links.slice(-1) : links;
  });
}

const read = (work: string, unit: string): Statement[] => readStatements(withoutUnit(work, unit), unit);

/** The last number: what the student means by all of it. */
const lastOf = (statements: readonly Statement[]): Link | undefined => linksOf(statements).flat().at(-1);

/** Whether there is a calculation, or an equation with an unknown. Letters alone show nothing. */
const showsWork = (statements: readonly Statement[]): boolean =>
  statements.some(
    ({ sides, isExchange }) =>
      sides.some(({ hasWork, isEquation }) => hasWork || (isEquation && sides.length > 1)) && !isExchange,
  ) || statements.filter(({ isExchange }) => isExchange).length > 1;

/** Links agree up to a rounding. */
const ROUNDING = 0.01;

/** 25% is 0.25, and 25 where percentages are counted. */
const sizesOf = ({ value, isPercentage }: Link): number[] => (isPercentage ? [value, 100 * value] : [value]);

const isNear = (value: number, target: number, tolerance: number): boolean =>
  isSame(value, target) || Math.abs(value - target) <= tolerance * Math.abs(target) * (1 + 1e-9);

const agree = (a: Link, b: Link): boolean =>
  sizesOf(a).some((left) => sizesOf(b).some((right) => isNear(left, right, ROUNDING) || isNear(right, left, ROUNDING)));

/** "60 × 3000 = 180000 / 2": the second goes on with what the first comes to. */
const runsOn = (a: Link, b: Link): boolean =>
  a.hasWork && b.hasWork && b.first !== null && isNear(b.first, a.value, ROUNDING);

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
  if (scale !== 1) return [last.value, last.value / scale];
  if (unit !== '%') return sizesOf(last);
  return last.isPercentage ? [100 * last.value] : [last.value, 100 * last.value];
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

  const [broken] = linksOf(statements).flatMap((links) =>
    links.flatMap((link, index) => {
      const before = links[index - 1];
      return before === undefined || agree(before, link) || runsOn(before, link) ? [] : [{ before, link }];
    }),
  );
  if (broken !== undefined) {
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
