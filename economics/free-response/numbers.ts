import { evaluate, hasOperation } from '../arithmetic';
import { count, dollars, exact, isSame } from '../numbers';
import type { NumberPart } from './free-response';
import { withoutUnit } from './units';

/** How a typed calculation earns its point. */
export interface NumberScore {
  readonly state: 'earned' | 'missed';
  /** Why, in one sentence. */
  readonly reason: string;
  /** The student's number, for later parts that build on it; null where none can be read. */
  readonly value: number | null;
  readonly misconception: string | null;
}

/** One link of a chain such as "½ × 20 × 6 = 60". */
interface Link {
  readonly text: string;
  readonly value: number;
  readonly isPercentage: boolean;
  readonly hasWork: boolean;
  /** Begins a new statement, as "P = 950" does in "3P = 2,850, P = 950". */
  readonly begins: boolean;
}

/** Links of a chain agree up to a rounding. */
const ROUNDING = 0.01;

const TIMES = /(?<=[\d)%½¼¾])\s*[xX·•∙]\s*(?=[\d($.½¼¾])/g;
const BRACKET_AFTER_FACTOR = /(?<=[\d)%½¼¾])\s*(?=\()|(?<=\))\s*(?=[\d$½¼¾])|(?<=[½¼¾])\s*(?=[\d$])/g;
/** Words after a number: "20 rides", "$6 per ride", "$6/ride". A single letter is part of a formula. */
const UNIT_WORDS = /(?<=[\d)%½¼¾])\s*\/?\s*[A-Za-z]{2,}(?:[\s/]+(?:[A-Za-z]{2,}|a\b))*/g;
/** Between two statements: ", P" or "; P" or ", so P". */
const NEXT_STATEMENT = /[;,→\n]\s*(?:[a-z]+\s+)?[A-Za-z]\w*$/;
const LEAD = /^[A-Za-z][A-Za-z ]*:/;

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‐‑–—]/g, '−')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/(?<=[\d)½¼¾])\s*(?:%|per ?cent\b)/gi, '%')
    .replace(UNIT_WORDS, '')
    .replace(TIMES, ' × ')
    .replace(BRACKET_AFTER_FACTOR, ' × ')
    .trim();

/** The numbers of a chain. A link in letters ("Revenue = P × Q") says how, and has no number. */
function linksOf(work: string, unit: string): Link[] {
  const written = withoutUnit(work.replace(LEAD, ''), unit).split(/[=≈]/).map(tidy);
  return written.flatMap((text, index) =>
    text === '' || /[A-Za-z]/.test(text)
      ? []
      : [
          {
            text,
            value: evaluate(text),
            isPercentage: /^[-−+]?[\d.,½¼¾]+%$/.test(text),
            hasWork: hasOperation(text),
            begins: NEXT_STATEMENT.test(written[index - 1] ?? ''),
          },
        ],
  );
}

/** Numbers that are not part of a name such as P1. */
const OWN_NUMBER = /(?<![A-Za-z\d.,])\d/;

/** Whether an equation with an unknown stands in the work: "2,810 − P = 2P − 40". A formula in letters alone shows nothing. */
const hasEquation = (work: string): boolean =>
  work.includes('=') &&
  work
    .split('=')
    .map(tidy)
    .some((side) => /[A-Za-z]/.test(side) && OWN_NUMBER.test(side) && /[-+−×*/÷]|\d[A-Za-z]/.test(side));

/** 25% is 0.25, and 25 where percentages are counted. */
const sizesOf = ({ value, isPercentage }: Link): number[] => (isPercentage ? [value, 100 * value] : [value]);

const isNear = (value: number, target: number, tolerance: number): boolean =>
  isSame(value, target) || Math.abs(value - target) <= tolerance * Math.abs(target) * (1 + 1e-9);

const agree = (a: Link, b: Link): boolean =>
  sizesOf(a).some((left) => sizesOf(b).some((right) => isNear(left, right, ROUNDING)));

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
 * while it cannot be read.
 */
export function workedOut(work: string, unit: string): string | null {
  try {
    const last = linksOf(work, unit).at(-1);
    // As it stands: 0.25 may be meant as 25%.
    return last?.hasWork ? withUnit(last.value, unit === '%' ? '' : unit) : null;
  } catch {
    return null;
  }
}

/**
 * The number that a student typed, as a number or as a calculation: "½ × 20 × 6" is 60. With the unit %, "25%" and "25" are 25.
 * Null while it cannot be read.
 */
export function readNumber(work: string, unit: string): number | null {
  try {
    const last = linksOf(work, unit).at(-1);
    if (last === undefined) return null;
    if (unit !== '%' || !last.text.endsWith('%')) return last.value;
    return evaluate(last.isPercentage ? last.text.slice(0, -1) : `100 × (${last.text})`);
  } catch {
    return null;
  }
}

/** The names of earlier parts in `follows`: `b`, and `c_i` for the part c-i. */
const namesOf = (own: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(own).map(([part, value]) => [part.replaceAll('-', '_'), value]));

/** The same formula over the student's own numbers; null where an earlier number is missing. */
export function followed(follows: string | undefined, own: Readonly<Record<string, number>>): number | null {
  if (follows === undefined) return null;
  try {
    return evaluate(follows, namesOf(own));
  } catch {
    return null;
  }
}

/** As the part counts it: with the unit %, both "25%" and "0.25" are 25. */
const candidatesOf = (last: Link, unit: string): number[] => {
  if (unit !== '%') return sizesOf(last);
  return last.isPercentage ? [100 * last.value] : [last.value, 100 * last.value];
};

/**
 * Scores a typed calculation: the last number of the chain has to be the value, or what follows from the student's own numbers
 * of earlier parts (`own`, by part).
 */
export function scoreNumber(part: NumberPart, work: string, own: Readonly<Record<string, number>>): NumberScore {
  const { point, unit } = part;
  const missed = (reason: string, value: number | null = null, misconception: string | null = null): NumberScore => ({
    state: 'missed',
    reason,
    value,
    misconception,
  });
  if (work.trim() === '') return missed('No number was entered.');
  let links: Link[];
  try {
    links = linksOf(work, unit);
  } catch {
    return missed('The calculation cannot be read. Use numbers, + − × ÷, and parentheses.');
  }
  const last = links.at(-1);
  if (last === undefined) return missed('There is no number in the answer.');

  const expected = followed(point.follows, own);
  const targets = [point.value, ...(point.also ?? []), ...(expected === null ? [] : [expected])];
  const candidates = candidatesOf(last, unit);
  const matches = (target: number) => candidates.find((value) => isNear(value, target, point.tolerance));
  const target = targets.find((candidate) => matches(candidate) !== undefined);
  const value = (target === undefined ? undefined : matches(target)) ?? candidates[0] ?? last.value;

  const broken = links.findIndex((link, index) => index > 0 && !link.begins && !agree(links[index - 1] ?? link, link));
  if (broken > 0) {
    const [before, after] = [links[broken - 1] ?? last, links[broken] ?? last];
    return missed(`${before.text} is ${count(before.value)}, not ${after.text}.`, value);
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
  if (point.workRequired && !links.some(({ hasWork }) => hasWork) && !hasEquation(work))
    return missed(
      isOwn
        ? 'The number is consistent with your earlier answer, but the work is missing.'
        : 'The number is right, but the work is missing.',
      value,
    );
  const reason = isOwn ? 'is consistent with your earlier answer' : 'is right';
  return { state: 'earned', reason: `${withUnit(value, unit)} ${reason}.`, value, misconception: null };
}
