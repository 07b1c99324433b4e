import { count, isTidy, percent } from '../numbers';
import type { Draw } from './draw';
import { drawResponse, elasticityOfResponse } from './demand-response';
import { questionModel } from './question-model';

const MARKET = 'cross-price-elasticity';

interface Pair {
  /** Whose price changes: "butter". */
  readonly other: string;
  /** Whose demand responds. */
  readonly goods: string;
  readonly relation: 'substitutes' | 'complements';
  /** Plausible prices of one unit of `goods`, and of `other`. */
  readonly price: readonly [least: number, most: number];
  readonly from: readonly number[];
}

const PAIRS: readonly Pair[] = [
  { other: 'butter', goods: 'tubs of margarine', relation: 'substitutes', price: [2, 4], from: [4, 5] },
  { other: 'a taxi ride', goods: 'rideshare rides', relation: 'substitutes', price: [12, 24], from: [20, 25] },
  { other: 'a train ticket', goods: 'bus tickets', relation: 'substitutes', price: [10, 30], from: [40, 50, 80] },
  { other: 'a movie ticket', goods: 'movie rentals', relation: 'substitutes', price: [3, 6], from: [10, 20] },
  { other: 'a printer', goods: 'ink cartridges', relation: 'complements', price: [20, 40], from: [80, 100, 200] },
  {
    other: 'a tennis racket',
    goods: 'cans of tennis balls',
    relation: 'complements',
    price: [4, 8],
    from: [50, 80, 100],
  },
  { other: 'a game console', goods: 'video games', relation: 'complements', price: [30, 60], from: [400, 500] },
  {
    other: 'an electric car',
    goods: 'home chargers',
    relation: 'complements',
    price: [400, 600],
    from: [40000, 50000],
  },
];

/** Names that do not tell how a shop is related to another. */
const SHOPS = ['Willow', 'Harbor', 'Summit', 'Lantern', 'Orchard', 'Meadow', 'Juniper', 'Bluebird'] as const; // names
const KINDS = ['café', 'bakery', 'hotel', 'gym', 'bookstore', 'garage'] as const; // of the shop that raises its prices

export const closestRival = questionModel('closest-rival', MARKET, (draw) => {
  const rise = draw.oneOf([5, 8, 10, 20]);
  const [close, weak] = [draw.whole(rise, 2 * rise), draw.whole(1, Math.floor(rise / 3))];
  const joint = close + draw.whole(2, 6);
  const names = draw.shuffled(SHOPS).slice(0, 4);
  const [rival = '', distant = '', unrelated = '', partner = ''] = names;
  const signed = (change: number) => (change > 0 ? `+${percent(change)}` : percent(change));
  return {
    values: { kind: draw.oneOf(KINDS), rise, rival, close, key: close / rise },
    rows: draw.shuffled([
      [rival, signed(close)],
      [distant, signed(weak)],
      [unrelated, signed(0)],
      [partner, signed(-joint)],
    ]),
    right: { name: rival },
    wrong: [
      ['sign-ignored', { name: partner }],
      ['any-positive-counts', { name: distant }],
      ['zero-misread', { name: unrelated }],
    ],
  };
});

/** A pair of goods, and the change in the price of the other good in percent. */
function drawPair(draw: Draw, changes: readonly number[]) {
  const pair = draw.oneOf(PAIRS);
  const [from, change] = [draw.oneOf(pair.from), draw.oneOf(changes)];
  return { ...pair, sign: pair.relation === 'substitutes' ? 1 : -1, from, to: from * (1 + change / 100), change };
}

export const crossPriceElasticityInAGraph = questionModel('cross-price-elasticity-in-a-graph', MARKET, (draw) => {
  const { other, goods, price: prices, sign, from, to, change } = drawPair(draw, [-25, -20, -10, 10, 20, 25]);
  const moved = sign * Math.sign(change) * draw.oneOf([4, 5, 8, 12, 15, 16, 25, 30, 40]);
  const response = drawResponse(draw, goods, prices, [from, to], moved);
  if (response === null || !isTidy(to)) return null;
  const { price, elasticity: key } = response;
  return {
    values: { goods, other, from, to, price, moved: percent(moved), change: percent(change), key },
    ...elasticityOfResponse(response, `the price of ${other}`, 'hundreds per month'),
  };
});

export const priceBehindAChange = questionModel('price-behind-a-change', MARKET, (draw) => {
  const { other, goods, relation, sign, change } = drawPair(
    draw,
    draw.isFresh ? [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20] : [2, 3, 4, 5, 6, 8, 10],
  );
  const size = draw.oneOf([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, ...(draw.isFresh ? [0.25, 0.3, 0.75, 1.25, 1.4] : [])]);
  const moved = size * change;
  const isMore = draw.oneOf([true, false]);
  const [way, wrongWay] = isMore === sign > 0 ? ['rose', 'fell'] : ['fell', 'rose'];
  const swapped = moved * size;
  if (!isTidy(moved) || !isTidy(swapped)) return null;
  return {
    values: { goods, other, relation, key: sign * size, moved, more: isMore ? 'increased' : 'decreased', size },
    right: { way, change },
    wrong: [
      ['substitutes-complements-swap', { way: wrongWay, change }],
      ['inverted-ratio', { way, change: swapped }, 'right way'],
      ['inverted-ratio', { way: wrongWay, change: swapped }, 'wrong way'],
    ],
  };
});

export const twoCausesOfDemand = questionModel('two-causes-of-demand', MARKET, (draw) => {
  const { other, goods, sign } = drawPair(draw, [10]);
  const [cross, income] = [sign * draw.oneOf([0.5, 0.6, 0.8, 1.2]), draw.oneOf([0.4, 0.5, 1.2, 1.5])];
  const [priceChange, incomeChange] = [draw.oneOf([-10, -5, 5, 10]), draw.oneOf([-10, -5, -4, 4, 5, 10])];
  const [ofPrice, ofIncome] = [cross * priceChange, income * incomeChange];
  if (ofPrice * ofIncome >= 0 || Math.abs(ofPrice) === Math.abs(ofIncome)) return null;
  const total = ofPrice + ofIncome;
  const [net, sum] = [Math.abs(total), Math.abs(ofPrice) + Math.abs(ofIncome)];
  const [way, opposite] = total > 0 ? ['increases', 'decreases'] : ['decreases', 'increases'];
  const signed = (value: number) => (value > 0 ? `+${percent(value)}` : percent(value));
  return {
    values: { goods, ofPrice: signed(ofPrice), ofIncome: signed(ofIncome), total: signed(total) },
    rows: [
      [`Price of ${other}`, signed(priceChange), count(cross)],
      ["Consumers' incomes", signed(incomeChange), count(income)],
    ],
    right: { way, change: net },
    wrong: [
      ['sign-ignored', { way, change: sum }, 'added'],
      ['sign-ignored', { way: opposite, change: net }, 'direction'],
      ['sign-ignored', { way: opposite, change: sum }, 'both'],
    ],
  };
});
