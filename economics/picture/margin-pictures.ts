import type { Marginal } from '../marginal';

/** Marginal benefit against marginal cost. Lists of units are drawn as steps, straight curves as lines. */
export interface MarginalPicture {
  readonly kind: 'marginal';
  readonly title?: string;
  readonly x: string;
  readonly y: string;
  /** Must not rise. */
  readonly benefit?: Marginal;
  /** Must not fall. */
  readonly cost?: Marginal;
  /** `optimum`: the quantity to choose; `net-gain`: the area between the two up to it. Default: optimum. */
  readonly show?: readonly ('optimum' | 'net-gain')[];
  readonly max?: { readonly x?: number; readonly y?: number };
  readonly values?: 'shown' | 'hidden';
}

/** The marginal utility of unit 1, 2, 3 … as bars, its running total as a curve, or both. */
export interface UtilityPicture {
  readonly kind: 'utility';
  readonly title?: string;
  /** What is consumed: "Slices of pizza". */
  readonly x: string;
  /** "Utils". */
  readonly y: string;
  readonly marginal: readonly number[];
  /** Default: marginal. */
  readonly show?: readonly ('marginal' | 'total' | 'maximum')[];
  readonly max?: { readonly y?: number };
  readonly values?: 'shown' | 'hidden';
}

/** Buyers one by one by what they would pay, and sellers one by one by what a unit costs them. */
export interface SchedulePicture {
  readonly kind: 'schedule';
  readonly title?: string;
  readonly quantity: string;
  readonly price: string;
  /** What each would pay, highest first. */
  readonly buyers?: readonly number[];
  /** What a unit costs each, lowest first. */
  readonly sellers?: readonly number[];
  readonly priceLine?: number;
  /** Surpluses need a price line. */
  readonly show?: readonly ('consumer-surplus' | 'producer-surplus')[];
  readonly max?: { readonly price?: number };
}
