import { curvesOf } from './monopolies';
import { at, type Solvers } from './solver';

export const discrimination: Solvers = {
  'revenue-with-perfect-discrimination': (question) => {
    const { choke, fall, start, rise } = curvesOf(question);
    const quantity = (choke - start) / (fall + rise);
    return [choke * quantity - (fall * quantity ** 2) / 2];
  },
  'gain-from-two-prices': ({ given, rows }) => {
    const profits = (columns: readonly number[]) =>
      rows.map(({ cells }) =>
        columns.reduce((sum, column) => sum + (at(cells)(0) - at(given)(0)) * at(cells)(column), 0),
      );
    const [first, second, both] = [[1], [2], [1, 2]].map((columns) => Math.max(...profits(columns)));
    return [(first ?? NaN) + (second ?? NaN) - (both ?? NaN)];
  },
};
