import { equilibrium, findEquilibrium, quantityDemanded, shift } from '../market';
import { count, dollars } from '../numbers';
import type { MarketPicture } from '../picture/market-picture';
import { drawMarket, endsOf, pictureOf } from './drawn-market';
import { drawStory } from './events';
import { modelsOf, questionModel, type Values } from './question-model';
import { drawGood } from './settings';

const demandShiftModel = modelsOf('market-after-a-demand-shift', drawMarket);

export const quantityAfterADemandShift = demandShiftModel('quantity-after-a-demand-shift', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const sum = perDollar.demand + perDollar.supply;
  const rise = draw.oneOf([-2, -1, 1, 2]);
  const units = rise * sum;
  const found = findEquilibrium(shift(market, { demand: units }));
  if (!found || perDollar.demand === perDollar.supply || units < -at.quantity / 2) return null;
  const key = Math.abs(found.quantity - at.quantity);
  const size = Math.abs(units);
  return {
    values: {
      direction: units > 0 ? 'increase' : 'decrease',
      shift: size,
      sum,
      ...found,
      change: Math.abs(rise),
      perDollar: perDollar.supply,
    },
    picture: pictureOf(drawn, { at: endsOf(drawn) }),
    right: key,
    wrong: [
      ['keeps-old-price', size],
      ['middle-is-equilibrium', size / 2],
      ['total-not-change', found.quantity],
      ['stopped-halfway', perDollar.supply],
      ['subtracted-slopes', (size / Math.abs(perDollar.demand - perDollar.supply)) * perDollar.supply],
    ],
  };
});

export const sizeOfADemandShift = demandShiftModel('size-of-a-demand-shift', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const sum = perDollar.demand + perDollar.supply;
  const rise = draw.whole(1, 3);
  const found = equilibrium(shift(market, { demand: rise * sum }));
  const stillWanted = quantityDemanded(market.demand, found.price);
  // Twice the increase in sales, an error, and the increase itself would add up to the shift.
  if (perDollar.demand === 2 * perDollar.supply || perDollar.demand === perDollar.supply || stillWanted <= 0)
    return null;
  return {
    values: { ...found, stillWanted, rise },
    picture: pictureOf(drawn, { at: endsOf(drawn) }),
    within: { answer: [1, found.quantity] },
    right: rise * sum,
    wrong: [
      ['shift-vs-movement', found.quantity - at.quantity],
      ['total-not-change', found.quantity],
      ['subtracted-slopes', rise * Math.abs(perDollar.demand - perDollar.supply)],
      ['middle-is-equilibrium', 2 * (found.quantity - at.quantity)],
      ['stopped-halfway', sum],
      ['keeps-old-quantity', at.quantity],
    ],
  };
});

/** A small graph on which one curve shifts, with letters in place of numbers. */
const shiftGraph = ({ curve = 'demand', way = 'right' }: Values): MarketPicture => ({
  kind: 'market',
  title: 'The market before and after',
  quantity: 'Quantity',
  price: 'Price',
  values: 'hidden',
  demand: { choke: 12, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
  [curve === 'demand' ? 'demandShift' : 'supplyShift']: way === 'right' ? 30 : -30,
  show: [],
  max: { quantity: 130, price: 14 },
});

export const graphOfADemandShift = questionModel('graph-of-a-demand-shift', 'market-after-a-demand-shift', (draw) => {
  const { good, demand } = drawStory(draw);
  const { name, way, confused } = demand;
  const back = way === 'right' ? 'left' : 'right';
  return {
    values: { ...good, demand: name },
    draw: shiftGraph,
    right: { curve: 'demand', way },
    wrong: [
      [confused, { curve: 'demand', way: back }],
      ['demand-supply-mixup', { curve: 'supply', way }, 'same'],
      ['demand-supply-mixup', { curve: 'supply', way: back }, 'other'],
    ],
  };
});

const supplyShiftModel = modelsOf('market-after-a-supply-shift', drawMarket);

export const priceAfterACostIncrease = supplyShiftModel('price-after-a-cost-increase', (drawn) => {
  const { market, at, perDollar, tax: increase } = drawn;
  const found = findEquilibrium({
    demand: market.demand,
    supply: { ...market.supply, reservation: market.supply.reservation + increase },
  });
  if (!found || perDollar.demand === perDollar.supply) return null;
  const rise = found.price - at.price;
  return {
    values: { increase, ...found, rise },
    picture: pictureOf(drawn, { at: endsOf(drawn) }),
    within: { answer: [1, market.demand.choke] },
    right: found.price,
    wrong: [
      ['full-pass-through', at.price + increase],
      ['keeps-old-price', at.price],
      ['middle-is-equilibrium', at.price + increase / 2],
      ['one-side-only', at.price + increase - rise],
      ['shift-reversed', at.price - rise],
    ],
  };
});

/** Firms that enter a market move its equilibrium up the table, to where quantity demanded is what all of them supply. */
export const moreSellersInATable = questionModel('more-sellers-in-a-table', 'market-after-a-supply-shift', (draw) => {
  const [before, entering] = [draw.whole(3, 12), draw.whole(2, 10)];
  const [lowest, least, step] = [draw.whole(3, 9), draw.whole(2, 8), draw.whole(1, 3)];
  const [place, drop] = [draw.whole(2, 4), draw.whole(1, 2)];
  const each = [0, 1, 2, 3, 4, 5].map((row) => least + row * step);
  const now = place - drop;
  const [atOld, atNew] = [before * (each[place] ?? 0), (before + entering) * (each[now] ?? 0)];
  const fewer = (atNew - atOld) / drop;
  const wanted = each.map((_units, row) => atOld + (place - row) * fewer);
  if (fewer < 1 || !Number.isInteger(fewer) || wanted.some((units) => units <= 0)) return null;
  const price = (row: number) => lowest + row;
  return {
    values: {
      ...drawGood(draw, lowest, lowest + 5),
      before,
      entering,
      after: before + entering,
      oldPrice: price(place),
      price: price(now),
      each: each[now] ?? 0,
      quantity: atNew,
    },
    rows: each.map((units, row) => [dollars(price(row)), count(wanted[row] ?? 0), count(units)]),
    within: { answer: [lowest, lowest + 5] },
    right: price(now),
    wrong: [
      ['keeps-old-price', price(place)],
      ['effect-reversed', price(place + drop)],
      ['overshoots-equilibrium', price(now - 1)],
      ['effect-reversed', price(place + 1)],
      ['stopped-halfway', price(place - 1)],
      ['overshoots-equilibrium', price(now - 2)],
    ],
  };
});

export const causeOfANewEquilibrium = supplyShiftModel('cause-of-a-new-equilibrium', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const units = draw.oneOf([-2, -1, 1, 2]) * (perDollar.demand + perDollar.supply);
  const found = findEquilibrium(shift(market, { supply: units }));
  if (!found || units < -at.quantity / 2) return null;
  const [way, back] = units > 0 ? ['increased', 'decreased'] : ['decreased', 'increased'];
  return {
    values: { ...found },
    rows: [
      ['Last year', dollars(at.price), count(at.quantity)],
      ['This year', dollars(found.price), count(found.quantity)],
    ],
    right: { side: 'supply', way },
    wrong: [
      ['demand-supply-mixup', { side: 'demand', way }, 'quantity'],
      ['demand-supply-mixup', { side: 'demand', way: back }, 'price'],
      ['effect-reversed', { side: 'supply', way: back }],
    ],
  };
});
