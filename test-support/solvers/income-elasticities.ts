import { simple } from './percent-changes';
import { at, fromGiven, type Solvers } from './solver';

export const incomeElasticities: Solvers = {
  'share-of-income': ({ given, rows }) => {
    const growth = (cells: readonly number[]) => at(cells)(1) / at(cells)(0) - 1;
    return [rows.find(({ cells }) => growth(cells) > at(given)(0) / 100)?.name ?? 'no good'];
  },
  'income-elasticity-in-a-graph': ({ given, shown }) => {
    const [before = NaN, , after = NaN] = shown.slice(-3);
    return [simple(at(given)(0), at(given)(1), before, after)];
  },
  'income-behind-a-change': ({ given, stem }) => {
    const [elasticity = NaN, change = NaN] = given;
    const income = (stem.includes('decreases') ? -change : change) / elasticity;
    return [income > 0 ? 'risen' : 'fallen', Math.abs(income)];
  },
  'spending-after-a-raise': fromGiven(
    (quantity, price, income, elasticity) => price! * quantity! * (1 + (elasticity! * income!) / 100),
  ),
};
