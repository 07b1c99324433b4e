import { fromShown, type Solvers } from './solver';

export const sharedGoods: Solvers = {
  // Each benefit falls from a height to $0 at a quantity; cost is flat. Their sum is a straight line as long as both are above zero.
  'efficient-quantity-of-a-public-good': fromShown(
    (top1 = NaN, _, end1 = NaN, top2 = NaN, __, end2 = NaN, cost = NaN) => {
      const quantity = (top1 + top2 - cost) / (top1 / end1 + top2 / end2);
      return quantity < Math.min(end1, end2) ? quantity : ['one of the two no longer benefits there'];
    },
  ),
  'units-with-and-without-an-agreement': ({ given: [cost = NaN], rows }) => {
    const columns = [0, 1].map((place) => rows.map(({ cells }) => cells[place] ?? NaN));
    const bought = columns.map((values) => values.filter((value) => value >= cost).length);
    const worth = rows.filter(({ cells: [one = NaN, other = NaN] }) => one + other >= cost);
    return [Math.max(...bought), worth.length];
  },
};
