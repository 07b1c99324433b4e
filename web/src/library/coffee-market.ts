import {
  equilibrium,
  shiftDemand,
  type Equilibrium,
  type SlopedDemand,
  type SlopedSupply,
} from '../../../economics/market';
import { consumerSurplus, producerSurplus } from '../../../economics/surplus';
import { MARKET_STEPS } from '../copy/market';

/** P = 8 − Q/10 and P = 2 + Q/10, in dollars per cup and cups per hour. The equilibrium is at $5 and 30 cups. */
const USUAL_DEMAND: SlopedDemand = { choke: 8, slope: 0.1 };
const SUPPLY: SlopedSupply = { reservation: 2, slope: 0.1 };

/** The demand shift from one caption to the next, in cups per hour at each price. */
export const CUPS_A_STEP = 10;
export const MAX_SHIFT = MARKET_STEPS * CUPS_A_STEP;
/** Demand snaps to multiples of 2 cups, so that price and quantity have few digits. */
const SNAP = 2;

export const snapShift = (cups: number) => Math.min(MAX_SHIFT, Math.max(-MAX_SHIFT, Math.round(cups / SNAP) * SNAP));

interface CoffeeMarket extends Equilibrium {
  readonly demand: SlopedDemand;
  readonly supply: SlopedSupply;
  readonly consumerSurplus: number;
  readonly producerSurplus: number;
}

/** The coffee market with demand `shift` cups per hour above (or below) its usual level at each price. */
export function coffeeMarket(shift: number): CoffeeMarket {
  const demand = shiftDemand(USUAL_DEMAND, shift);
  const { price, quantity } = equilibrium({ demand, supply: SUPPLY });
  return {
    demand,
    supply: SUPPLY,
    price,
    quantity,
    consumerSurplus: consumerSurplus(demand, price, quantity),
    producerSurplus: producerSurplus(SUPPLY, price, quantity),
  };
}

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The state of the market as a sentence for screen readers. */
export function describeMarket(shift: number): string {
  const { price, quantity, ...surplus } = coffeeMarket(shift);
  const usual = coffeeMarket(0);
  const shifted =
    shift === 0
      ? 'Demand is at its usual level.'
      : `Demand has shifted ${shift > 0 ? 'right' : 'left'}: ${Math.abs(shift)} cups ${shift > 0 ? 'more' : 'fewer'} at each price.`;
  const moved = (now: number, before: number, unit: (amount: number) => string) =>
    now === before
      ? `is ${unit(now)}`
      : `${now > before ? 'increases' : 'decreases'} from ${unit(before)} to ${unit(now)}`;
  return (
    `${shifted} The price ${moved(price, usual.price, dollars)}, ` +
    `and the quantity ${moved(quantity, usual.quantity, (cups) => `${Math.round(cups)} cups an hour`)}. ` +
    `Consumer surplus is ${dollars(surplus.consumerSurplus)}, and producer surplus is ${dollars(surplus.producerSurplus)}.`
  );
}
