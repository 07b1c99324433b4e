import { fromGiven, fromLines, type Solvers } from './solver';

export const surpluses: Solvers = {
  'consumer-surplus-in-a-graph': fromLines(({ choke, price, quantity }) => [((choke - price) / 2) * quantity]),
  'consumer-surplus-one-by-one': fromGiven((...all) =>
    all.slice(0, 4).reduce((sum, value) => sum + Math.max(0, value - all[4]!), 0),
  ),
  'producer-surplus-in-a-graph': fromLines(({ start, price, quantity }) => [((price - start) / 2) * quantity]),
  'producer-surplus-after-a-rise': fromGiven((_start, low, few, high, many) => ((high! - low!) * (few! + many!)) / 2),
};
