import { saidAll } from './sentences';
import type { Solvers } from './solver';

export const scale: Solvers = {
  'cost-of-a-larger-scale': (question) => {
    const totals = saidAll(question, /^[FG] is on LRATC/).map(([quantity = NaN, cost = NaN]) => quantity * cost);
    return [(totals[1] ?? NaN) - (totals[0] ?? NaN)];
  },
};
