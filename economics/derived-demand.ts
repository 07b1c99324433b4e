import type { StraightRevenueProduct } from './factor-market';
import { dollars } from './numbers';

/**
 * Output from labor L and capital K with diminishing returns to each: MPL is mpl.start − mpl.slope·L + together·K, and
 * MPK is mpk.start − mpk.slope·K + together·L.
 */
export interface Technology {
  readonly mpl: StraightRevenueProduct;
  readonly mpk: StraightRevenueProduct;
  /** Above 0 where one input makes the other more productive (complements), below 0 where it replaces it (substitutes). */
  readonly together: number;
}

/** @throws RangeError unless returns diminish to each input and to both. */
function requireDiminishing({ mpl, mpk, together }: Technology): void {
  if (!(mpl.slope > 0 && mpk.slope > 0 && mpl.slope * mpk.slope > together ** 2))
    throw new RangeError('returns must diminish: each slope above 0, and their product above the square of "together"');
}

export const outputOf = ({ mpl, mpk, together }: Technology, workers: number, machines: number): number =>
  (mpl.start - (mpl.slope * workers) / 2) * workers +
  (mpk.start - (mpk.slope * machines) / 2) * machines +
  together * workers * machines;

/** Capital that maximizes profit beside so many workers, at least 0; `rent` is the price of a unit of capital in dollars. */
export function capitalBeside({ mpk, together }: Technology, price: number, rent: number, workers: number): number {
  return Math.max(0, (mpk.start + together * workers - rent / price) / mpk.slope);
}

/**
 * A firm's demand for labor at a price of its output and of capital, in dollars: MRP while the firm adjusts its capital as well. It is
 * derived from the demand for the output: a higher price of the output raises it, as does mpl.start (productivity). More expensive
 * capital raises it where the two are substitutes, and lowers it where they are complements.
 * Valid while the firm uses some capital. @throws RangeError for prices that are not above 0 and returns that do not diminish.
 */
export function derivedDemand(technology: Technology, price: number, rent: number): StraightRevenueProduct {
  requireDiminishing(technology);
  if (!(price > 0 && rent > 0))
    throw new RangeError(`prices of ${dollars(price)} and ${dollars(rent)}: both must be above $0`);
  const { mpl, mpk, together } = technology;
  const pull = together / mpk.slope; // units of labor's product for each unit of capital's
  return {
    start: price * (mpl.start + pull * mpk.start) - pull * rent,
    slope: price * (mpl.slope - pull * together),
  };
}
