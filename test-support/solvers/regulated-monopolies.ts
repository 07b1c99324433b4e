import { after, curvesOf, monopolistOf } from './monopolies';
import { at, type Solvers } from './solver';

export const regulatedMonopolies: Solvers = {
  'consumers-gain-from-regulation': (question) => {
    const { choke, fall, start, rise } = curvesOf(question);
    const surplus = (quantity: number) => (fall * quantity ** 2) / 2;
    return [surplus((choke - start) / (fall + rise)) - surplus(monopolistOf(question).quantity)];
  },
  'cost-at-the-fair-return-price': (question) => {
    const { choke, fall } = curvesOf(question);
    const quantity = after('demand and average total cost intersect at a quantity of', question);
    return [(choke - fall * quantity) * quantity];
  },
  'lump-sum-tax-on-a-monopolist': (question) => {
    const quantity = after('MR and MC intersect at a quantity of', question);
    const price = after('the price on demand is', question);
    const average = after('F is on ATC, at a quantity of [\\d,.]+ and a cost of', question);
    return [price, price * quantity - average * quantity - at(question.given)(0)];
  },
};
