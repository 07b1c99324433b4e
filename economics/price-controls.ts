import { equilibrium, quantityDemanded, quantitySupplied, type Market } from './market';
import { dollars, isSame } from './numbers';
import { welfareOf, type Welfare } from './surplus';

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

/** The market under a legal minimum price. Nobody buys up what is left over. */
export const priceFloor = (market: Market, floor: number): ControlOutcome =>
  controlled(market, floor, floor > equilibrium(market).price && !isSame(floor, equilibrium(market).price));
