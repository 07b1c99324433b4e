import { fromGiven, fromLines, type Solvers } from './solver';

export const subsidies: Solvers = {
  'cost-of-a-subsidy': fromLines(({ buy, sell, quantity }, subsidy) => [
    subsidy(0) * (quantity + (subsidy(0) * buy * sell) / (buy + sell)),
  ]),
  'loss-of-a-subsidy': fromGiven((subsidy, now, before) => ((now! - before!) * subsidy!) / 2),
};
