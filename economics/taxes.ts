import { dealAtWedge, equilibrium, isFixed, type Deal, type Market } from './market';
import { dollars } from './numbers';
import { welfareOf, type Welfare } from './surplus';

/** What a tax or subsidy of `amount` dollars a unit does; it makes no difference which side pays it. */
export interface LevyOutcome extends Deal, Welfare {
  readonly amount: number;
  /** Dollars a unit by which each side is worse off with a tax, better off with a subsidy; their sum is `amount`. */
  readonly buyersPart: number;
  readonly sellersPart: number;
}

function levied(market: Market, wedge: number): LevyOutcome | null {
  const before = equilibrium(market);
  const deal = dealAtWedge(market, wedge);
  if (!deal) return null;
  return {
    ...deal,
    ...welfareOf(market, deal),
    amount: Math.abs(wedge),
    buyersPart: Math.abs(deal.buyersPay - before.price),
    sellersPart: Math.abs(before.price - deal.sellersGet),
  };
}

function requireAmount(what: string, amount: number): void {
  if (!(amount > 0)) throw new RangeError(`a ${what} of ${dollars(amount)} a unit: it must be above $0`);
}

/**
 * The market with a tax of `amount` dollars a unit; revenue is `government`.
 * @throws RangeError unless the amount is above 0 and leaves some trade at prices of 0 or more.
 */
export function taxed(market: Market, amount: number): LevyOutcome {
  requireAmount('tax', amount);
  const outcome = levied(market, amount);
  if (!outcome) throw new RangeError(`a tax of ${dollars(amount)} a unit leaves no trade in this market`);
  return outcome;
}

/**
 * The market with a subsidy of `amount` dollars a unit; its cost is −`government`.
 * @throws RangeError unless the amount is above 0 and buyers still pay 0 or more.
 */
export function subsidized(market: Market, amount: number): LevyOutcome {
  requireAmount('subsidy', amount);
  const outcome = levied(market, -amount);
  if (!outcome) throw new RangeError(`with a subsidy of ${dollars(amount)} a unit buyers would pay less than $0`);
  return outcome;
}

/** The side that pays a tax or receives a subsidy. */
export type Side = 'buyers' | 'sellers';

/**
 * The curves after a tax (`wedge` above 0) or subsidy (below 0) on one side: S + tax, or D − tax.
 * They intersect at the posted price. @throws RangeError when that side's curve is vertical: it moves along itself.
 */
export function withLevyOn(market: Market, wedge: number, side: Side): Market {
  const { demand, supply } = market;
  if (side === 'sellers' && !isFixed(supply))
    return { demand, supply: { ...supply, reservation: supply.reservation + wedge } };
  if (side === 'buyers' && !isFixed(demand)) return { demand: { ...demand, choke: demand.choke - wedge }, supply };
  throw new RangeError(
    `the curve of the ${side} is vertical: a tax or subsidy moves it along itself, so leave out "on"`,
  );
}
