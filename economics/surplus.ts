import {
  demandPrice,
  equilibrium,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  supplyPrice,
  type Deal,
  type DemandCurve,
  type Market,
  type SupplyCurve,
} from './market';

/** What buyers would pay for the units from `from` to `to`, in dollars: the area under demand. */
function willingnessToPay(demand: DemandCurve, from: number, to: number): number {
  if (from === to) return 0;
  if (isFixed(demand)) return from < demand.quantity ? Infinity : 0;
  return ((demandPrice(demand, from) + demandPrice(demand, to)) / 2) * (to - from);
}

/** What the units from `from` to `to` cost sellers, in dollars: the area under supply. No unit costs less than 0. */
function costOfUnits(supply: SupplyCurve, from: number, to: number): number {
  if (from === to) return 0;
  if (isFixed(supply)) return to <= supply.quantity ? 0 : Infinity;
  const costless = supply.reservation >= 0 ? 0 : supply.slope === 0 ? to : -supply.reservation / supply.slope;
  const start = Math.min(to, Math.max(from, costless));
  const [first, last] = [supplyPrice(supply, start), supplyPrice(supply, to)];
  return ((Math.max(0, first) + Math.max(0, last)) / 2) * (to - start);
}

/**
 * What buyers gain in dollars at `price`: the area between demand and the price. They buy what they want unless `quantity` says
 * less; then those who value it most are served. Infinity where demand is perfectly inelastic.
 */
export function consumerSurplus(
  demand: DemandCurve,
  price: number,
  quantity = quantityDemanded(demand, price),
): number {
  if (quantity === Infinity) return !isFixed(demand) && demand.choke > price ? Infinity : 0;
  return willingnessToPay(demand, 0, quantity) - price * quantity;
}

/**
 * What sellers gain in dollars at `price`: the area between the price and supply. They sell what they want unless `quantity`
 * says less; then those with the lowest costs sell.
 */
export function producerSurplus(
  supply: SupplyCurve,
  price: number,
  quantity = quantitySupplied(supply, price),
): number {
  if (quantity === Infinity) return !isFixed(supply) && supply.reservation < price ? Infinity : 0;
  return price * quantity - costOfUnits(supply, 0, quantity);
}

/** What is lost, in dollars and at least 0, when `quantity` is traded and not the equilibrium quantity. */
export function deadweightLoss({ demand, supply }: Market, quantity: number): number {
  const efficient = equilibrium({ demand, supply }).quantity;
  const [from, to] = quantity < efficient ? [quantity, efficient] : [efficient, quantity];
  return Math.abs(willingnessToPay(demand, from, to) - costOfUnits(supply, from, to));
}

/** Dollars for each of those who share in a market; the sum of the first three is total surplus. */
export interface Welfare {
  readonly consumerSurplus: number;
  readonly producerSurplus: number;
  /** Tax revenue; below 0 the cost of a subsidy. */
  readonly government: number;
  readonly deadweightLoss: number;
}

/** Who gains what when a market trades by `deal`. */
export const welfareOf = (market: Market, { quantity, buyersPay, sellersGet }: Deal): Welfare => ({
  consumerSurplus: consumerSurplus(market.demand, buyersPay, quantity),
  producerSurplus: producerSurplus(market.supply, sellersGet, quantity),
  government: (buyersPay - sellersGet) * quantity,
  deadweightLoss: deadweightLoss(market, quantity),
});
