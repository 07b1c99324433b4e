import { quantityDemanded } from '../market';
import { revenueTest, totalRevenue } from '../revenue';
import type { Draw } from './draw';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { questionModel, type Values } from './question-model';
import { revenuePicture } from './revenue-picture';
import { drawShopGood } from './settings';

const TEST = 'total-revenue-test';

/** A straight demand curve on which each whole price sells a whole number. */
function drawDemand(draw: Draw) {
  const choke = 2 * draw.whole(5, 12);
  const perDollar = draw.oneOf([2, 4, 5, 8, 10]);
  return { demand: { choke, slope: 1 / perDollar }, perDollar };
}

export const revenueOfAPriceChange = questionModel('revenue-test', TEST, (draw) => {
  const { demand } = drawDemand(draw);
  const [before, after] = draw.twoOf([1, 2, 3, 4, 5, 6, 7].map((part) => Math.round((part * demand.choke) / 8)));
  if (before === after || Math.abs(before - after) > demand.choke / 4) return null;
  const [was, is] = [totalRevenue(demand, before), totalRevenue(demand, after)];
  const test = was === is ? null : revenueTest([before, after], [was, is]);
  if (test !== 'elastic' && test !== 'inelastic') return null;
  const good = drawShopGood(draw, before, after);
  const other = test === 'elastic' ? 'inelastic' : 'elastic';
  const [revenue, back] = is > was ? ['up', 'down'] : ['down', 'up'];
  const [soldBefore, soldAfter] = [quantityDemanded(demand, before), quantityDemanded(demand, after)];
  return {
    values: {
      ...good,
      price: after > before ? 'up' : 'down',
      result: revenue,
      was,
      is,
      before,
      after,
      soldBefore,
      soldAfter,
    },
    picture: revenuePicture(good, demand, [before, after]),
    right: { test, revenue },
    wrong: [
      ['revenue-direction-swap', { test: other, revenue }, 'test'],
      [after > before ? 'higher-price-more-revenue' : 'more-sold-more-revenue', { test: other, revenue: back }],
      ['revenue-direction-swap', { test, revenue: back }, 'revenue'],
    ],
  };
});

export const sameRevenue = questionModel('same-revenue-at-a-new-price', TEST, (draw) => {
  const [before, sold] = [draw.whole(4, 30), 10 * draw.whole(2, 30)];
  const change = draw.oneOf([-0.5, -0.4, -0.25, -0.2, 0.2, 0.25, 0.5, 0.6, 1]);
  const after = before * (1 + change);
  const key = (before * sold) / after;
  if (!Number.isInteger(after) || !Number.isInteger(key)) return null;
  return {
    values: {
      ...drawShopGood(draw, before, after),
      before,
      sold,
      after,
      revenue: before * sold,
      price: change > 0 ? 'up' : 'down',
    },
    right: key,
    wrong: [
      ['one-for-one-percent', sold * (1 - change)],
      ['old-quantity-counted', sold],
      ['revenue-direction-swap', sold * (1 + change)],
      ['unit-elastic-misread', sold - (after - before)],
    ],
  };
});

const STORES = ['bakery', 'bookstore', 'car wash', 'gym', 'hair salon', 'pharmacy', 'shoe store', 'theater'];

/** Each side of the total revenue test twice: [price, revenue], 1 for a rise. */
const FOUR_WAYS = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

export const storesByRevenueTest = questionModel('stores-by-revenue-test', TEST, (draw) => {
  const names = draw.shuffled(STORES).slice(0, FOUR_WAYS.length);
  const stores = FOUR_WAYS.map(([price, revenue], index) => {
    const ofPrice = draw.whole(4, 15);
    const ofRevenue = price === revenue ? draw.whole(1, ofPrice - 2) : draw.whole(2, 9);
    return { name: names[index] ?? '', price: price * ofPrice, revenue: revenue * ofRevenue };
  });
  const rows = draw.shuffled(stores);
  const those = (holds: (store: (typeof stores)[number]) => boolean): Values => {
    // Who raised the price comes first, so that each store is first in two pairs, or second.
    const [first, second] = stores.filter(holds).sort((a, b) => b.price - a.price);
    return { first: first?.name ?? '', second: second?.name ?? '' };
  };
  const same = those(({ price, revenue }) => price * revenue > 0);
  const opposite = those(({ price, revenue }) => price * revenue < 0);
  const asked = draw.oneOf(['inelastic', 'elastic']);
  const change = (by: number) => `${by > 0 ? 'Rises' : 'Falls'} by ${Math.abs(by)}%`;
  return {
    values: { asked },
    rows: rows.map(({ name, price, revenue }) => [`A ${name}`, change(price), change(revenue)]),
    right: asked === 'inelastic' ? same : opposite,
    wrong: [
      ['revenue-direction-swap', asked === 'inelastic' ? opposite : same],
      ['one-change-only', those(({ revenue }) => revenue > 0), 'rises'],
      ['one-change-only', those(({ revenue }) => revenue < 0), 'falls'],
    ],
  };
});

