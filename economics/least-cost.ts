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
