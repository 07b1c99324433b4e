import type { Frontier } from '../production-possibilities';

/** A named combination of the two goods; without `y` it lies on the (new) frontier. */
export interface Combination {
  readonly name: string;
  readonly x: number;
  readonly y?: number;
}

/** A production possibilities curve. */
export interface PossibilitiesPicture {
  readonly kind: 'possibilities';
  readonly title?: string;
  /** Labels of the axes: "Fish (a day)". */
  readonly x: string;
  readonly y: string;
  readonly frontier: Frontier;
  /** The frontier after growth (or a loss); the first one is then drawn faint. */
  readonly growth?: Frontier;
  readonly points?: readonly Combination[];
  /** Quantities of x, in order: what each step costs in y is drawn. */
  readonly steps?: readonly number[];
  /** What can be consumed by making only one good and trading it at `yPerX` units of y for one of x. */
  readonly trade?: { readonly makes: 'x' | 'y'; readonly yPerX: number };
  readonly max?: { readonly x?: number; readonly y?: number };
  readonly values?: 'shown' | 'hidden';
}

/** The frontier that holds in the end. */
export const newest = ({ frontier, growth }: PossibilitiesPicture): Frontier => growth ?? frontier;
