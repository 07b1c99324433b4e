import type { FreeResponse } from '../../economics/free-response/free-response';
import type { Check } from '../../economics/free-response/rubric';
import type { Drawing } from '../drawing';

/** What a rubric asks for in one variant of its family, for tests that draw it. */
export interface Asked {
  /** The names that are accepted for each axis. */
  readonly x: readonly string[];
  readonly y: readonly string[];
  /** The numbers on the axes, in the order of the rubric, and the curve that each belongs to. */
  readonly numbers: readonly string[];
  readonly owners: readonly (readonly string[])[];
  /** The shifts: of the curve D or S, to one side; right and up are 1. */
  readonly shifts: readonly Shift[];
  /** Pairs of names, the one further left first. */
  readonly lefts: readonly (readonly [string, string])[];
  /** Whether P2 is lower than P1. */
  readonly isPriceCut: boolean;
}

export interface Shift {
  readonly curve: string;
  readonly sign: 1 | -1;
}

/** Right drawings by their style. */
export type Styles = Readonly<Record<string, Drawing>>;

/** Drawings with a wrong first step, and the points that they lose. All others follow from the student's own graph. */
export type Followed = Readonly<Record<string, readonly [drawn: Drawing, lost: readonly string[]]>>;

export interface Family {
  readonly right: (asked: Asked) => Styles;
  readonly followed: (asked: Asked) => Followed;
}

const checksOf = ({ parts }: FreeResponse): Check[] =>
  parts
    .flatMap((part) => (part.kind === 'draw' ? part.points.flatMap(({ needs }) => needs) : []))
    .flatMap((check) => (check.kind === 'any' ? check.of.flat() : [check]));

const namesOf = (text: string): string[] => text.split('|').map((name) => name.trim());

export function askedBy(question: FreeResponse): Asked {
  const checks = checksOf(question);
  const axes = checks.find((check) => check.kind === 'axes');
  const reads = checks.filter((check) => check.kind === 'reads');
  return {
    x: namesOf(axes?.x ?? ''),
    y: namesOf(axes?.y ?? ''),
    numbers: reads.map(({ value }) => String(value)),
    owners: reads.map(({ at }) => namesOf(at.replace(/ on [xy]$/u, ''))),
    shifts: checks
      .filter((check) => check.kind === 'shift')
      .map(({ from, direction }) => ({
        curve: from.replace(/\d+$/u, ''),
        sign: direction === 'right' || direction === 'up' ? 1 : -1,
      })),
    lefts: checks.flatMap((check) => (check.kind === 'left' ? [[check.first, check.second] as const] : [])), // pairs
    isPriceCut: checks.some((check) => check.kind === 'below' && check.first === 'P2' && check.second === 'P1'),
  };
}
