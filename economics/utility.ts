import { isSame, sum } from './numbers';

export interface Good {
  /** Plural and small: "tacos". */
  readonly name: string;
  /** Dollars, above 0. */
  readonly price: number;
  /** Marginal utility of unit 1, 2, 3 …. */
  readonly marginal: readonly number[];
}

/** Units bought of each good, in the order of the goods. */
type Bundle = readonly number[];

/** Marginal utility of each unit for each dollar that it costs. */
const perDollar = ({ price, marginal }: Good): number[] => marginal.map((utility) => utility / price);

export const costOf = (goods: readonly Good[], bundle: Bundle): number =>
  sum(goods.map(({ price }, index) => price * (bundle[index] ?? 0)));

export const utilityOf = (goods: readonly Good[], bundle: Bundle): number =>
  sum(goods.map(({ marginal }, index) => sum(marginal.slice(0, bundle[index] ?? 0))));

/** The bundle with the most utility that the budget can pay, found among all of them; the cheapest of equals. */
export function bestBundle(goods: readonly Good[], budget: number): Bundle {
  let best: Bundle = goods.map(() => 0);
  const isBetter = (bundle: Bundle) => {
    const gain = utilityOf(goods, bundle) - utilityOf(goods, best);
    return gain > 1e-9 || (isSame(gain, 0) && costOf(goods, bundle) < costOf(goods, best) - 1e-9);
  };
  const visit = (bundle: Bundle) => {
    const next = goods[bundle.length];
    if (!next) {
      if (isBetter(bundle)) best = bundle;
      return;
    }
    for (let units = 0; units <= next.marginal.length; units += 1) {
      const longer = [...bundle, units];
      const cost = costOf(goods, longer);
      if (cost <= budget || isSame(cost, budget)) visit(longer);
    }
  };
  visit([]);
  return best;
}

/** The rule of equal marginal utility per dollar: the last units bought of all goods bring the same for a dollar. */
export function followsEqualRule(goods: readonly Good[], bundle: Bundle): boolean {
  const last = goods.flatMap((good, index) => perDollar(good)[(bundle[index] ?? 0) - 1] ?? []);
  return last.length === goods.length && last.every((value) => isSame(value, last[0] ?? value));
}
