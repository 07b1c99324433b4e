import { areasWhere } from './areas';
import { at, fromLines, fromShown, type Solver, type Solvers } from './solver';

const ofADistance: Solver = fromLines(({ buy, sell, quantity }, given) => [
  ((quantity - given(0)) ** 2 / 2) * (1 / buy + 1 / sell),
]);

export const losses: Solvers = {
  'loss-of-a-quota': ofADistance,
  'loss-of-overproduction': ofADistance,
  'transfer-and-loss': fromShown((...all) => {
    const shown = at(all);
    const rise = shown(6) - shown(4);
    return [rise * shown(7), ((shown(6) - shown(8)) * (shown(5) - shown(7))) / 2];
  }),
  'areas-under-a-limit': (question) => {
    const isLoss = question.stem.includes('deadweight loss');
    return areasWhere(question, (place) => {
      const isConsumers = place.includes('above the price P*') && !place.includes('above the price PF');
      return isLoss ? place.includes('right of') : isConsumers;
    });
  },
  'loss-from-a-table': ({ given, rows }) => {
    const totals = rows.map(({ cells: [quantity = NaN, ...surpluses] }) => {
      return { quantity, total: surpluses.reduce((sum, value) => sum + value, 0) };
    });
    const actual = totals.find(({ quantity }) => quantity === given[0])?.total ?? NaN;
    return [Math.max(...totals.map(({ total }) => total)) - actual];
  },
  'steepness-and-loss': ({ stem, choices }) => {
    const gapOf = ({ numbers }: (typeof choices)[number]) => 1 / at(numbers)(1) + 1 / at(numbers)(3);
    const inOrder = [...choices].sort((a, b) => gapOf(a) - gapOf(b));
    return inOrder.at(stem.includes('largest') ? -1 : 0)?.numbers ?? [];
  },
};
