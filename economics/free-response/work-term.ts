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
  const value = left.value === null || right.value === null ? null : compute(operator, left.value, right.value);
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
