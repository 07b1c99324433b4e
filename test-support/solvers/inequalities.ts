import { at, type Solvers } from './solver';

export const inequalities: Solvers = {
  // The last sentences say: "the poorest 20% of households have 5% of income", once for each of two points.
  'share-between-two-points': ({ shown }) => {
    const [, lower = NaN, , upper = NaN] = shown.slice(-4);
    return [upper - lower];
  },
  'lorenz-point-after-a-transfer': ({ given, rows }) => {
    const [tax = NaN, transfer = NaN, households = NaN] = given;
    const incomes = rows.map(({ cells }) => at(cells)(0));
    const after = incomes.map((income, index) => income + (index < 2 ? transfer : 0) - (index === 4 ? tax : 0));
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    return [(sumOf(after.slice(0, households / 20)) / sumOf(after)) * 100];
  },
  'from-one-lorenz-curve-to-another': ({ given: [poor = NaN], shown }) => {
    // The shares of five groups on L1, then on L2. The area below a curve grows with the sum of its heights.
    const heightsOf = (from: number) =>
      [1, 2, 3, 4].map((groups) => shown.slice(from, from + groups).reduce((sum, share) => sum + share, 0));
    const [before, after] = [heightsOf(0), heightsOf(5)];
    const place = poor / 20 - 1;
    const total = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0);
    return [
      at(after)(place) > at(before)(place) ? 'share increases' : 'share decreases',
      total(after) > total(before) ? 'coefficient decreases' : 'coefficient increases',
    ];
  },
};
