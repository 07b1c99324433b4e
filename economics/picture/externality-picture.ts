import type { ExternalityMarket } from '../externality';
import type { Point } from '../figure';
import type { Levy } from './market-picture';

/** What may be shown besides supply and demand. */
export type ExternalityPart =
  /** The curve of third parties, MSC or MSB. */
  | 'social'
  /** Where the private curves cross, or what one seller sells. */
  | 'market'
  /** Where MSB and MSC cross. */
  | 'efficient'
  /** The distance between the social and the private curve at the quantity sold. */
  | 'external-amount'
  /** The area between the two up to the quantity sold. */
  | 'external-total'
  /** The tax or subsidy between the price buyers pay and the price sellers get. */
  | 'wedge'
  | 'consumer-surplus'
  | 'producer-surplus'
  | 'tax-revenue'
  | 'subsidy-cost'
  | 'deadweight-loss';

/** Private and social costs and benefits. At most one of tax and subsidy. */
export interface ExternalityPicture extends ExternalityMarket {
  readonly kind: 'externality';
  readonly title?: string;
  readonly quantity: string;
  readonly price: string;
  /** A single-price monopoly: MR is drawn, and the market quantity is the one where MR meets MPC. */
  readonly oneSeller?: boolean;
  readonly tax?: Levy;
  readonly subsidy?: Levy;
  /** The social curve is drawn when named here or needed by another part. Default: social, market and efficient. */
  readonly show?: readonly ExternalityPart[];
  /** In place of D = MSB, S = MPC, MSC and the like. */
  readonly names?: { readonly demand?: string; readonly supply?: string; readonly social?: string };
  readonly at?: readonly {
    readonly curve: 'demand' | 'supply' | 'social';
    readonly quantity: number;
    readonly name: string;
  }[];
  readonly max?: { readonly quantity?: number; readonly price?: number };
  readonly values?: 'shown' | 'hidden';
  /** A letter for the region around each point [quantity, price], which ends at the lines that are drawn; nothing is shaded. */
  readonly areas?: Readonly<Record<string, Point>>;
}
