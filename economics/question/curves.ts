import { quantityDemanded, quantitySupplied, shiftDemand, shiftSupply } from '../market';
import { count, dollars } from '../numbers';
import { drawMarket, pictureOf } from './drawn-market';
import { questionModel } from './question-model';
import { PEOPLE, GOODS } from './settings';

export const demandOfTwo = questionModel('demand-of-two-buyers', 'demand-curve', (draw) => {
  const good = draw.oneOf(GOODS);
  const names = draw.twoOf(PEOPLE);
  const prices = [2, 3, 4, 5, 6];
  const curves = [0, 1].map(() => {
    const slope = 1 / draw.whole(1, 3);
    return { choke: 7 + slope * draw.whole(0, 4), slope };
  });
  const [first, second] = curves;
  if (!first || !second) return null;
  const at = draw.whole(1, 3);
  const price = prices[at] ?? 0;
  const wanted = (curve: typeof first, dollarsEach: number) => quantityDemanded(curve, dollarsEach);
  const total = wanted(first, price) + wanted(second, price);
  const rows = prices.map((each) => [dollars(each), count(wanted(first, each)), count(wanted(second, each))]);
  return {
    values: {
      ...good,
      first: names[0],
      second: names[1],
      price,
      firstWants: wanted(first, price),
      secondWants: wanted(second, price),
      nextPrice: price + 1,
      total,
    },
    rows,
    within: { answer: [0, wanted(first, 2) + wanted(second, 2)] },
    right: total,
    wrong: [
      ['averaged-not-added', total / 2],
      ['one-as-market', Math.max(wanted(first, price), wanted(second, price))],
      ['wrong-row', wanted(first, price + 1) + wanted(second, price + 1)],
    ],
  };
});

export const supplyAtAPrice = questionModel('supply-at-two-prices', 'supply-curve', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const rise = draw.whole(1, 3);
  const low = at.price - draw.whole(0, at.price - market.supply.reservation - 1);
  const [before, after] = [quantitySupplied(market.supply, low), quantitySupplied(market.supply, low + rise)];
  if (rise === 1) return null;
  return {
    values: { ...good, before, lowPrice: low, after, highPrice: low + rise, rise, key: after - before },
    picture: pictureOf(drawn, {
      show: ['supply'],
      at: [
        { curve: 'supply', name: 'A', price: low },
        { curve: 'supply', name: 'B', price: low + rise },
      ],
    }),
    within: { answer: [0, after] },
    right: after - before,
    wrong: [
      ['total-not-change', after, 'after'],
      ['one-for-one-dollar', rise],
      ['wrong-interval', perDollar.supply],
      ['total-not-change', before, 'before'],
    ],
  };
});

export const shiftOrMoveOfDemand = questionModel('shift-of-demand-at-a-price', 'demand-curve', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const shift = perDollar.demand * draw.whole(1, 2) * (draw.oneOf([true, false]) ? 1 : -1);
  const after = shiftDemand(market.demand, shift);
  const [was, is] = [quantityDemanded(market.demand, at.price), quantityDemanded(after, at.price)];
  const lower = at.price - draw.whole(1, 3);
  const along = quantityDemanded(after, lower);
  if (is <= 0 || lower <= 0) return null;
  const direction = shift > 0 ? 'right' : 'left';
  return {
    values: {
      ...good,
      direction,
      price: at.price,
      was,
      is,
      larger: Math.max(was, is),
      smaller: Math.min(was, is),
      key: Math.abs(shift),
    },
    picture: pictureOf(drawn, {
      demandShift: shift,
      show: ['demand', 'shift-arrow'],
      at: [
        { curve: 'old-demand', name: 'A', price: at.price },
        { curve: 'demand', name: 'B', price: at.price },
        { curve: 'demand', name: 'C', price: lower },
      ],
    }),
    within: { answer: [0, Math.max(was, is)] },
    right: Math.abs(shift),
    wrong: [
      ['shift-vs-movement', Math.abs(along - is)],
      ['total-not-change', is],
      ['one-of-two-changes', Math.abs(along - was)],
      ['wrong-comparison', along],
    ],
  };
});

export const shiftOfSupplyAtAPrice = questionModel('shift-of-supply-at-a-price', 'supply-curve', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const dollarsUp = draw.whole(1, 2);
  const shift = -perDollar.supply * dollarsUp;
  const after = shiftSupply(market.supply, shift);
  const [was, is] = [quantitySupplied(market.supply, at.price), quantitySupplied(after, at.price)];
  if (is <= 0) return null;
  const decrease = (change: number) => ({ direction: 'decrease', change });
  return {
    values: { ...good, price: at.price, is, was, fall: was - is },
    picture: pictureOf(drawn, {
      supplyShift: shift,
      show: ['supply', 'shift-arrow'],
      at: [
        { curve: 'old-supply', name: 'A', price: at.price },
        { curve: 'supply', name: 'B', price: at.price },
      ],
    }),
    within: { change: [0, was] },
    right: decrease(was - is),
    wrong: [
      ['up-means-increase', { direction: 'increase', change: was - is }],
      ['total-not-change', decrease(is), 'after'],
      ['one-for-one-dollar', decrease(dollarsUp)],
      ['total-not-change', decrease(was), 'before'],
    ],
  };
});
