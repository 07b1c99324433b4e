import type { SlopedDemand } from '../market';

/** A straight demand curve and what it earns: total revenue is price times quantity. */
export interface RevenuePicture {
  readonly kind: 'revenue';
  readonly title?: string;
  readonly quantity: string;
  readonly price: string;
  readonly demand: SlopedDemand;
  /** One price, or the price before and after a change. */
  readonly at?: readonly number[];
  /** `stretches`: where demand is elastic, unit elastic and inelastic; `revenue`: the rectangle at each price. Default: revenue. */
  readonly show?: readonly ('stretches' | 'revenue')[];
  readonly max?: { readonly quantity?: number; readonly price?: number };
  readonly values?: 'shown' | 'hidden';
}

/** Two or more curves of one side, of different steepness, through one point; and what a change in price does on each. */
export interface ElasticitiesPicture {
  readonly kind: 'elasticities';
  readonly title?: string;
  readonly quantity: string;
  readonly price: string;
  readonly side: 'demand' | 'supply';
  readonly through: { readonly quantity: number; readonly price: number };
  /** `slope`: dollars a unit, at least 0; 0 is perfectly elastic, `vertical` perfectly inelastic. */
  readonly curves: readonly { readonly name: string; readonly slope: number | 'vertical' }[];
  readonly newPrice?: number;
  readonly max?: { readonly quantity?: number; readonly price?: number };
  readonly values?: 'shown' | 'hidden';
}
