import { after, curvesOf, monopolistOf } from './monopolies';
import { type Solvers } from './solver';

export const differentiatedFirms: Solvers = {
  'total-cost-in-the-long-run': (question) => {
    const { choke, fall } = curvesOf(question);
    const { quantity } = monopolistOf(question);
    return [choke * quantity - fall * quantity ** 2];
  },
  'excess-capacity-in-the-long-run': (question) => {
    const { choke, fall, rise } = curvesOf(question);
    const { quantity } = monopolistOf(question);
    // Profit is zero, so fixed cost is what the price leaves beyond the area below MC. ATC is lowest at the root of 2 × fixed cost ÷ rise.
    const { start } = curvesOf(question);
    const fixed = (choke - fall * quantity - start - (rise * quantity) / 2) * quantity;
    const lowest = Math.sqrt((2 * fixed) / rise);
    const shown = after('lowest point of ATC: \\$[\\d,.]+ at a quantity of', question);
    return Math.abs(lowest - shown) < 1e-6 * shown ? [shown - quantity] : ['the graph is not a long-run equilibrium'];
  },
};
