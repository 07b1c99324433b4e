import type { Equilibrium, SlopedDemand, SlopedSupply } from './market';

/** Qd = `atZero` − `perDollar` × P, as textbooks write it. Both are units, above 0. */
export const demandByQuantity = (atZero: number, perDollar: number): SlopedDemand => ({
  choke: atZero / perDollar,
  slope: 1 / perDollar,
});

/** Qs = `atZero` + `perDollar` × P; `atZero` is below 0 where sellers need a price to start at. */
export const supplyByQuantity = (atZero: number, perDollar: number): SlopedSupply => ({
  reservation: 0 - atZero / perDollar,
  slope: 1 / perDollar,
});

function slopeBetween(a: Equilibrium, b: Equilibrium): number {
  if (a.quantity === b.quantity)
    throw new RangeError('two points at one quantity make a vertical curve: give a quantity');
  return (b.price - a.price) / (b.quantity - a.quantity);
}

/** The demand line through two points. @throws RangeError when it would slope up or be vertical. */
export function demandThrough(a: Equilibrium, b: Equilibrium): SlopedDemand {
  const slope = 0 - slopeBetween(a, b);
  if (slope < 0) throw new RangeError('a demand curve cannot slope up: the lower price belongs to the larger quantity');
  return { choke: a.price + slope * a.quantity, slope };
}

/** The supply line through two points. @throws RangeError when it would slope down or be vertical. */
export function supplyThrough(a: Equilibrium, b: Equilibrium): SlopedSupply {
  const slope = slopeBetween(a, b);
  if (slope < 0)
    throw new RangeError('a supply curve cannot slope down: the higher price belongs to the larger quantity');
  return { reservation: a.price - slope * a.quantity, slope };
}
