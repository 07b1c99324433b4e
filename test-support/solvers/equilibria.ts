import { at, fromGiven, fromLines, type Solvers } from './solver';

export const equilibria: Solvers = {
  'equilibrium-from-equations': fromGiven((most, buy, sell, least) => (most! + least!) / (buy! + sell!)),
  'equilibrium-from-schedule': ({ rows }) => {
    const even = rows.find(({ cells }) => cells[1] === cells[2])?.cells ?? [];
    return [at(even)(0), at(even)(1)];
  },
  'gap-at-a-price': fromLines(({ choke, buy, start, sell }, given) => {
    const gap = (choke - given(0)) * buy - (given(0) - start) * sell;
    return [gap > 0 ? 'shortage' : 'surplus', Math.abs(gap)];
  }),
};
