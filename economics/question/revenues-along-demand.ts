import { quantityDemanded } from '../market';
import { totalRevenue, unitElasticPrice } from '../revenue';
import type { Draw } from './draw';
import { goodPicture } from './drawn-market';
import { modelsOf, type Values } from './question-model';
import { revenuePicture } from './revenue-picture';
import { drawShopGood, inWords } from './settings';

/** A straight demand curve whose ends are numbers on the axes, and a price on it away from the middle. */
function drawRoundDemand(draw: Draw) {
  const choke = draw.oneOf([10, 20, 30, 40, 50, 60]);
  const most = draw.oneOf([40, 50, 60, 100, 200, 300, 400, 500, 600]);
  const demand = { choke, slope: choke / most };
  const price = (choke * draw.oneOf([2, 3, 4, 6, 7, 8])) / 10;
  if (!Number.isInteger(most / choke)) return null;
  const best = unitElasticPrice(demand);
  return { demand, most, price, best, values: { choke, most, price, best } };
}

const lineModel = modelsOf('revenue-along-demand', drawRoundDemand);

export const largestRevenue = lineModel('largest-revenue', ({ demand, most, price, best }, draw) => {
  const good = drawShopGood(draw, price, best);
  const sold = quantityDemanded(demand, price);
  const largest = totalRevenue(demand, best);
  return {
    values: { ...good, half: most / 2, largest, sold },
    picture: revenuePicture(good, demand, [price]),
    right: largest,
    wrong: [
      ['one-for-one-percent', price * sold],
      ['higher-price-more-revenue', demand.choke * sold],
      ['more-sold-more-revenue', price * most],
      ['stopped-halfway', best * sold],
      ['area-as-revenue', (demand.choke * most) / 2],
    ],
  };
});

export const otherPriceWithTheSameRevenue = lineModel('other-price-with-the-same-revenue', (drawn, draw) => {
  const { demand, price, best } = drawn;
  const key = demand.choke - price;
  const good = drawShopGood(draw, price, key);
  const [sold, soldThen] = [quantityDemanded(demand, price), quantityDemanded(demand, key)];
  return {
    values: {
      ...good,
      sold,
      soldThen,
      revenue: price * sold,
      away: Math.abs(price - best),
      position: price > best ? 'above' : 'below',
    },
    picture: revenuePicture(good, demand, [price]),
    within: { answer: [1, demand.choke] },
    right: key,
    wrong: [
      ['stopped-halfway', best],
      ['one-for-one-percent', 2 * price, 'double'],
      ['one-for-one-percent', price / 2, 'half'],
      ['linear-halves-swap', (best + price) / 2],
      ['higher-price-more-revenue', demand.choke],
    ],
  };
});

/** Shares of the price intercept at which points lie, from the top of the line down. */
const POINTS = [
  [0.8, 0.7, 0.5, 0.2],
  [0.8, 0.5, 0.3, 0.2],
  [0.8, 0.6, 0.5, 0.2],
  [0.8, 0.5, 0.4, 0.2],
] as const;
const NAMES = ['F', 'G', 'H', 'J'];

export const elasticPoints = lineModel('elastic-points', ({ demand }, draw) => {
  const points = draw
    .oneOf(POINTS)
    .map((share, index) => ({ share, price: demand.choke * share, name: NAMES[index] ?? '' }));
  if (!points.every(({ price }) => Number.isInteger(price))) return null;
  const good = drawShopGood(draw, ...points.map(({ price }) => price));
  const named = (holds: (share: number) => boolean): Values => {
    const names = points.filter(({ share }) => holds(share)).map(({ name }) => name);
    return { points: `At ${names.length > 1 ? 'points' : 'point'} ${inWords(names)} only` };
  };
  const asked = draw.oneOf(['elastic', 'inelastic']);
  const [elastic, inelastic] = [named((share) => share > 0.5), named((share) => share < 0.5)];
  const [right, swapped] = asked === 'elastic' ? [elastic, inelastic] : [inelastic, elastic];
  return {
    values: { ...good, asked },
    picture: goodPicture(good, {
      demand,
      show: [],
      at: points.map(({ price, name }) => ({ curve: 'demand', price, name })),
    }),
    right,
    wrong: [
      ['linear-halves-swap', swapped],
      ['unit-elastic-misread', asked === 'elastic' ? named((share) => share >= 0.5) : named((share) => share <= 0.5)],
      ['same-along-line', { points: 'At all four points' }],
    ],
  };
});
