import { isSame } from './numbers';

/**
 * A market with straight curves, read as price over quantity. Prices are dollars a unit, quantities are units.
 * Source: the competitive model of any principles textbook.
 */
export interface Market {
  readonly demand: DemandCurve;
  readonly supply: SupplyCurve;
}

export type DemandCurve = SlopedDemand | FixedQuantity;
export type SupplyCurve = SlopedSupply | FixedQuantity;

export interface SlopedDemand {
  /** The price at which nobody buys any more, where the curve meets the price axis; above 0. */
  readonly choke: number;
  /** By how many dollars the price falls with each further unit; 0 is perfectly elastic. */
  readonly slope: number;
}

export interface SlopedSupply {
  /** Where the curve meets the price axis; below 0 where sellers would give some units away. */
  readonly reservation: number;
  /** By how many dollars the price rises with each further unit; 0 is perfectly elastic. */
  readonly slope: number;
}

/** Perfectly inelastic: this quantity at any price. */
export interface FixedQuantity {
  readonly quantity: number;
}

export interface Equilibrium {
  readonly price: number;
  readonly quantity: number;
}

export const isFixed = (curve: DemandCurve | SupplyCurve): curve is FixedQuantity => 'quantity' in curve;

/** What buyers would pay for the unit at `quantity`, in dollars; without limit where demand is perfectly inelastic. */
export const demandPrice = (demand: DemandCurve, quantity: number): number =>
  isFixed(demand) ? (quantity <= demand.quantity ? Infinity : 0) : demand.choke - demand.slope * quantity;

/** What sellers ask for the unit at `quantity`, in dollars; 0 up to a perfectly inelastic supply, without limit beyond it. */
export const supplyPrice = (supply: SupplyCurve, quantity: number): number =>
  isFixed(supply) ? (quantity <= supply.quantity ? 0 : Infinity) : supply.reservation + supply.slope * quantity;

/** Units that buyers want at `price`, at least 0; Infinity for a perfectly elastic demand at its own price or below. */
export function quantityDemanded(demand: DemandCurve, price: number): number {
  if (isFixed(demand)) return demand.quantity;
  if (demand.slope === 0) return price <= demand.choke ? Infinity : 0;
  return Math.max(0, (demand.choke - price) / demand.slope);
}

/** Units that sellers offer at `price`, at least 0; Infinity for a perfectly elastic supply at its own price or above. */
export function quantitySupplied(supply: SupplyCurve, price: number): number {
  if (isFixed(supply)) return supply.quantity;
  if (supply.slope === 0) return price >= supply.reservation ? Infinity : 0;
  return Math.max(0, (price - supply.reservation) / supply.slope);
}

/** Where a curve with a slope meets the price axis. */
export const interceptOf = (curve: SlopedDemand | SlopedSupply): number =>
  'choke' in curve ? curve.choke : curve.reservation;

/** The price of a curve with a slope at `quantity`. */
export const priceOn = (curve: SlopedDemand | SlopedSupply, quantity: number): number =>
  'choke' in curve ? demandPrice(curve, quantity) : supplyPrice(curve, quantity);

/** Units wanted or offered at `price`. */
export const quantityOn = (curve: DemandCurve | SupplyCurve, price: number): number =>
  'reservation' in curve ? quantitySupplied(curve, price) : quantityDemanded(curve, price);

/** A trade in which buyers pay one price and sellers get another: a tax lies between the two, or a subsidy. */
export interface Deal {
  readonly quantity: number;
  readonly buyersPay: number;
  readonly sellersGet: number;
}

/**
 * The trade that both sides want when buyers pay `wedge` dollars a unit more than sellers get (less, when below 0).
 * Null when there is none at a positive quantity and no negative price, or not just one.
 */
export function dealAtWedge({ demand, supply }: Market, wedge: number): Deal | null {
  const deal = solveWedge(demand, supply, wedge);
  if (!deal || !(deal.quantity > 0)) return null;
  const [buyersPay, sellersGet] = [withoutDust(deal.buyersPay), withoutDust(deal.sellersGet)];
  return buyersPay >= 0 && sellersGet >= 0 ? { quantity: deal.quantity, buyersPay, sellersGet } : null;
}

/** A price of 0 that arithmetic has left a hair below it. */
const withoutDust = (price: number): number => (price < 0 && isSame(price, 0) ? 0 : price);

function solveWedge(demand: DemandCurve, supply: SupplyCurve, wedge: number): Deal | null {
  if (isFixed(demand)) {
    if (isFixed(supply)) return null;
    const sellersGet = supplyPrice(supply, demand.quantity);
    return { quantity: demand.quantity, buyersPay: sellersGet + wedge, sellersGet };
  }
  if (isFixed(supply)) {
    const buyersPay = demandPrice(demand, supply.quantity);
    return { quantity: supply.quantity, buyersPay, sellersGet: buyersPay - wedge };
  }
  const steepness = demand.slope + supply.slope;
  if (steepness <= 0) return null;
  const quantity = (demand.choke - supply.reservation - wedge) / steepness;
  return { quantity, buyersPay: demandPrice(demand, quantity), sellersGet: supplyPrice(supply, quantity) };
}

/** Where the curves cross at a positive quantity and no negative price; null when they do not. */
export function findEquilibrium(market: Market): Equilibrium | null {
  const deal = dealAtWedge(market, 0);
  return deal && { price: deal.buyersPay, quantity: deal.quantity };
}

/** Where the curves cross. @throws RangeError when they do not cross at a positive quantity and no negative price. */
export function equilibrium(market: Market): Equilibrium {
  const found = findEquilibrium(market);
  if (!found) throw new RangeError('demand and supply do not cross at a positive quantity and a price of 0 or more');
  return found;
}

/** The curve after it moved by `units` at each price: right when positive, left when negative. */
export function shiftDemand(demand: SlopedDemand, units: number): SlopedDemand;
export function shiftDemand(demand: DemandCurve, units: number): DemandCurve;
export function shiftDemand(demand: DemandCurve, units: number): DemandCurve {
  if (isFixed(demand)) return { quantity: demand.quantity + units };
  return { ...demand, choke: demand.choke + units * demand.slope };
}

/** The curve after it moved by `units` at each price: right when positive, left when negative. */
export function shiftSupply(supply: SupplyCurve, units: number): SupplyCurve {
  if (isFixed(supply)) return { quantity: supply.quantity + units };
  return { ...supply, reservation: supply.reservation - units * supply.slope };
}

/** The market after demand, supply or both moved by so many units at each price. */
export const shift = (market: Market, by: { readonly demand?: number; readonly supply?: number }): Market => ({
  demand: shiftDemand(market.demand, by.demand ?? 0),
  supply: shiftSupply(market.supply, by.supply ?? 0),
});
