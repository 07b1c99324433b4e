import { fromGiven, fromLines, type Solvers } from './solver';

export const totalSurpluses: Solvers = {
  'total-surplus-at-a-quantity': fromLines(({ choke, buy, start, sell }, given) => {
    const width = choke - start;
    return [(width - (given(0) / 2) * (1 / buy + 1 / sell)) * given(0)];
  }),
  'surplus-of-consumers-and-of-all': fromLines(({ choke, start, price, quantity }) => [
    ((choke - price) * quantity) / 2,
    ((choke - start) * quantity) / 2,
  ]),
  'units-to-the-efficient-quantity': fromGiven(
    (start, fewer, more, floor, quantity) => start! - (fewer! * (start! + floor!)) / (fewer! + more!) - quantity!,
  ),
};
