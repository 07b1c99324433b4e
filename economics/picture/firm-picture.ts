import type { Point } from '../figure';
import type { CostFunction } from '../firm-costs';
import type { SlopedDemand } from '../market';

/** Cost curves, and what the firm faces: MR and D, which are one line where it is a price taker. */
export type FirmCurve = 'MC' | 'ATC' | 'AVC' | 'AFC' | 'MR' | 'D';

/** What may be shown besides the curves themselves. */
export type FirmPart =
  /** The profit-maximizing output with its price, or the output at the regulated price. */
  | 'output'
  /** Before the change, or without the regulation. */
  | 'old-output'
  /** The rectangle of economic profit, or of the loss. */
  | 'profit'
  | 'revenue'
  | 'total-cost'
  | 'variable-cost'
  | 'fixed-cost'
  /** Short-run supply: marginal cost from the lowest average variable cost on. */
  | 'supply'
  /** A dot at the lowest average cost, with its values. */
  | 'minimum-atc'
  | 'minimum-avc'
  /** The same points by the names that they have for a price taker. */
  | 'break-even'
  | 'shut-down'
  /** Where demand meets marginal cost. */
  | 'efficient-output'
  /** Where demand meets average total cost. */
  | 'fair-return'
  /** Where marginal revenue is 0. */
  | 'unit-elastic'
  | 'consumer-surplus'
  | 'producer-surplus'
  | 'deadweight-loss'
  /** From the old curve to the new one. */
  | 'shift-arrow';

/** The parts whose point has a price and a quantity on the axes. */
export type LetteredPart = 'output' | 'old-output' | 'efficient-output' | 'fair-return' | 'unit-elastic';

/** One firm: its cost curves, and the price or the demand that it faces. */
export interface FirmPicture {
  readonly kind: 'firm';
  readonly title?: string;
  /** Label of the quantity axis. */
  readonly quantity: string;
  /** Label of the price axis: "Price and cost ($)". */
  readonly price: string;
  readonly costs: CostFunction;
  /** After a change; the curves that move are drawn faint where they were. */
  readonly newCosts?: CostFunction;
  /** Of a price taker: the line MR = D = P. */
  readonly marketPrice?: number;
  readonly newMarketPrice?: number;
  /** Of a firm that sets its price: D and, twice as steep, MR. */
  readonly demand?: SlopedDemand;
  /** Units at each price: right above 0, left below. */
  readonly demandShift?: number;
  /** A price set by the government: where D = MC, where D = ATC, or a price ceiling in dollars. */
  readonly regulated?: 'efficient' | 'fair-return' | number;
  /** Perfect price discrimination: each unit sells at the price on demand, so MR is D. */
  readonly discriminates?: boolean;
  /** Default: MC, ATC, and whatever there is of MR and D. */
  readonly curves?: readonly FirmCurve[];
  /** Default: output, where the firm faces a price or demand and produces. */
  readonly show?: readonly FirmPart[];
  /** Named points on curves, after the change. */
  readonly at?: readonly { readonly curve: FirmCurve; readonly quantity: number; readonly name: string }[];
  /** With hidden values: which subscript P and Q have, as `output: F`. Default: M for one output on a sloped demand, else 1 and 2; S, F and U. */
  readonly letters?: Readonly<Partial<Record<LetteredPart, string>>>;
  readonly max?: { readonly quantity?: number; readonly price?: number };
  readonly values?: 'shown' | 'hidden';
  /** As for a market: `letters` T, U, V for the shaded areas, or letters with a point in each region. */
  readonly areas?: 'named' | 'letters' | Readonly<Record<string, Point>>;
}
