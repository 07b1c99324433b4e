import { isSame } from '../numbers';
import type { Side, Statement } from './work-grammar';

/** A side of an equation that has a value. */
export interface Link extends Side {
  readonly value: number;
  /** "−200, so a shortage of 200": the same without its sign. */
  readonly isSizeOf: boolean;
}

/** Links agree up to a rounding. */
const ROUNDING = 0.01;

export const isNear = (value: number, target: number, tolerance: number): boolean =>
  isSame(value, target) || Math.abs(value - target) <= tolerance * Math.abs(target) * (1 + 1e-9);

/** 25% is 0.25, and 25 where percentages are counted. */
export const sizesOf = ({ value, isPercentage }: Pick<Link, 'value' | 'isPercentage'>): number[] =>
  isPercentage ? [value, 100 * value] : [value];

const agree = (a: Link, b: Link): boolean =>
  sizesOf(a).some((left) => sizesOf(b).some((right) => isNear(left, right, ROUNDING) || isNear(right, left, ROUNDING)));

const isOpposite = (a: Link, b: Link): boolean => agree({ ...a, value: -a.value }, b);

/** "(5,000)" behind what comes to −5,000. */
const isInBrackets = ({ text }: Side): boolean => /^\(\$?[\d.,]+\)$/u.test(text);

/** What an exchange comes to: as much of what the part counts, or of the side that is not one. */
const rateOf = (links: readonly Link[]): Link | undefined => {
  const [own, ...others] = links.filter(({ counts }) => counts === null);
  if (own !== undefined && others.length === 0) return own;
  return links.at(-1)?.value === 1 ? links[0] : links.at(-1);
};

/** The links of each statement. Those of an equation of exchange are not one number, and only one is of use. */
function linksOf(statements: readonly Statement[]): Link[][] {
  let hasExchange = false;
  let last: Link | undefined;
  return statements.map(({ sides, isExchange }) => {
    // "10S = 15C, S = 1.5C"
    const isRate = hasExchange && sides.some(({ value, first }) => value === null && first === null);
    const links: Link[] = [];
    for (const side of sides) {
      const read = side.value ?? (isExchange || isRate ? side.first : null);
      if (read === null) continue;
      const link = { ...side, value: read, isSizeOf: false };
      const isOfBefore = last !== undefined && !link.hasWork && isOpposite(last, link);
      const value = isOfBefore && links.length > 0 && isInBrackets(side) ? -read : read;
      last = { ...link, value, isSizeOf: isOfBefore && value === read };
      links.push(last);
    }
    hasExchange ||= isExchange;
    return isExchange ? links.filter((link) => link === rateOf(links)) : links;
  });
}

/** Statements that say what something comes to, and not where. */
function telling(statements: readonly Statement[]): readonly Statement[] {
  const some = statements.filter(({ isCondition }) => !isCondition);
  return linksOf(some).flat().length > 0 ? some : statements;
}

/** The last number: what the student means by all of it. */
export const lastOf = (statements: readonly Statement[]): Link | undefined =>
  linksOf(telling(statements)).flat().at(-1);

/** Whether there is a calculation, or an equation with an unknown. Letters alone show nothing, nor does a formula that is set equal to the result. */
export function showsWork(statements: readonly Statement[]): boolean {
  const result = lastOf(statements)?.value ?? 0;
  const isSolved = (sides: readonly Side[]): boolean =>
    sides.length > 1 &&
    sides.some(
      ({ isFormula, hasNumber }) =>
        isFormula && (hasNumber || sides.some(({ value }) => value !== null && !isNear(value, result, ROUNDING))),
    );
  return (
    statements.some(
      ({ sides, isExchange }) => !isExchange && (sides.some(({ hasWork }) => hasWork) || isSolved(sides)),
    ) || statements.filter(({ isExchange }) => isExchange).length > 1
  );
}

/** "60 × 3000 = 180000 / 2": the second goes on with what the first comes to. */
const runsOn = (a: Link | undefined, b: Link): boolean =>
  a?.hasWork === true && b.hasWork && b.first !== null && isNear(b.first, a.value, ROUNDING);

/** In "20 × 6 = 120 + 10 × 3 = 30", the last is what was added. */
const isAdded = (a: Link | undefined, b: Link, c: Link): boolean =>
  a !== undefined && runsOn({ ...a, hasWork: true }, b) && isNear(b.value - a.value, c.value, ROUNDING);

/** The first two sides of an equation that are not the same number; null where all are. */
export function brokenLink(statements: readonly Statement[]): { readonly before: Link; readonly link: Link } | null {
  for (const links of linksOf(telling(statements)))
    for (const [index, link] of links.entries()) {
      const before = links[index - 1];
      if (before === undefined || agree(before, link) || runsOn(before, link)) continue;
      if (isAdded(links[index - 2], before, link)) continue;
      if ((link.text.startsWith('|') || link.isSaid) && isOpposite(before, link)) continue;
      if (before.text.startsWith('|') && isOpposite(before, link)) continue;
      return { before, link };
    }
  return null;
}
