import type { Point } from '../figure';
import type { DemandCurve, SupplyCurve } from '../market';

/** What may be shown besides the curves themselves. */
export type MarketPart =
  | 'demand'
  | 'supply'
  /** The point where the (new) curves cross, with its price and quantity. */
  | 'equilibrium'
  /** Where they crossed before the shift. */
  | 'old-equilibrium'
  /** The quantity that is really traded under a ceiling, a floor or at the price line. */
  | 'traded'
  | 'consumer-surplus'
  | 'producer-surplus'
  | 'deadweight-loss'
  | 'tax-revenue'
  /** The tax revenue cut into what buyers and what sellers bear. */
  | 'incidence'
  | 'subsidy-cost'
  /** What a quota is worth to those who may sell. */
  | 'quota-rent'
  /** What the government pays for the units that it buys at a floor. */
  | 'purchases'
  | 'shortage'
  | 'surplus'
  /** The tax or the subsidy between the price that buyers pay and the price that sellers get. */
  | 'wedge'
  | 'shift-arrow'
  /** Along the curve that did not shift; without a shift, from the first marked point to the last. */
  | 'movement-arrow';

/** A point with a name on a curve; `old-` means before the shift. Give a quantity where the curve is horizontal. */
export interface PointOnCurve {
  readonly curve: 'demand' | 'supply' | 'old-demand' | 'old-supply';
  readonly name: string;
  readonly price?: number;
  readonly quantity?: number;
}

/** With `on`, the curve of that side is drawn once more, moved by the amount; without it, only the wedge can be shown. */
export interface Levy {
  readonly amount: number;
  readonly on?: 'buyers' | 'sellers';
}

/** Demand and supply. At most one of tax, subsidy, quota, ceiling, floor and priceLine at a time. */
export interface MarketPicture {
  readonly kind: 'market';
  readonly title?: string;
  /** Label of the quantity axis: "Cups of coffee an hour". */
  readonly quantity: string;
  /** Label of the price axis: "Price ($ a cup)". */
  readonly price: string;
  readonly demand?: DemandCurve;
  readonly supply?: SupplyCurve;
  /** Supply is that of the long run, after entry and exit: LRS in place of S. */
  readonly longRun?: boolean;
  /** Units at each price: right above 0, left below. What was is drawn faint. */
  readonly demandShift?: number;
  readonly supplyShift?: number;
  readonly tax?: Levy;
  readonly subsidy?: Levy;
  readonly ceiling?: number;
  readonly floor?: number;
  /** At a floor, the government buys what consumers do not. */
  readonly purchases?: boolean;
  /** The most units that may be sold. */
  readonly quota?: number;
  /** A price that holds for now, or that a seller meets. */
  readonly priceLine?: number;
  /** A curve that is given is drawn; naming `demand` or `supply` here draws only those named. Default: equilibrium. */
  readonly show?: readonly MarketPart[];
  readonly at?: readonly PointOnCurve[];
  /** Where the axes end; by itself, round numbers a little beyond what matters. */
  readonly max?: { readonly quantity?: number; readonly price?: number };
  /** Hidden: letters (P1, Q1) in place of numbers, and no ticks. */
  readonly values?: 'shown' | 'hidden';
  /**
   * `letters`: shaded areas are called T, U, V in the order of `show`. Or letters with a point in each region [quantity, price], which
   * ends at the curves and guides that are drawn.
   */
  readonly areas?: 'named' | 'letters' | Readonly<Record<string, Point>>;
}
