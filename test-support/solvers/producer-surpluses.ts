import { areasWhere } from './areas';
import { at, fromLines, fromShown, type Solvers } from './solver';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const producerSurpluses: Solvers = {
  'producer-surplus-in-a-graph': fromLines(({ start, price, quantity }) => [((price - start) / 2) * quantity]),
  'producer-surplus-between-two-points': fromShown(
    (_start, _sell, low, few, high, many) => ((high! - low!) * (few! + many!)) / 2,
  ),
  'profit-from-producer-surplus': ({ given, rows }) => {
    const [price = NaN, rent = NaN] = given;
    return [sum(rows.map(({ cells }) => Math.max(0, price - cells[1]!))) - rent];
  },
  'producer-surplus-at-the-lowest-price': ({ rows }) => {
    const [first = NaN, second = NaN, third = NaN] = rows.map(({ cells }) => cells[0]!).sort((a, b) => a - b);
    return [2 * third - first - second];
  },
  'areas-of-a-higher-price': (question) =>
    areasWhere(question, (place) => {
      const isSurplus = place.includes('above the supply curve');
      if (question.stem.includes('surplus at point G')) return isSurplus;
      const isOld = isSurplus ? !place.includes('above the price PF') : place.includes('left of the quantity QF');
      return !isOld && (isSurplus || question.stem.includes('revenue'));
    }),
  'producer-surplus-after-lower-costs': fromShown((...all) => {
    const shown = at(all);
    return ((shown(4) + shown(6)) / 2) * (shown(7) - shown(9));
  }),
};
