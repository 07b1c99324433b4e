import type { ReadQuestion } from '../read-question';
import { at, fromLines, type Answer, type Solvers } from './solver';
import { demandWay } from './events';

/** Where curves cross after quantity demanded and quantity supplied change at every price. */
export const crossing = (
  { choke, buy, start, sell }: { choke: number; buy: number; start: number; sell: number },
  demand: number,
  supply: number,
) => {
  const price = (choke * buy + demand + start * sell - supply) / (buy + sell);
  return { price, quantity: (price - start) * sell + supply };
};

function causeOf({ rows }: ReadQuestion): Answer {
  const [last, now] = rows.map(({ cells }) => ({ price: at(cells)(0), quantity: at(cells)(1) }));
  if (!last || !now) return [];
  const curve = now.price > last.price === now.quantity > last.quantity ? 'demand' : 'supply';
  return [curve, now.quantity > last.quantity ? 'increased' : 'decreased'];
}

export const shifts: Solvers = {
  'quantity-after-a-demand-shift': fromLines((lines, given, stem) => {
    const shift = stem.includes('quantity demanded increases') ? given(0) : -given(0);
    return [Math.abs(crossing(lines, shift, 0).quantity - crossing(lines, 0, 0).quantity)];
  }),
  'size-of-a-demand-shift': fromLines(({ choke, buy, start, sell }, given) => [
    (given(0) - start) * sell - (choke - given(0)) * buy,
  ]),
  'graph-of-a-demand-shift': ({ stem }) => [`Demand shifts ${demandWay(stem)} from`],
  'price-after-a-cost-increase': fromLines((lines, given) => [
    crossing({ ...lines, start: lines.start + given(0) }, 0, 0).price,
  ]),
  'more-sellers-in-a-table': ({ given, rows }) => {
    const sellers = at(given)(0) + at(given)(1);
    return [at(rows.find(({ cells }) => cells[1] === sellers * at(cells)(2))?.cells ?? [])(0)];
  },
  'cause-of-a-new-equilibrium': causeOf,
};
