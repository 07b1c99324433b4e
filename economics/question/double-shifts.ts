import { equilibrium, findEquilibrium, quantityDemanded, shift } from '../market';
import { isAbove, isSame } from '../numbers';
import { areBetweenEnds, drawMarket, endsOf, equationsOf, isRound, pictureOf, scheduleOf } from './drawn-market';
import { drawStory } from './events';
import { modelsOf, questionModel } from './question-model';
import { capital } from './settings';

const MARKET = 'market-after-two-shifts';

const shiftsModel = modelsOf(MARKET, drawMarket);

export const afterBothShift = shiftsModel('after-both-shift', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const step = perDollar.demand + perDollar.supply;
  const [demand, supply] = [draw.whole(1, 3) * step, draw.whole(1, 3) * step];
  const found = findEquilibrium(shift(market, { demand, supply }));
  if (!found || demand === supply || found.price < 1) return null;
  const equations = equationsOf(drawn);
  if (!isRound(equations) || equations.fewer === equations.more) return null;
  return {
    values: { ...equations, demandShift: demand, supplyShift: supply, ...found },
    within: { answer: [at.quantity, equations.start + demand] },
    right: found.quantity,
    wrong: [
      ['one-of-two-changes', equilibrium(shift(market, { demand })).quantity, 'demand'],
      ['shifts-added', at.quantity + demand + supply],
      ['one-of-two-changes', equilibrium(shift(market, { supply })).quantity, 'supply'],
      ['cancel-out', at.quantity],
      ['keeps-old-price', at.quantity + demand, 'demand'],
      ['keeps-old-price', at.quantity + supply, 'supply'],
    ],
  };
});

/** The columns of a table before two shifts, a dollar from row to row; null where a curve ends before the last row. */
export const bothShiftsInATable = shiftsModel('both-shifts-in-a-table', ({ market, at, perDollar }, draw) => {
  const sum = perDollar.demand + perDollar.supply;
  const [demand, supply] = [draw.oneOf([-3, -2, -1, 1, 2, 3]), draw.oneOf([-3, -2, -1, 1, 2, 3])];
  const first = at.price - draw.whole(3, 4);
  const last = first + 6;
  if (demand === supply || !areBetweenEnds(market, first, last)) return null;
  const key = at.price + demand - supply;
  const quantity = quantityDemanded(market.demand, key) + demand * sum;
  if (!isAbove(quantity, 0)) return null;
  return {
    values: {
      demandWay: demand > 0 ? 'increases' : 'decreases',
      demandShift: Math.abs(demand) * sum,
      supplyWay: supply > 0 ? 'increases' : 'decreases',
      supplyShift: Math.abs(supply) * sum,
      sizes: Math.abs(demand) === Math.abs(supply) ? 'equal' : 'different',
      price: key,
      quantity,
    },
    rows: scheduleOf(market, first, last),
    within: { answer: [first, last] },
    right: key,
    wrong: [
      ['one-of-two-changes', at.price + demand, 'demand'],
      ['cancel-out', at.price],
      ['one-of-two-changes', at.price - supply, 'supply'],
      ['shift-reversed', at.price + demand + supply, 'supply'],
      ['effect-reversed', at.price - demand + supply],
      ['shift-reversed', at.price - demand - supply, 'demand'],
    ],
  };
});

const back = { right: 'left', left: 'right' } as const; // the two ways

/** What is certain after demand and supply shift these ways: the quantity if they agree, else the price. */
function certainty(demand: 'right' | 'left', supply: 'right' | 'left') {
  if (demand === supply)
    return { known: demand === 'right' ? 'quantity increases' : 'quantity decreases', open: 'price' };
  return { known: demand === 'right' ? 'price rises' : 'price falls', open: 'quantity' };
}

export const certainAfterTwoShifts = questionModel('certain-after-two-shifts', MARKET, (draw) => {
  const { good, demand, supply } = drawStory(draw);
  const choice = (d: typeof demand.way, s: typeof supply.way) => {
    const { known, open } = certainty(d, s);
    return { Known: capital(known), open };
  };
  return {
    values: {
      ...good,
      demand: demand.name,
      supply: supply.name,
      demandWay: demand.way,
      supplyWay: supply.way,
      sure: demand.way === supply.way ? 'quantity' : 'price',
      open: demand.way === supply.way ? 'price' : 'quantity',
    },
    right: choice(demand.way, supply.way),
    wrong: [
      [demand.confused, choice(back[demand.way], supply.way), 'demand'],
      ['shift-reversed', choice(demand.way, back[supply.way]), 'supply'],
      ['effect-reversed', choice(back[demand.way], back[supply.way])],
    ],
  };
});

export const sizesSettleIt = shiftsModel('sizes-settle-it', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const sum = perDollar.demand + perDollar.supply;
  const [demand, supply] = [draw.oneOf([-2, -1, 1, 2]) * sum, draw.oneOf([-2, -1, 1, 2]) * sum];
  const found = findEquilibrium(shift(market, { demand, supply }));
  // Two equal shifts leave the price where it is, whatever binary fractions make of it.
  if (!found || isSame(found.price, at.price) || isSame(found.quantity, at.quantity)) return null;
  const words = (price: number, quantity: number) => ({
    rises: price > 0 ? 'rises' : 'falls',
    increases: quantity > 0 ? 'increases' : 'decreases',
  });
  const [price, quantity] = [found.price - at.price, found.quantity - at.quantity];
  // One of the two shifts alone would have the same effects: it is the larger one in what is asked.
  const isDemand = Math.sign(demand) === Math.sign(price) && Math.sign(demand) === Math.sign(quantity);
  const isSure = Math.sign(demand) === Math.sign(supply) ? 'quantity' : 'price';
  return {
    values: {
      demandWay: demand > 0 ? 'increases' : 'decreases',
      demandShift: Math.abs(demand),
      supplyWay: supply > 0 ? 'increases' : 'decreases',
      supplyShift: Math.abs(supply),
      ...found,
      isSure,
    },
    picture: pictureOf(drawn, { at: endsOf(drawn) }),
    right: words(price, quantity),
    wrong: [
      ['one-of-two-changes', isDemand ? words(-supply, supply) : words(demand, demand), isDemand ? 'supply' : 'demand'],
      ['effect-reversed', words(isSure === 'price' ? -price : price, isSure === 'price' ? quantity : -quantity), 'one'],
      ['effect-reversed', words(-price, -quantity), 'both'],
    ],
  };
});
