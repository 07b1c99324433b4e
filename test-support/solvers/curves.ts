import { at, fromShown, type Solvers } from './solver';

export const curves: Solvers = {
  'demand-of-two-buyers': ({ given, rows }) => {
    const row = rows.find(({ cells }) => cells[0] === given[0])?.cells ?? [];
    return [at(row)(1) + at(row)(2)];
  },
  'shift-of-demand-at-a-price': fromShown((...d) => Math.abs(d[6]! - d[4]!)),
  'supply-at-two-prices': fromShown((...d) => d[5]! - d[3]!),
  'shift-of-supply-at-a-price': fromShown((...d) => [
    d[6]! < d[4]! ? 'decreases' : 'increases',
    Math.abs(d[6]! - d[4]!),
  ]),
};
