/**
 * A market with straight curves. Prices are dollars a unit, quantities are units, surplus is dollars.
 * Source: the standard competitive model of any principles textbook; both curves are read as price over quantity.
 */
export interface LinearMarket {
  /** The price at which nobody buys any more, where the demand curve meets the price axis. */
  readonly chokePrice: number;
  /** By how many dollars the demand curve falls with each further unit; at least 0. */
  readonly demandSlope: number;
  /** Where the supply curve meets the price axis; below 0 where sellers would give some units away. */
  readonly reservationPrice: number;
  /** By how many dollars the supply curve rises with each further unit; at least 0. */
  readonly supplySlope: number;
}

export interface Equilibrium {
  readonly price: number;
  readonly quantity: number;
}

/** What buyers would pay for the unit at `quantity`. */
export const demandPrice = (market: LinearMarket, quantity: number): number =>
  market.chokePrice - market.demandSlope * quantity;

/** What sellers ask for the unit at `quantity`. */
export const supplyPrice = (market: LinearMarket, quantity: number): number =>
  market.reservationPrice + market.supplySlope * quantity;

/** Where the curves cross at a positive quantity and no negative price; null when they do not. */
export function equilibrium(market: LinearMarket): Equilibrium | null {
  const steepness = market.demandSlope + market.supplySlope;
  if (steepness <= 0) return null;
  const quantity = (market.chokePrice - market.reservationPrice) / steepness;
  const price = demandPrice(market, quantity);
  return quantity > 0 && price >= 0 ? { price, quantity } : null;
}

/** The triangle between demand and the price, in dollars; 0 without an equilibrium. */
export function consumerSurplus(market: LinearMarket): number {
  const at = equilibrium(market);
  return at ? ((market.chokePrice - at.price) * at.quantity) / 2 : 0;
}

/** The area between the price and supply, in dollars: a seller's cost is never below 0. 0 without an equilibrium. */
export function producerSurplus(market: LinearMarket): number {
  const at = equilibrium(market);
  if (!at) return 0;
  const firstCost = Math.max(0, market.reservationPrice);
  const costlessUnits =
    market.reservationPrice < 0 ? Math.min(at.quantity, -market.reservationPrice / market.supplySlope) : 0;
  const triangle = ((at.price - firstCost) * (at.quantity - costlessUnits)) / 2;
  return at.price * costlessUnits + triangle;
}

/** The same market after demand moved by `units` at each price: right when positive, left when negative. */
export const shiftDemand = (market: LinearMarket, units: number): LinearMarket => ({
  ...market,
  chokePrice: market.chokePrice + units * market.demandSlope,
});
