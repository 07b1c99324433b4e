import * as curves from './market';
import * as surplus from './surplus';

/** A market with two sloped curves as one flat record, for the living market of the landing page; market.ts has the model. */
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

const demandOf = (market: LinearMarket) => ({ choke: market.chokePrice, slope: market.demandSlope });
const supplyOf = (market: LinearMarket) => ({ reservation: market.reservationPrice, slope: market.supplySlope });

/** What buyers would pay for the unit at `quantity`. */
export const demandPrice = (market: LinearMarket, quantity: number): number =>
  curves.demandPrice(demandOf(market), quantity);

/** What sellers ask for the unit at `quantity`. */
export const supplyPrice = (market: LinearMarket, quantity: number): number =>
  curves.supplyPrice(supplyOf(market), quantity);

/** Where the curves cross at a positive quantity and no negative price; null when they do not. */
export const equilibrium = (market: LinearMarket): curves.Equilibrium | null =>
  curves.findEquilibrium({ demand: demandOf(market), supply: supplyOf(market) });

/** The triangle between demand and the price, in dollars; 0 without an equilibrium. */
export function consumerSurplus(market: LinearMarket): number {
  const at = equilibrium(market);
  return at ? surplus.consumerSurplus(demandOf(market), at.price, at.quantity) : 0;
}

/** The area between the price and supply, in dollars: a seller's cost is never below 0. 0 without an equilibrium. */
export function producerSurplus(market: LinearMarket): number {
  const at = equilibrium(market);
  return at ? surplus.producerSurplus(supplyOf(market), at.price, at.quantity) : 0;
}

/** The same market after demand moved by `units` at each price: right when positive, left when negative. */
export const shiftDemand = (market: LinearMarket, units: number): LinearMarket => ({
  ...market,
  chokePrice: market.chokePrice + units * market.demandSlope,
});
