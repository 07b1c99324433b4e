import { isList, marginalsOf, totalsOf, type Marginal } from './marginal';
import type { SlopedDemand } from './market';
import { count, dollars, isSame } from './numbers';

/**
 * Marginal revenue product in dollars: what worker 1, 2, 3 … adds to revenue, or a straight line that falls by its slope with each
 * unit of labor from its value at 0.
 */
export type RevenueProduct = Marginal;

export type StraightRevenueProduct = Extract<Marginal, { readonly start: number }>;

/** Price of the output in dollars: one for all units, or, for a firm with market power, the price at the output of worker 1, 2, 3 …. */
type ProductPrice = number | readonly number[];

/** Total revenue in dollars with 1, 2, 3 … workers, whose total output is listed. @throws RangeError when lists of prices and outputs differ in length. */
function revenues(totals: readonly number[], price: ProductPrice): number[] {
  if (typeof price !== 'number' && price.length !== totals.length)
    throw new RangeError(
      `${count(price.length)} prices for ${count(totals.length)} outputs: give one price or one each`,
    );
  return totals.map((total, index) => total * (typeof price === 'number' ? price : (price[index] ?? 0)));
}

/** What each worker adds to total revenue. At one price that is price times marginal product. */
export const revenueProducts = (totals: readonly number[], price: ProductPrice): number[] =>
  marginalsOf(revenues(totals, price));

/** MRP in dollars after `labor` units (whole ones for a list, whose last worker that is); 0 beyond the end of a list. */
export const revenueProductAt = (product: RevenueProduct, labor: number): number =>
  isList(product) ? (product[Math.max(1, labor) - 1] ?? 0) : product.start - product.slope * labor;

/** The number of first units whose running total is largest, the largest number of equals; 0 where no total is at least 0. */
function bestNumber(gains: readonly number[]): number {
  let [best, number] = [0, 0];
  for (const [index, total] of totalsOf(gains).entries())
    if (total > best || isSame(total, best)) [best, number] = [total, index + 1];
  return number;
}

/**
 * The workers that a firm hires at a wage which it cannot change: each whose MRP is at least the wage. Whole workers for a list, any
 * amount of labor for a line. While MRP still rises, the first workers may earn less than their wage if later ones make up for it.
 * @throws RangeError for a wage that is not above 0 and for a line that does not fall.
 */
export function hiredAt(product: RevenueProduct, wage: number): number {
  if (!(wage > 0)) throw new RangeError(`a wage of ${dollars(wage)}: it must be above $0`);
  if (isList(product)) return bestNumber(product.map((value) => value - wage));
  if (!(product.slope > 0)) throw new RangeError('MRP must fall: its slope must be above 0');
  return Math.max(0, (product.start - wage) / product.slope);
}

/** One line of a hiring table. All money is dollars. */
export interface HiringRow {
  readonly output: number;
  readonly revenue: number;
  readonly revenueProduct: number;
  readonly laborCost: number;
  readonly profit: number;
}

export interface Employer {
  /** Output with 1, 2, 3 … workers; none produce nothing. */
  readonly totals: readonly number[];
  readonly price: ProductPrice;
  readonly wage: number;
  /** Costs other than wages, which hiring does not change; 0 by default. */
  readonly fixedCost?: number;
}

/** What 1, 2, 3 … workers bring and cost. */
export function hiringTable({ totals, price, wage, fixedCost = 0 }: Employer): HiringRow[] {
  const added = revenueProducts(totals, price);
  return revenues(totals, price).map((revenue, index) => ({
    output: totals[index] ?? 0,
    revenue,
    revenueProduct: added[index] ?? 0,
    laborCost: wage * (index + 1),
    profit: revenue - wage * (index + 1) - fixedCost,
  }));
}

/** The demand for labor of `firms` equal firms: at each wage the sum of what they hire. */
export const demandForLabor = ({ start, slope }: StraightRevenueProduct, firms: number): SlopedDemand => ({
  choke: start,
  slope: slope / firms,
});
