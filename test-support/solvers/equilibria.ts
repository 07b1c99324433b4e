import { at, fromGiven, type Solvers } from './solver';

export const equilibria: Solvers = {
  'equilibrium-from-equations': fromGiven((most, buy, sell, least) => (most! + least!) / (buy! + sell!)),
  'spending-at-equilibrium': ({ rows }) => {
    const even = rows.find(({ cells }) => cells[1] === cells[2])?.cells ?? [];
    return [at(even)(0) * at(even)(1)];
  },
  'units-one-by-one': ({ shown }) => {
    const [values, costs] = [shown.slice(0, 6), shown.slice(6)];
    return [values.filter((value, index) => value > at(costs)(index)).length];
  },
  'price-of-a-fixed-supply': fromGiven((sellers, each, most, buy) => (most! - sellers! * each!) / buy!),
  'sales-to-one-group': ({ rows }) => {
    const even = rows.find(({ cells }) => at(cells)(1) + at(cells)(2) === cells[3])?.cells ?? [];
    return [at(even)(1)];
  },
};
