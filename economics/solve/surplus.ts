import {
  demandPrice,
  equilibrium,
  isFixed,
  quantityDemanded,
  supplyPrice,
  type DemandCurve,
  type Market,
  type SupplyCurve,
} from '../market';
import { count, dollars, isSame } from '../numbers';
import { consumerSurplus, producerSurplus } from '../surplus';

/** A triangle or a trapezoid on its side: the gain on the first unit, the gain on the last one, and the units. */
function area(first: number, last: number, quantity: number, total: number): string {
  if (isSame(last, 0)) return `½ × ${count(quantity)} × ${dollars(first)} = ${dollars(total)}`;
  if (isSame(first, last)) return `${count(quantity)} × ${dollars(first)} = ${dollars(total)}`;
  return `½ × (${dollars(first)} + ${dollars(last)}) × ${count(quantity)} = ${dollars(total)}`;
}

/** Consumer surplus at `price` when `quantity` is bought, in one sentence. @throws RangeError for a perfectly inelastic demand. */
export function solveConsumerSurplus(demand: DemandCurve, price: number, quantity: number): string {
  if (isFixed(demand))
    throw new RangeError('a perfectly inelastic demand has no end upward, so its consumer surplus has no size');
  const [first, last] = [demand.choke - price, demandPrice(demand, quantity) - price];
  return `Consumer surplus lies between demand (from ${dollars(demand.choke)} down) and the price of ${dollars(price)}: ${area(first, last, quantity, consumerSurplus(demand, price, quantity))}.`;
}

/** Producer surplus at `price` when `quantity` is sold, in one sentence. */
export function solveProducerSurplus(supply: SupplyCurve, price: number, quantity: number): string {
  const total = producerSurplus(supply, price, quantity);
  const start = supplyPrice(supply, 0);
  if (start < 0) {
    const costless = isFixed(supply) ? quantity : Math.min(quantity, -start / supply.slope);
    const rest = quantity - costless;
    return `The first ${count(costless)} units cost sellers nothing: ${count(costless)} × ${dollars(price)}, and on the others they gain ½ × ${count(rest)} × ${dollars(price)}. Producer surplus is ${dollars(total)}.`;
  }
  const [first, last] = [price - start, price - supplyPrice(supply, quantity)];
  return `Producer surplus lies between the price of ${dollars(price)} and supply (from ${dollars(start)} up): ${area(first, last, quantity, total)}.`;
}

/** Consumer, producer and total surplus of a market that clears. */
export function solveSurplus(market: Market): string[] {
  const { price, quantity } = equilibrium(market);
  const [buyers, sellers] = [
    consumerSurplus(market.demand, price, quantity),
    producerSurplus(market.supply, price, quantity),
  ];
  return [
    `The market clears at ${dollars(price)} and ${count(quantity)}.`,
    solveConsumerSurplus(market.demand, price, quantity),
    solveProducerSurplus(market.supply, price, quantity),
    `Total surplus is ${dollars(buyers)} + ${dollars(sellers)} = ${dollars(buyers + sellers)}.`,
  ];
}

/** How consumer surplus changes with the price, for a demand curve alone. */
export function solveSurplusChange(demand: DemandCurve, from: number, to: number): string[] {
  const [sold, soldNow] = [quantityDemanded(demand, from), quantityDemanded(demand, to)];
  const change = consumerSurplus(demand, to, soldNow) - consumerSurplus(demand, from, sold);
  return [
    solveConsumerSurplus(demand, from, sold),
    solveConsumerSurplus(demand, to, soldNow),
    `It ${change < 0 ? 'falls' : 'rises'} by ${dollars(Math.abs(change))}.`,
  ];
}
