import { compute, type Operator } from '../arithmetic';

/** A text that is neither a calculation nor words. */
export class Unreadable extends Error {}

/** What a part of an expression comes to. */
export interface Term {
  readonly value: number | null;
  readonly isNumber: boolean;
  readonly isPercentage: boolean;
  readonly hasWork: boolean;
  readonly hasNumber: boolean;
  readonly first: number | null;
  readonly counts: string | null;
}

export const NAME: Term = {
  value: null,
  isNumber: false,
  isPercentage: false,
  hasWork: false,
  hasNumber: false,
  first: null,
  counts: null,
};

export function combine(operator: Operator, left: Term, right: Term): Term {
  // "15C/10S" is the rate of an exchange.
  const isRate = operator === '/' && left.counts !== null && right.counts !== null && left.counts !== right.counts;
  const [over, under] = isRate ? [left.first, right.first] : [left.value, right.value];
  const value = over === null || under === null ? null : compute(operator, over, under);
  return {
    value,
    isNumber: false,
    isPercentage: false,
    hasWork: true,
    hasNumber: left.hasNumber || right.hasNumber,
    first: left.first,
    counts: null,
  };
}
