import { count, dollars } from '../numbers';
import { perfectDiscrimination } from '../monopoly';
import { drawMonopoly, firmPicture, isOnPriceAxis } from './drawn-monopoly';
import type { Draw } from './draw';
import { questionModel } from './question-model';
import { isWhole } from './settings';

const MARKET = 'price-discrimination';

export const revenueWithPerfectDiscrimination = questionModel('revenue-with-perfect-discrimination', MARKET, (draw) => {
  const drawn = drawMonopoly(draw);
  if (!drawn) return null;
  const { best, efficient, demand, cost, most } = drawn;
  const { totalRevenue: revenue, producerSurplus } = perfectDiscrimination({ demand, cost });
  const picture = firmPicture(drawn);
  if (!isOnPriceAxis(picture, demand.choke)) return null;
  return {
    values: {
      ...drawn.values,
      quantity: efficient.quantity,
      last: efficient.price,
      middle: (demand.choke + efficient.price) / 2,
      revenue,
    },
    picture,
    demands: isWhole,
    right: revenue,
    wrong: [
      ['mr-below-demand', ((demand.choke + best.price) / 2) * best.quantity, 'units'],
      ['perfect-means-competitive', efficient.price * efficient.quantity],
      ['everyone-served', (demand.choke * most) / 2],
      ['mr-below-demand', best.price * best.quantity, 'price'],
      ['highest-price-wins', demand.choke * efficient.quantity],
      ['revenue-as-profit', producerSurplus],
    ],
  };
});

/** Two groups that a seller can tell apart, and plausible prices in dollars. */
const GROUPS = [
  { seller: 'An aquarium', goods: 'aquarium tickets', first: 'adults', second: 'students', least: 8, most: 60 },
  { seller: 'A ferry company', goods: 'ferry rides', first: 'tourists', second: 'residents', least: 4, most: 60 },
  { seller: 'A ski resort', goods: 'lift tickets', first: 'visitors', second: 'residents', least: 40, most: 160 },
  { seller: 'A movie theater', goods: 'movie tickets', first: 'adults', second: 'seniors', least: 5, most: 25 },
  {
    seller: 'A first-aid school',
    goods: 'first-aid courses',
    first: 'companies',
    second: 'students',
    isMonthly: true,
    least: 20,
    most: 120,
  },
];

const largest = (values: readonly number[]): number => Math.max(...values);

/** Four prices, and what each group buys at each, on a straight demand. */
function drawTable(draw: Draw) {
  const groups = draw.oneOf(GROUPS);
  const step = draw.oneOf([1, 2, 3, 4, 5, 10, 20, 30]);
  const lowest = groups.least + draw.whole(1, 6);
  const prices = Array.from({ length: 4 }, (_, index) => lowest + step * (3 - index));
  if ((prices[0] ?? 0) > groups.most) return null;
  const demandOf = (atTop: number, each: number) => prices.map((_, index) => atTop + each * index);
  const first = demandOf(10 * draw.whole(3, 9), 10 * draw.whole(1, 3));
  const second = demandOf(10 * draw.whole(0, 3), 10 * draw.whole(2, 6));
  const cost = draw.whole(1, lowest - 1);
  return { groups, prices, first, second, cost };
}

export const gainFromTwoPrices = questionModel('gain-from-two-prices', MARKET, (draw) => {
  const drawn = drawTable(draw);
  if (!drawn) return null;
  const { groups, prices, first, second, cost } = drawn;
  const profits = (quantities: readonly number[]) =>
    quantities.map((quantity, index) => ((prices[index] ?? 0) - cost) * quantity);
  const [ofFirst, ofSecond] = [profits(first), profits(second)];
  const together = ofFirst.map((profit, index) => profit + (ofSecond[index] ?? 0));
  const [bestFirst, bestSecond, bestTogether] = [largest(ofFirst), largest(ofSecond), largest(together)];
  const [high, low, single] = [
    ofFirst.indexOf(bestFirst),
    ofSecond.indexOf(bestSecond),
    together.indexOf(bestTogether),
  ];
  const isUnique = [ofFirst, ofSecond, together].every(
    (all) => all.filter((profit) => profit === largest(all)).length === 1,
  );
  // The first group pays more, the second less than the single price.
  if (!isUnique || !(high < single && single < low)) return null;
  const both = bestFirst + bestSecond;
  const revenue = (quantities: readonly number[], index: number) => (prices[index] ?? 0) * (quantities[index] ?? 0);
  const revenues = revenue(first, high) + revenue(second, low) - revenue(first, single) - revenue(second, single);
  return {
    values: {
      seller: groups.seller,
      goods: groups.goods,
      first: groups.first,
      second: groups.second,
      daily: groups.isMonthly ? 'monthly' : 'daily',
      period: groups.isMonthly ? 'month' : 'day',
      cost,
      high: prices[high] ?? 0,
      low: prices[low] ?? 0,
      single: prices[single] ?? 0,
      firstAtHigh: first[high] ?? 0,
      secondAtLow: second[low] ?? 0,
      firstAtSingle: first[single] ?? 0,
      secondAtSingle: second[single] ?? 0,
      bestFirst,
      bestSecond,
      bestTogether,
      gain: both - bestTogether,
    },
    rows: prices.map((price, index) => [dollars(price), count(first[index] ?? 0), count(second[index] ?? 0)]),
    within: { answer: [0, both] },
    right: both - bestTogether,
    wrong: [
      ['one-group-only', bestSecond - (ofSecond[single] ?? 0), 'second'],
      ['one-group-only', bestFirst - (ofFirst[single] ?? 0), 'first'],
      ['revenue-as-profit', revenues],
      ['wrong-comparison', both - (together[high] ?? 0), 'high'],
      ['wrong-comparison', both - (together[low] ?? 0), 'low'],
      ['total-not-change', both],
    ],
  };
});
