import { costTableOfTotals } from '../firm-costs';
import { priceTakerOfTotals } from '../competition';
import { count, dollars, sum } from '../numbers';
import { drawRising, type Draw } from './draw';
import { questionModel } from './question-model';

const MARKET = 'short-run-costs';

/** Firms, and an input that varies with output. */
const KITCHENS = [
  { firm: 'a bakery', input: 'flour' },
  { firm: 'a pizza restaurant', input: 'cheese' },
  { firm: 'a car wash', input: 'soap' },
  { firm: 'a furniture workshop', input: 'wood' },
  { firm: 'a print shop', input: 'paper' },
  { firm: 'a candle workshop', input: 'wax' },
  { firm: 'a clothing factory', input: 'cotton' },
] as const;

/** What is due whatever the output is. */
const DUES = [
  'annual premium for its fire insurance',
  'monthly rent for its building',
  'annual license fee that it pays to the city',
  'annual property tax on its land',
];

export const causeOfNewCostCurves = questionModel('cause-of-new-cost-curves', MARKET, (draw) => {
  const { firm, input } = draw.oneOf(KITCHENS);
  const due = draw.oneOf(DUES);
  const [kind, direction] = [draw.oneOf(['fixed', 'variable'] as const), draw.oneOf(['up', 'down'] as const)];
  const bend = draw.oneOf([0.004, 0.005, 0.006]);
  const lowest = 5 * draw.whole(6, 9);
  const less = {
    fixed: 20 * draw.whole(10, 16),
    linear: 6 + bend * lowest ** 2,
    quadratic: -2 * bend * lowest,
    cubic: bend,
  };
  const more = kind === 'fixed' ? { ...less, fixed: less.fixed + 280 } : { ...less, linear: less.linear + 6 };
  const [costs, newCosts] = direction === 'up' ? [less, more] : [more, less];
  const causes = { fixed: due, variable: `price of the ${input} that it uses` };
  const choice = (of: 'fixed' | 'variable', change: 'up' | 'down') => ({
    change: change === 'up' ? 'An increase' : 'A decrease',
    cause: causes[of],
  });
  const [otherKind, opposite] = [kind === 'fixed' ? 'variable' : 'fixed', direction === 'up' ? 'down' : 'up'] as const; // a kind and a direction
  const mixup = kind === 'fixed' ? 'one-curve-only' : 'fixed-cost-shifts-margin';
  return {
    values: { firm, direction, kind },
    picture: {
      kind: 'firm',
      title: `Costs of ${firm}`,
      quantity: 'Quantity',
      price: 'Cost ($)',
      values: 'hidden',
      costs,
      newCosts,
      curves: ['MC', 'ATC'],
      show: [],
      max: { quantity: 1.8 * lowest, price: 40 },
    },
    right: choice(kind, direction),
    wrong: [
      [mixup, choice(otherKind, direction)],
      ['up-means-increase', choice(kind, opposite)],
      ['up-means-increase', choice(otherKind, opposite), 'both'],
    ],
  };
});

/** Small firms that sell a few units in this time, at plausible prices in dollars. */
const SHOPS = [
  { firm: 'bicycle repair shop', unit: 'repair', period: 'day', least: 20, most: 120 },
  { firm: 'barbershop', unit: 'haircut', period: 'hour', least: 15, most: 80 },
  { firm: 'boat tour company', unit: 'tour', period: 'day', least: 25, most: 200 },
  { firm: 'skateboard workshop', unit: 'skateboard', period: 'day', least: 30, most: 200 },
  { firm: 'clothing workshop', unit: 'shirt', period: 'hour', least: 12, most: 70 },
  { firm: 'candle workshop', unit: 'candle', period: 'hour', least: 8, most: 30 },
  { firm: 'umbrella workshop', unit: 'umbrella', period: 'hour', least: 8, most: 60 },
] as const;

/** What each unit adds to cost: less at first, and then more and more. */
function drawMarginalCosts(draw: Draw): number[] {
  const [lowest, most] = [draw.whole(8, 50), draw.whole(6, 14)];
  return [lowest + draw.whole(3, 8), ...drawRising(draw, lowest, 4, most)];
}

export const largestProfitInACostTable = questionModel('largest-profit-in-a-cost-table', MARKET, (draw) => {
  const marginal = drawMarginalCosts(draw);
  const fixed = 5 * draw.whole(2, 8);
  const totals = [0, ...marginal].map((_, units) => fixed + sum(marginal.slice(0, units)));
  const [lowest = 0, fourth = 0, highest = 0] = [marginal[1], marginal[3], marginal[5]];
  const price = draw.whole(fourth - 2, highest - 1);
  const best = priceTakerOfTotals(totals, price);
  const shops = SHOPS.filter(({ least, most }) => least <= lowest && price <= most);
  if (shops.length === 0 || marginal.includes(price) || best.profit < 10) return null;
  const shop = draw.oneOf(shops);
  const profitAt = (units: number) => price * units - (totals[units] ?? 0);
  const { quantity } = best;
  const averages = costTableOfTotals(totals).map(({ averageTotal }) => averageTotal ?? Infinity);
  const cheapest = averages.indexOf(Math.min(...averages));
  const [first, other] = draw.twoOf([
    ['fixed-cost-forgotten', best.profit + fixed],
    ['off-by-one', profitAt(quantity - 1), 'early'],
  ] as const);
  const [last, next] = [marginal[quantity - 1] ?? 0, marginal[quantity] ?? 0];
  return {
    values: {
      ...shop,
      units: `${shop.unit}s`,
      price,
      quantity,
      last,
      next,
      total: best.totalCost,
      revenue: best.revenue,
      cheapest,
      fixed,
      profit: best.profit,
    },
    rows: totals.map((total, units) => [count(units), dollars(total)]),
    right: best.profit,
    wrong: [
      first,
      other,
      ['marginal-cost-as-average', (price - last) * quantity],
      ['off-by-one', profitAt(quantity + 1), 'late'],
      ['revenue-maximized', profitAt(marginal.length)],
      ['lowest-average-cost-output', profitAt(cheapest)],
      ['revenue-as-profit', best.revenue],
    ],
  };
});
