import type { ReadQuestion } from '../read-question';
import { at, fromGiven, type Solvers } from './solver';

/** The number in the one row that speaks of these words. */
function amountIn({ rows }: ReadQuestion, words: RegExp): number {
  const found = rows.filter(({ name }) => words.test(name));
  return found.length === 1 ? at(found[0]?.cells ?? [])(0) : NaN;
}

export const costsAndBenefits: Solvers = {
  'economic-profit': fromGiven(
    (wage, savings, rate, revenue, explicit) => revenue! - explicit! - wage! - (savings! / 100) * rate!,
  ),
  'revenue-for-normal-profit': ({ shown: [explicit = NaN, , one = NaN, , two = NaN, rent = NaN] }) => [
    explicit + Math.max(one, two) + rent,
  ],
  'implicit-costs-in-a-table': (question) => [
    amountIn(question, /previous job/) + amountIn(question, /others would pay/) + amountIn(question, /savings/),
  ],
  'better-or-worse-off': ({ shown: [revenue = NaN, explicit = NaN, implicit = NaN] }) => {
    const profit = revenue - explicit - implicit;
    return [Math.abs(profit), profit > 0 ? 'etter' : 'orse'];
  },
  'gain-from-going-on': (question) => [
    amountIn(question, /when finished/) - amountIn(question, /as it is/) - amountIn(question, /finishing/),
  ],
  'most-to-pay-to-finish': fromGiven((_spent, finished, asItIs) => finished! - asItIs!),
  'best-of-three-plans': ({ rows }) => [
    Math.max(...rows.map(({ cells: [benefit = NaN, cost = NaN] }) => benefit - cost)),
  ],
  'how-much-is-sunk': (question) => [
    amountIn(question, /last year/) + amountIn(question, /train/) - amountIn(question, /sold now/),
  ],
};