export const areasOfRevenue = questionModel('areas-of-revenue', TEST, (draw) => {
  const { demand } = drawDemand(draw);
  const [low, high] = [draw.whole(2, demand.choke - 6), draw.whole(6, demand.choke - 2)];
  if (high - low < demand.choke / 4) return null;
  const good = drawShopGood(draw, low, high);
  const [few, many] = [quantityDemanded(demand, high), quantityDemanded(demand, low)];
  const isCut = draw.oneOf([true, false]);
  const asked = draw.oneOf(['after', 'lost', 'gained'] as const);
  const ofPrice = { single: 'Area T', total: 'Areas T + U' };
  const ofQuantity = { single: 'Area V', total: 'Areas U + V' };
  const [lost, gained] = isCut ? [ofPrice, ofQuantity] : [ofQuantity, ofPrice];
  const part = { after: gained.total, lost: lost.single, gained: gained.single }[asked];
  const others = {
    after: [
      ['old-quantity-counted', lost.total],
      ['one-change-only', gained.single],
      ['revenue-direction-swap', lost.single],
    ],
    lost: [
      ['revenue-direction-swap', gained.single],
      ['total-not-change', lost.total, 'old'],
      ['total-not-change', gained.total, 'new'],
    ],
    gained: [
      ['revenue-direction-swap', lost.single],
      ['total-not-change', gained.total, 'new'],
      ['total-not-change', lost.total, 'old'],
    ],
  } as const;
  return {
    values: {
      ...good,
      price: isCut ? 'down' : 'up',
      case: `${asked}-${isCut ? 'down' : 'up'}`,
      ...(isCut ? { lost: 'T', gained: 'V' } : { lost: 'V', gained: 'T' }),
      ...(isCut ? { old: 'T + U', new: 'U + V' } : { old: 'U + V', new: 'T + U' }),
    },
    picture: goodPicture(good, {
      demand,
      show: [],
      at: atPrices(['demand', isCut ? high : low], ['demand', isCut ? low : high]),
      areas: { T: [few / 2, (high + low) / 2], U: [few / 2, low / 2], V: [(few + many) / 2, low / 2] },
    }),
    right: { areas: part },
    wrong: others[asked].map(([misconception, areas, name]) => [misconception, { areas }, name] as const),
  };
});

export const revenueByPrice = questionModel('revenue-by-price', TEST, (draw) => {
  const [step, perDollar] = [draw.oneOf([1, 2, 3]), draw.oneOf([2, 4, 5, 10, 20])];
  const [lowest, middle] = [draw.whole(2, 8), draw.oneOf([1, 2])];
  const prices = [0, 1, 2, 3, 4].map((index) => lowest + index * step);
  // Revenue is the same on both sides of the middle of the line.
  const choke = 2 * lowest + (2 * middle + 1) * step;
  const demand = { choke, slope: 1 / perDollar };
  if (choke <= (prices.at(-1) ?? 0)) return null;
  const revenues = prices.map((price) => Math.round(totalRevenue(demand, price)));
  const stretches = prices.slice(1).map((price, index) => {
    const change = (revenues[index + 1] ?? 0) - (revenues[index] ?? 0);
    const test = change === 0 ? 'unit elastic' : change > 0 ? 'inelastic' : 'elastic';
    return { from: price - step, to: price, test };
  });
  const asked = middle === 1 ? 'inelastic' : 'elastic';
  const right = stretches.find(({ test }) => test === asked);
  if (!right || stretches.filter(({ test }) => test === asked).length > 1) return null;
  const between = ({ from, to }: (typeof stretches)[number]) => ({ from, to });
  return {
    values: { ...drawShopGood(draw, ...prices), asked, ...between(right) },
    picture: {
      kind: 'bars',
      title: 'Total revenue at five prices',
      x: 'Price',
      y: 'Total revenue ($ per week)',
      unit: '$',
      bars: prices.map((price, index) => ({ name: `$${price}`, value: revenues[index] ?? 0 })),
    },
    right: between(right),
    wrong: stretches
      .filter((stretch) => stretch !== right)
      .map(
        (stretch) =>
          [
            stretch.test === 'unit elastic' ? 'unit-elastic-misread' : 'revenue-direction-swap',
            between(stretch),
          ] as const,
      ),
  };
});
