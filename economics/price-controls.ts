import { equilibrium, quantityDemanded, quantitySupplied, type Market } from './market';
import { dollars, isSame } from './numbers';
import { consumerSurplus, producerSurplus, welfareOf, type Welfare } from './surplus';

/**
 * A market at a price that may not be its own. The short side decides what is traded; the units go to the buyers who value
 * them most and come from the sellers with the lowest costs, so that the deadweight loss is the least there can be.
 */
export interface PriceOutcome extends Welfare {
  readonly price: number;
  readonly quantityDemanded: number;
  readonly quantitySupplied: number;
  readonly quantity: number;
  /** Units wanted beyond those offered; 0 when there are none. */
  readonly shortage: number;
  /** Units offered beyond those wanted; 0 when there are none. */
  readonly surplus: number;
}

export interface ControlOutcome extends PriceOutcome {
  /** Only a ceiling below the equilibrium price, or a floor above it, changes anything. */
  readonly isBinding: boolean;
}

/** What happens at `price`, in dollars and at least 0. @throws RangeError at a price below 0 or without an equilibrium. */
export function atPrice(market: Market, price: number): PriceOutcome {
  if (price < 0) throw new RangeError(`a price of ${dollars(price)}: it must be $0 or more`);
  const demanded = quantityDemanded(market.demand, price);
  const supplied = quantitySupplied(market.supply, price);
  const clears = isSame(price, equilibrium(market).price);
  const quantity = clears ? equilibrium(market).quantity : Math.min(demanded, supplied);
  return {
    price,
    quantityDemanded: clears ? quantity : demanded,
    quantitySupplied: clears ? quantity : supplied,
    quantity,
    shortage: clears ? 0 : Math.max(0, demanded - supplied),
    surplus: clears ? 0 : Math.max(0, supplied - demanded),
    ...welfareOf(market, { quantity, buyersPay: price, sellersGet: price }),
  };
}

function controlled(market: Market, control: number, isBinding: boolean): ControlOutcome {
  return { ...atPrice(market, isBinding ? control : equilibrium(market).price), isBinding };
}

/** The market under a legal maximum price. */
export const priceCeiling = (market: Market, ceiling: number): ControlOutcome =>
  controlled(market, ceiling, ceiling < equilibrium(market).price && !isSame(ceiling, equilibrium(market).price));

/** The market under a legal minimum price. Nobody buys what is left over; see floorWithPurchases. */
export const priceFloor = (market: Market, floor: number): ControlOutcome =>
  controlled(market, floor, floor > equilibrium(market).price && !isSame(floor, equilibrium(market).price));

/** A price floor at which the government buys what consumers do not; the units have no further use. */
export interface PurchaseOutcome extends ControlOutcome {
  /** Units that the government buys; the surplus at the floor. */
  readonly purchases: number;
}

/**
 * The market under a price floor with government purchases: producers sell what they want at the floor. `government` is below 0, and
 * `quantity` counts all units produced. @throws RangeError for a floor that does not bind or has no end to the surplus.
 */
export function floorWithPurchases(market: Market, floor: number): PurchaseOutcome {
  const outcome = priceFloor(market, floor);
  if (!outcome.isBinding || outcome.surplus === Infinity)
    throw new RangeError(`a floor of ${dollars(floor)} leaves no surplus of some size that the government could buy`);
  const { quantityDemanded: bought, quantitySupplied: produced, surplus } = outcome;
  const free = atPrice(market, equilibrium(market).price);
  const [consumers, producers] = [
    consumerSurplus(market.demand, floor, bought),
    producerSurplus(market.supply, floor, produced),
  ];
  const government = -floor * surplus;
  return {
    ...outcome,
    quantity: produced,
    consumerSurplus: consumers,
    producerSurplus: producers,
    government,
    deadweightLoss: free.consumerSurplus + free.producerSurplus - consumers - producers - government,
    purchases: surplus,
  };
}
