import type { ReadQuestion } from '../read-question';
import { at, type Answer, type Solvers } from './solver';

function bestSpending({ given, rows }: ReadQuestion): Answer {
  const [budget = NaN, ...prices] = given;
  const utility = (good: number, units: number) =>
    rows.slice(0, units).reduce((sum, { cells }) => sum + (cells[good + 1] ?? NaN), 0);
  const bundles = [0, 1, 2, 3, 4].flatMap((first) => [0, 1, 2, 3, 4].map((second) => [first, second] as const));
  const affordable = bundles.filter(([a, b]) => a * at(prices)(0) + b * at(prices)(1) <= budget);
  const worth = ([a, b]: readonly [number, number]) => utility(0, a) + utility(1, b);
  const most = Math.max(...affordable.map(worth));
  const best = affordable.filter((bundle) => worth(bundle) === most);
  return best.length === 1 ? (best[0] ?? []) : ['several bundles are best'];
}

export const utilities: Solvers = {
  'marginal-from-total-utility': ({ given, rows }) => {
    const total = (unit: number) => at(rows[unit - 1]?.cells ?? [])(1);
    return [total(at(given)(1)) - total(at(given)(0))];
  },
  'best-bundle': bestSpending,
};
