import { demandPrice, equilibrium, isFixed, supplyPrice, type Market } from './market';
import { count } from './numbers';
import { welfareOf } from './surplus';
import type { LevyOutcome } from './taxes';

/**
 * A limit on the units that may be sold, such as by licenses. Buyers pay the price on demand and the last seller would accept
 * the price on supply; between the two lies the quota rent, which producer surplus does not include here.
 */
export interface QuotaOutcome extends LevyOutcome {
  /** Dollars for those who may sell. */
  readonly rent: number;
}

/** The market in which at most `limit` units may be sold. @throws RangeError unless the limit is above 0 and below the equilibrium quantity. */
export function withQuota(market: Market, limit: number): QuotaOutcome {
  const free = equilibrium(market);
  if (isFixed(market.demand)) throw new RangeError('with a perfectly inelastic demand a quota has no price');
  if (!(limit > 0)) throw new RangeError(`a quota of ${count(limit)} units: it must be above 0`);
  if (limit >= free.quantity) throw new RangeError('the quota is not below the equilibrium quantity');
  const [buyersPay, sellersGet] = [demandPrice(market.demand, limit), supplyPrice(market.supply, limit)];
  const deal = { quantity: limit, buyersPay, sellersGet };
  return {
    ...deal,
    ...welfareOf(market, deal),
    government: 0,
    amount: buyersPay - sellersGet,
    buyersPart: buyersPay - free.price,
    sellersPart: free.price - sellersGet,
    rent: (buyersPay - sellersGet) * limit,
  };
}
