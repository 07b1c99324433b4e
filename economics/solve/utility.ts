import { count, dollars } from '../numbers';
import {
  bestBundle,
  buyStepByStep,
  bundleOf,
  costOf,
  followsEqualRule,
  perDollar,
  utilityOf,
  type Good,
} from '../utility';

/** Utility per dollar of one unit, worked out: "20 ÷ $4 = 5". */
export function solvePerDollar({ name, price, marginal }: Good, unit: number): string {
  const utility = marginal[unit - 1];
  if (utility === undefined) throw new RangeError(`there is no unit ${unit} of ${name}`);
  return `Unit ${unit} of ${name} brings ${count(utility)} ÷ ${dollars(price)} = ${count(utility / price)} utils a dollar.`;
}

/**
 * Dollar by dollar to the bundle with the most utility.
 * @throws RangeError when buying step by step does not find it: the budget then does not come out even, and the problem is no textbook one.
 */
export function solveBestBundle(goods: readonly Good[], budget: number): string[] {
  const purchases = buyStepByStep(goods, budget);
  const bundle = bundleOf(goods, purchases);
  if (utilityOf(goods, bundle) < utilityOf(goods, bestBundle(goods, budget)) - 1e-9)
    throw new RangeError(
      `with ${dollars(budget)}, buying by utility a dollar misses the best bundle: choose another budget`,
    );
  const tables = goods.map((good) => `Utils a dollar, ${good.name}: ${perDollar(good).map(count).join(', ')}.`);
  const steps = purchases.map(
    ({ good, unit, perDollar: gain }) => `unit ${unit} of ${goods[good]?.name ?? ''} (${count(gain)})`,
  );
  const bought = goods.map(({ name }, index) => `${count(bundle[index] ?? 0)} ${name}`).join(' and ');
  const rule = followsEqualRule(goods, bundle)
    ? ' The last dollars spent bring the same on each good, so nothing is gained by switching.'
    : '';
  return [
    ...tables,
    `Buy what brings most a dollar first: ${steps.join(', then ')}.`,
    `That is ${bought} for ${dollars(costOf(goods, bundle))}, with a total utility of ${count(utilityOf(goods, bundle))}.${rule}`,
  ];
}
