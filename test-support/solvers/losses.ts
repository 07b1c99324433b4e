import { fromGiven, fromLines, type Solvers } from './solver';

export const losses: Solvers = {
  'total-surplus-in-equilibrium': fromGiven((choke, start, _price, quantity) => ((choke! - start!) * quantity!) / 2),
  'loss-of-a-quota': fromLines(({ buy, sell, quantity }, given) => [
    ((quantity - given(0)) ** 2 / 2) * (1 / buy + 1 / sell),
  ]),
  'surplus-at-too-high-a-price': fromGiven(
    (before, _fair, price, now, least) => ((before! - now!) * (price! - least!)) / 2,
  ),
};
