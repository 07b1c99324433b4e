import { simple } from './percent-changes';
import { at, type Solvers } from './solver';

export const crossPrice: Solvers = {
  'closest-rival': ({ rows }) => {
    const [most] = [...rows].sort((a, b) => at(b.cells)(0) - at(a.cells)(0));
    return [most?.name ?? 'no shop'];
  },
  'cross-price-elasticity-in-a-graph': ({ given, shown }) => {
    const [before = NaN, , after = NaN] = shown.slice(-3);
    return [simple(at(given)(0), at(given)(1), before, after)];
  },
  'price-behind-a-change': ({ given, stem }) => {
    const [elasticity = NaN, change = NaN] = given;
    const price = (stem.includes('decreased') ? -change : change) / elasticity;
    return [price > 0 ? 'rose' : 'fell', Math.abs(price)];
  },
  'two-causes-of-demand': ({ rows }) => {
    const total = rows.reduce((sum, { cells: [change = NaN, elasticity = NaN] }) => sum + change * elasticity, 0);
    return [total > 0 ? 'increases' : 'decreases', Math.abs(total)];
  },
};
