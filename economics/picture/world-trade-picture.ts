import type { Point } from '../figure';
import type { SlopedDemand, SlopedSupply } from '../market';

/** What may be shown besides the curves and the price lines. */
export type WorldTradePart =
  /** Where domestic demand and supply cross. */
  | 'autarky'
  /** What domestic producers and consumers sell and buy at the price in force, on the axes; with a tariff or quota also at the world price. */
  | 'quantities'
  | 'imports'
  | 'exports'
  | 'consumer-surplus'
  | 'producer-surplus'
  /** What trade adds to total surplus. */
  | 'gains-from-trade'
  | 'tariff-revenue'
  | 'quota-rent'
  /** The two triangles. */
  | 'deadweight-loss';

/** A country that takes the world price. At most one of tariff and importQuota, and only with a world price. */
export interface WorldTradePicture {
  readonly kind: 'world-trade';
  readonly title?: string;
  readonly quantity: string;
  readonly price: string;
  readonly demand: SlopedDemand;
  readonly supply: SlopedSupply;
  /** Without it, the country does not trade. */
  readonly worldPrice?: number;
  /** Dollars a unit. */
  readonly tariff?: number;
  /** Units. */
  readonly importQuota?: number;
  /** Default: quantities with a world price, or else autarky. */
  readonly show?: readonly WorldTradePart[];
  readonly max?: { readonly quantity?: number; readonly price?: number };
  readonly values?: 'shown' | 'hidden';
  /** A letter for the region around each point [quantity, price], which ends at the lines that are drawn; nothing is shaded. */
  readonly areas?: Readonly<Record<string, Point>>;
}
