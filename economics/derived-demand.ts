import type { StraightRevenueProduct } from './factor-market';
import { dollars } from './numbers';

/**
 * Output from labor L and capital K with diminishing returns to each: marginal product of labor is
 * labor.start − labor.slope·L + together·K, and that of capital capital.start − capital.slope·K + together·L.
 */
export interface Technology {
  readonly labor: StraightRevenueProduct;
  readonly capital: StraightRevenueProduct;
  /** Above 0 where one input makes the other more productive (complements), below 0 where it replaces it (substitutes). */
  readonly together: number;
}

/** @throws RangeError unless returns diminish to each input and to both. */
function requireDiminishing({ labor, capital, together }: Technology): void {
  if (!(labor.slope > 0 && capital.slope > 0 && labor.slope * capital.slope > together ** 2))
    throw new RangeError('returns must diminish: each slope above 0, and their product above the square of "together"');
}

export const outputOf = ({ labor, capital, together }: Technology, workers: number, machines: number): number =>
  (labor.start - (labor.slope * workers) / 2) * workers +
  (capital.start - (capital.slope * machines) / 2) * machines +
  together * workers * machines;

/** Capital that maximizes profit beside so many workers, at least 0; `rent` is the price of a unit of capital in dollars. */
export function capitalBeside({ capital, together }: Technology, price: number, rent: number, workers: number): number {
  return Math.max(0, (capital.start + together * workers - rent / price) / capital.slope);
}

/**
 * A firm's demand for labor at a price of its output and of capital, in dollars: MRP while the firm adjusts its capital as well. It is
 * derived from the demand for the output: a higher price of the output raises it, as does labor.start (productivity). More expensive
 * capital raises it where the two are substitutes, and lowers it where they are complements.
 * Valid while the firm uses some capital. @throws RangeError for prices that are not above 0 and returns that do not diminish.
 */
export function derivedDemand(technology: Technology, price: number, rent: number): StraightRevenueProduct {
  requireDiminishing(technology);
  if (!(price > 0 && rent > 0))
    throw new RangeError(`prices of ${dollars(price)} and ${dollars(rent)}: both must be above $0`);
  const { labor, capital, together } = technology;
  const pull = together / capital.slope; // units of labor's product for each unit of capital's
  return {
    start: price * (labor.start + pull * capital.start) - pull * rent,
    slope: price * (labor.slope - pull * together),
  };
}
