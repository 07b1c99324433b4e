import { demandPrice, type SlopedDemand } from '../market';
import type { ModelValues } from './model-values';

/**
 * A single-price monopoly with straight demand and marginal cost. Average total cost is the fixed cost and the area under marginal
 * cost, divided by the quantity, so that a rising marginal cost passes through its minimum.
 */
export interface MonopolyModel {
  readonly kind: 'monopoly';
  readonly demand: SlopedDemand;
  /** Dollars for the first unit, and by how many they rise with each further one; at least 0. */
  readonly marginalCost: { readonly start: number; readonly slope: number };
  /** Dollars. */
  readonly fixedCost: number;
}

export function monopolyValues({ demand, marginalCost, fixedCost }: MonopolyModel): ModelValues {
  const { choke, slope } = demand;
  const { start, slope: rise } = marginalCost;
  if (!(slope > 0) || rise < 0 || fixedCost < 0 || start < 0 || choke <= start)
    throw new RangeError('a monopoly needs a falling demand that begins above its marginal cost, and no negative cost');
  const costOf = (quantity = 0) => fixedCost + start * quantity + (rise * quantity ** 2) / 2;
  const average = (quantity = 0) => costOf(quantity) / quantity;
  const marginal = (quantity = 0) => start + rise * quantity;
  const quantity = (choke - start) / (2 * slope + rise);
  const price = demandPrice(demand, quantity);
  const efficientQuantity = (choke - start) / (slope + rise);
  const minimumQuantity = rise > 0 ? Math.sqrt((2 * fixedCost) / rise) : null;
  // Where ATC = D: the larger root, if the firm can cover its cost at all.
  const square = quantity ** 2 - (2 * fixedCost) / (2 * slope + rise);
  const fairQuantity = square >= 0 ? quantity + Math.sqrt(square) : null;
  return {
    choke,
    demandSlope: slope,
    demand: (units = 0) => demandPrice(demand, units),
    marginalRevenue: (units = 0) => choke - 2 * slope * units,
    marginalCost: marginal,
    averageTotalCost: average,
    quantity,
    price,
    marginalCostThere: marginal(quantity),
    averageTotalCostThere: average(quantity),
    totalRevenue: price * quantity,
    totalCost: costOf(quantity),
    profit: price * quantity - costOf(quantity),
    consumerSurplus: ((choke - price) * quantity) / 2,
    efficientQuantity,
    efficientPrice: demandPrice(demand, efficientQuantity),
    deadweightLoss: ((price - marginal(quantity)) * (efficientQuantity - quantity)) / 2,
    unitElasticQuantity: choke / (2 * slope),
    unitElasticPrice: choke / 2,
    ...(minimumQuantity !== null && { minimumQuantity, minimumAverage: average(minimumQuantity) }),
    ...(fairQuantity !== null && { fairQuantity, fairPrice: demandPrice(demand, fairQuantity) }),
  };
}
