import { quantityDemanded } from '../market';
import { totalRevenue, unitElasticPrice } from '../revenue';
import type { Draw } from './draw';
import { goodPicture } from './drawn-market';
import { questionModel, type Values } from './question-model';
import { revenuePicture } from './revenue-picture';
import { drawGood, inWords } from './settings';

const LINE = 'revenue-along-demand';

/** A straight demand curve whose ends are numbers on the axes, and a price on it away from the middle. */
function drawRoundDemand(draw: Draw) {
  const choke = draw.oneOf([10, 20, 30, 40, 50, 60]);
  const most = draw.oneOf([40, 50, 60, 100, 200, 300, 400, 500, 600]);
  const demand = { choke, slope: choke / most };
  const price = (choke * draw.oneOf([2, 3, 4, 6, 7, 8])) / 10;
  return Number.isInteger(most / choke) ? { demand, most, price, best: unitElasticPrice(demand) } : null;
}

export const largestRevenue = questionModel('largest-revenue', LINE, (draw) => {
  const drawn = drawRoundDemand(draw);
  if (!drawn) return null;
  const { demand, most, price, best } = drawn;
  const good = drawGood(draw, price, best);
  const sold = quantityDemanded(demand, price);
  const largest = totalRevenue(demand, best);
  return {
    values: { ...good, choke: demand.choke, most, best, half: most / 2, largest, price, sold },
    picture: revenuePicture(good, demand, [price]),
    within: { answer: [0, demand.choke * most] },
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

export const otherPriceWithTheSameRevenue = questionModel('other-price-with-the-same-revenue', LINE, (draw) => {
  const drawn = drawRoundDemand(draw);
  if (!drawn) return null;
  const { demand, price, best } = drawn;
  const key = demand.choke - price;
  const good = drawGood(draw, price, key);
  const [sold, soldThen] = [quantityDemanded(demand, price), quantityDemanded(demand, key)];
  return {
    values: { ...good, choke: demand.choke, price, best, sold, soldThen, key, revenue: price * sold },
    picture: revenuePicture(good, demand, [price]),
    within: { answer: [1, demand.choke] },
    demands: ({ answer }) => answer !== price,
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

export const elasticPoints = questionModel('elastic-points', LINE, (draw) => {
  const drawn = drawRoundDemand(draw);
  if (!drawn) return null;
  const { demand, most, best } = drawn;
  const points = draw
    .oneOf(POINTS)
    .map((share, index) => ({ share, price: demand.choke * share, name: NAMES[index] ?? '' }));
  if (!points.every(({ price }) => Number.isInteger(price))) return null;
  const good = drawGood(draw, ...points.map(({ price }) => price));
  const named = (holds: (share: number) => boolean): Values => {
    const names = points.filter(({ share }) => holds(share)).map(({ name }) => name);
    return { points: `At ${names.length > 1 ? 'points' : 'point'} ${inWords(names)} only` };
  };
  const asked = draw.oneOf(['elastic', 'inelastic']);
  const [elastic, inelastic] = [named((share) => share > 0.5), named((share) => share < 0.5)];
  const [right, swapped] = asked === 'elastic' ? [elastic, inelastic] : [inelastic, elastic];
  return {
    values: { ...good, asked, best, choke: demand.choke, most },
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
