import { isSame } from './numbers';

export interface Good {
  /** Plural and small: "tacos". */
  readonly name: string;
  /** Dollars, above 0. */
  readonly price: number;
  /** Marginal utility of unit 1, 2, 3 …. */
  readonly marginal: readonly number[];
}

/** Units bought of each good, in the order of the goods. */
export type Bundle = readonly number[];

/** Marginal utility of each unit for each dollar that it costs. */
export const perDollar = ({ price, marginal }: Good): number[] => marginal.map((utility) => utility / price);

export const costOf = (goods: readonly Good[], bundle: Bundle): number =>
  goods.reduce((sum, { price }, index) => sum + price * (bundle[index] ?? 0), 0);

export const utilityOf = (goods: readonly Good[], bundle: Bundle): number =>
  goods.reduce((sum, { marginal }, index) => sum + marginal.slice(0, bundle[index] ?? 0).reduce((a, b) => a + b, 0), 0);

export interface Purchase {
  /** Index of the good, and which unit of it this is, from 1. */
  readonly good: number;
  readonly unit: number;
  readonly perDollar: number;
}

/**
 * Dollar by dollar, as a textbook does it: always the affordable next unit with the most utility a dollar, the first good on a tie,
 * until nothing affordable adds utility. Spends the budget best wherever it is used up exactly.
 */
export function buyStepByStep(goods: readonly Good[], budget: number): Purchase[] {
  const bought = goods.map(() => 0);
  const purchases: Purchase[] = [];
  for (let left = budget; ;) {
    let best: Purchase | null = null;
    for (const [index, good] of goods.entries()) {
      const unit = (bought[index] ?? 0) + 1;
      const gain = perDollar(good)[unit - 1] ?? 0;
      const isAffordable = good.price <= left || isSame(good.price, left);
      if (isAffordable && gain > (best?.perDollar ?? 0)) best = { good: index, unit, perDollar: gain };
    }
    if (!best) return purchases;
    bought[best.good] = best.unit;
    left -= goods[best.good]?.price ?? 0;
    purchases.push(best);
  }
}

export const bundleOf = (goods: readonly Good[], purchases: readonly Purchase[]): Bundle =>
  goods.map((_, index) => purchases.filter(({ good }) => good === index).length);

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
