import { at, type Solvers } from './solver';

export const margins: Solvers = {
  'how-many-hours': ({ shown }) => {
    const [benefit, cost] = [shown.slice(3, 9), shown.slice(12, 18)];
    return [benefit.filter((value, index) => value >= at(cost)(index)).length];
  },
  'largest-net-gain': ({ rows }) => [
    rows.reduce((sum, { cells: [, benefit = NaN, cost = NaN] }) => sum + Math.max(0, benefit - cost), 0),
  ],
};
