import { totalsOf } from './marginal';
import { count, dollars, isSame } from './numbers';

/** An input whose product does not depend on the other input. */
export interface Input {
  /** Dollars a unit, above 0. */
  readonly price: number;
  /** What unit 1, 2, 3 … adds to output. */
  readonly products: readonly number[];
}

/** Units of each of two inputs. */
export type InputMix = readonly [first: number, second: number];

/** What a dollar more spent on an input adds to output. @throws RangeError for a price that is not above 0. */
export function productPerDollar(marginalProduct: number, price: number): number {
  if (!(price > 0)) throw new RangeError(`an input at ${dollars(price)}: its price must be above $0`);
  return marginalProduct / price;
}

/**
 * Of which input to use more, and of the other less, to produce the same output at a lower cost: the one whose marginal product per
 * dollar is higher. Null where both are equal, so that the mix has the least cost.
 */
export function useMoreOf(products: InputMix, prices: InputMix): 0 | 1 | null {
  const [first, second] = [productPerDollar(products[0], prices[0]), productPerDollar(products[1], prices[1])];
  if (isSame(first, second)) return null;
  return first > second ? 0 : 1;
}

/** Total product of 0, 1, 2 … units. */
const totalsFromNone = ({ products }: Input): number[] => [0, ...totalsOf(products)];

const costOfMix = ([first, second]: readonly [Input, Input], mix: InputMix): number =>
  first.price * mix[0] + second.price * mix[1];

/**
 * The cheapest whole units of two inputs that produce at least `output`; of equals the one with fewer units of the first.
 * @throws RangeError when all units together produce less.
 */
export function leastCostMix(inputs: readonly [Input, Input], output: number): InputMix {
  const [first, second] = [totalsFromNone(inputs[0]), totalsFromNone(inputs[1])];
  const mixes = first.flatMap((made, units): InputMix[] => {
    const rest = second.findIndex((more) => made + more >= output || isSame(made + more, output));
    return rest === -1 ? [] : [[units, rest]];
  });
  const costs = mixes.map((mix) => costOfMix(inputs, mix));
  const least = Math.min(...costs);
  const best = mixes.find((_, index) => isSame(costs[index] ?? Infinity, least));
  if (!best) throw new RangeError(`the inputs cannot produce ${count(output)} units`);
  return best;
}

/** Output = scale · Lᵃ · Kᵇ with both exponents above 0. */
export interface CobbDouglas {
  readonly scale: number;
  readonly laborExponent: number;
  readonly capitalExponent: number;
}

export const cobbDouglas = (
  { scale, laborExponent, capitalExponent }: CobbDouglas,
  [workers, machines]: InputMix,
): number => scale * workers ** laborExponent * machines ** capitalExponent;

/** Marginal products of labor and of capital. */
export function cobbDouglasProducts(technology: CobbDouglas, mix: InputMix): InputMix {
  const output = cobbDouglas(technology, mix);
  return [(technology.laborExponent * output) / mix[0], (technology.capitalExponent * output) / mix[1]];
}

/** Labor and capital that produce exactly `output` at the least cost: MPL / wage = MPK / rent there. */
export function smoothLeastCost(technology: CobbDouglas, output: number, wage: number, rent: number): InputMix {
  const { scale, laborExponent: a, capitalExponent: b } = technology;
  if (!(scale > 0 && a > 0 && b > 0 && output > 0 && wage > 0 && rent > 0))
    throw new RangeError('scale, exponents, output and both prices must be above 0');
  const ratio = (b * wage) / (a * rent); // capital per worker
  const workers = (output / (scale * ratio ** b)) ** (1 / (a + b));
  return [workers, ratio * workers];
}

/**
 * The labor and capital that maximize profit at a price of the output: MRPL = wage and MRPK = rent, so that the least-cost rule holds
 * with both ratios 1. @throws RangeError unless returns to scale diminish, because profit has no maximum then.
 */
export function mostProfitableMix(technology: CobbDouglas, price: number, wage: number, rent: number): InputMix {
  const { scale, laborExponent: a, capitalExponent: b } = technology;
  const returns = a + b;
  if (!(returns < 1)) throw new RangeError('profit has no maximum: the exponents must add up to less than 1');
  // MRPL = wage is price · a · output = wage · L, and likewise for capital; output follows from both.
  const output = (scale * ((price * a) / wage) ** a * ((price * b) / rent) ** b) ** (1 / (1 - returns));
  return [(price * a * output) / wage, (price * b * output) / rent];
}
