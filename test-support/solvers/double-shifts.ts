import { demandWay, supplyWay } from './events';
import { crossing } from './shifts';
import { at, fromGiven, fromLines, type Solvers } from './solver';

const signOf = (stem: string, quantity: 'demanded' | 'supplied') =>
  stem.includes(`quantity ${quantity} increases`) ? 1 : -1;

export const doubleShifts: Solvers = {
  'after-both-shift': fromGiven((most, buy, sell, least, demand, supply) => {
    const price = (most! + demand! + least! - supply!) / (buy! + sell!);
    return sell! * price - least! + supply!;
  }),
  'both-shifts-in-a-table': ({ given, rows, stem }) => {
    const [demand, supply] = [at(given)(0) * signOf(stem, 'demanded'), at(given)(1) * signOf(stem, 'supplied')];
    const even = rows.find(({ cells }) => at(cells)(1) + demand === at(cells)(2) + supply);
    return [at(even?.cells ?? [])(0)];
  },
  'certain-after-two-shifts': ({ stem }) => {
    const [first = '', second = ''] = stem.split('At the same time');
    const [demand, supply] = [demandWay(first), supplyWay(second)];
    if (demand === supply) return [demand === 'right' ? 'Quantity increases' : 'Quantity decreases'];
    return [demand === 'right' ? 'Price rises' : 'Price falls'];
  },
  'sizes-settle-it': fromLines((lines, given, stem) => {
    const shifted = crossing(lines, given(0) * signOf(stem, 'demanded'), given(1) * signOf(stem, 'supplied'));
    return [
      shifted.price > lines.price ? 'price rises' : 'price falls',
      shifted.quantity > lines.quantity ? 'quantity increases' : 'quantity decreases',
    ];
  }),
};
