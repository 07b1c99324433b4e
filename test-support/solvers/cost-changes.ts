import { at, type Solvers } from './solver';

export const costChanges: Solvers = {
  // Of the four causes, the one that is a price of an input where marginal cost moves, and that goes the way in which ATC does.
  'cause-of-new-cost-curves': ({ description, choices }) => {
    const [, up = ''] = /average total cost shifts (up|down)/i.exec(description) ?? [];
    const isOfUnits = /marginal cost shifts/i.test(description);
    const found = choices.filter(
      ({ text }) =>
        text.includes('price of') === isOfUnits && text.startsWith(up === 'up' ? 'An increase' : 'A decrease'),
    );
    return found.map(({ text }) => text);
  },
  'largest-profit-in-a-cost-table': ({ given, rows }) => {
    const price = at(given)(0);
    return [Math.max(...rows.map(({ cells: [quantity = NaN, cost = NaN] }) => price * quantity - cost))];
  },
};
