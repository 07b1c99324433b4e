import { quantityDemanded } from '../market';
import { revenueTest, totalRevenue, unitElasticPrice } from '../revenue';
import type { RevenuePicture } from '../picture/revenue-figure';
import type { Draw } from './draw';
import { questionModel } from './question-model';
import { priceAxis, quantityAxis, GOODS, type MarketGood } from './settings';

/** A straight demand curve on which each whole price sells a whole number. */
function drawDemand(draw: Draw) {
  const choke = 2 * draw.whole(5, 12);
  const perDollar = draw.oneOf([2, 4, 5, 8, 10]);
  return { demand: { choke, slope: 1 / perDollar }, perDollar };
}

const pictureOf = (good: MarketGood, demand: RevenuePicture['demand'], at: readonly number[]): RevenuePicture => ({
  kind: 'revenue',
  quantity: quantityAxis(good),
  price: priceAxis(good),
  demand,
  at,
  show: [],
});

export const revenueOfAPriceChange = questionModel('revenue-test', 'revenue-along-demand', (draw) => {
  const good = draw.oneOf(GOODS);
  const { demand } = drawDemand(draw);
  const [before, after] = draw.twoOf([1, 2, 3, 4, 5, 6, 7].map((part) => Math.round((part * demand.choke) / 8)));
  if (before === after || Math.abs(before - after) > demand.choke / 4) return null;
  const [was, is] = [totalRevenue(demand, before), totalRevenue(demand, after)];
  const test = was === is ? null : revenueTest([before, after], [was, is]);
  if (test !== 'elastic' && test !== 'inelastic') return null;
  const other = test === 'elastic' ? 'inelastic' : 'elastic';
  const [revenue, back] = is > was ? ['up', 'down'] : ['down', 'up'];
  return {
    values: {
      ...good,
      test,
      price: after > before ? 'up' : 'down',
      revenue,
      size: Math.abs(is - was),
      was,
      is,
      before,
      after,
      soldBefore: quantityDemanded(demand, before),
      soldAfter: quantityDemanded(demand, after),
    },
    picture: pictureOf(good, demand, [before, after]),
    right: { test, revenue },
    wrong: [
      ['elastic-inelastic-swap', { test: other, revenue }],
      ['revenue-direction-swap', { test: other, revenue: back }],
      [after > before ? 'higher-price-more-revenue' : 'more-sold-more-revenue', { test, revenue: back }],
    ],
  };
});

export const revenueAtAPrice = questionModel('revenue-change', 'revenue-along-demand', (draw) => {
  const good = draw.oneOf(GOODS);
  const { demand } = drawDemand(draw);
  const before = draw.whole(3, demand.choke - 3);
  const after = before + draw.oneOf([-2, -1, 1, 2]);
  const [sold, now] = [quantityDemanded(demand, before), quantityDemanded(demand, after)];
  const [was, is] = [totalRevenue(demand, before), totalRevenue(demand, after)];
  const changed = (by: number) => ({ revenue: by > 0 ? 'up' : 'down', change: Math.abs(by) });
  const [gained, lost] =
    after > before ? [(after - before) * now, before * (sold - now)] : [after * (now - sold), (before - after) * sold];
  if (is === was) return null;
  return {
    values: { ...good, before, sold, after, now, was, is, lost, gained, price: after > before ? 'up' : 'down' },
    within: { change: [0, Math.max(was, is)] },
    right: changed(is - was),
    wrong: [
      ['revenue-direction-swap', changed(was - is)],
      ['one-of-two-changes', changed(gained), 'gained'],
      ['one-of-two-changes', changed(-lost), 'lost'],
      ['total-not-change', changed(is)],
    ],
  };
});

export const largestRevenue = questionModel('largest-revenue', 'revenue-along-demand', (draw) => {
  const good = draw.oneOf(GOODS);
  const { demand } = drawDemand(draw);
  const most = quantityDemanded(demand, 0);
  const best = unitElasticPrice(demand);
  const largest = totalRevenue(demand, best);
  return {
    values: { ...good, choke: demand.choke, most, best, half: most / 2, largest },
    within: { answer: [0, demand.choke * most] },
    right: largest,
    wrong: [
      ['ends-multiplied', demand.choke * most],
      ['area-as-revenue', 2 * largest],
      ['higher-price-more-revenue', totalRevenue(demand, demand.choke - 1)],
      ['per-unit-not-total', best],
    ],
  };
});
