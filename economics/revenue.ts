import type { Change } from './elasticity';
import { quantityDemanded, type SlopedDemand } from './market';
import { isSame } from './numbers';

/** Price times quantity, in dollars. */
export const totalRevenue = (demand: SlopedDemand, price: number): number => price * quantityDemanded(demand, price);

/** Where total revenue is largest on a straight demand curve: halfway up. */
export const unitElasticPrice = (demand: SlopedDemand): number => demand.choke / 2;

/**
 * The total revenue test: revenue that moves against the price means elastic demand, with it inelastic.
 * @throws RangeError when the price did not change.
 */
export function revenueTest(price: Change, revenue: Change): 'elastic' | 'unit elastic' | 'inelastic' {
  if (isSame(...price)) throw new RangeError('the price did not change, so total revenue tells nothing');
  if (isSame(...revenue)) return 'unit elastic';
  return price[1] > price[0] === revenue[1] > revenue[0] ? 'inelastic' : 'elastic';
}
