import type { StraightRevenueProduct } from '../factor-market';
import type { SlopedSupply } from '../market';
import type { LaborLabels, PointOnProduct } from './labor-parts';

/** What may be shown besides the curves themselves. */
export const MONOPSONY_PARTS = [
  'mrp',
  'supply',
  'mrc',
  /** The labor hired and its wage, under the minimum wage if there is one. */
  'hiring',
  /** The same before the minimum wage. */
  'old-hiring',
  /** MRP of the last unit hired, on the wage axis as well. */
  'mrp-at-hiring',
  /** Where MRP and supply intersect. */
  'competitive',
  'employers-surplus',
  'workers-surplus',
  'wage-bill',
  'deadweight-loss',
  /** Of labor, at a minimum wage above the competitive wage. */
  'surplus',
] as const;

export type MonopsonyPart = (typeof MONOPSONY_PARTS)[number];

/** The only employer in a labor market. */
export interface MonopsonyPicture extends LaborLabels {
  readonly kind: 'monopsony';
  readonly mrp: StraightRevenueProduct;
  readonly supply: SlopedSupply;
  readonly minimumWage?: number;
  /** Naming curves here (`mrp`, `supply`, `mrc`) draws only those named. Default: hiring. */
  readonly show?: readonly MonopsonyPart[];
  /** Points on MRP. */
  readonly at?: readonly PointOnProduct[];
}
