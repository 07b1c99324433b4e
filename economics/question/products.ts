import { productionTable } from '../production';
import { totalsOf } from '../marginal';
import type { ProductionPicture } from '../picture/production-picture';
import { drawRising, type Draw } from './draw';
import { questionModel } from './question-model';
import { capital, units } from './settings';

const MARKET = 'production';

/** Where additional workers share what does not change, and what they produce in an hour or a day. */
const PLACES = [
  { place: 'pizza restaurant', goods: 'pizzas', period: 'hour' },
  { place: 'sandwich shop', goods: 'sandwiches', period: 'hour' },
  { place: 'car wash', goods: 'car washes', period: 'hour' },
  { place: 'bakery', goods: 'loaves of bread', period: 'hour' },
  { place: 'phone repair shop', goods: 'phone repairs', period: 'day' },
  { place: 'delivery company', goods: 'packages', period: 'hour' },
  { place: 'bicycle workshop', goods: 'bicycles', period: 'day' },
  { place: 'furniture workshop', goods: 'chairs', period: 'day' },
] as const;

/** Marginal products that rise up to the second or third worker, and then fall. */
function drawMarginals(draw: Draw): number[] {
  const peak = draw.whole(2, 3);
  const rising = drawRising(draw, draw.whole(4, 9), peak - 1, 6);
  const falling: number[] = [];
  while (falling.length < 6 - peak) falling.push((falling.at(-1) ?? rising.at(-1) ?? 0) - draw.whole(2, 4));
  return [...rising, ...falling];
}

export const averageFromMarginalProduct = questionModel('average-from-marginal-product', MARKET, (draw) => {
  const marginals = drawMarginals(draw);
  const workers = draw.whole(3, 5);
  const { place, goods, period } = draw.oneOf(PLACES);
  const rows = productionTable(totalsOf(marginals));
  const [first, here] = [rows[0], rows[workers - 1]];
  if (!first || !here || !Number.isInteger(here.average) || marginals.some((marginal) => marginal < 1)) return null;
  const picture: ProductionPicture = {
    kind: 'production',
    title: `Workers at a ${place}`,
    x: 'Workers',
    y: `${capital(goods)} (per ${period})`,
    production: totalsOf(marginals),
    show: ['marginal'],
    at: ['F', 'G', 'H', 'J', 'K']
      .slice(0, workers)
      .map((name, index) => ({ curve: 'marginal', input: index + 1, name })),
  };
  const highest = Math.max(...marginals);
  return {
    values: { place, goods, period, workers, sum: marginals.slice(0, workers).join(' + '), total: here.total },
    picture,
    right: here.average,
    wrong: [
      ['average-not-marginal', here.marginal],
      ['averages-averaged', (first.marginal + here.marginal) / 2],
      ['peaks-coincide', highest],
      ['total-not-marginal', here.total],
      ['off-by-one', rows[workers - 2]?.average ?? 0],
    ],
    freshWrong: [['average-not-marginal', first.marginal, 'first']],
  };
});

/** A number of cents that a student writes without rounding. */
const isQuarter = (dollars: number): boolean => Number.isInteger(4 * dollars);

export const marginalCostFromTotalProduct = questionModel('marginal-cost-from-total-product', MARKET, (draw) => {
  const { place, goods, unit } = draw.oneOf([
    { place: 'furniture workshop', goods: 'chairs', unit: 'chair' },
    { place: 'bicycle repair shop', goods: 'bicycle repairs', unit: 'repair' },
    { place: 'phone repair shop', goods: 'phone repairs', unit: 'repair' },
    { place: 'clothing factory', goods: 'shirts', unit: 'shirt' },
    { place: 'pottery studio', goods: 'bowls', unit: 'bowl' },
  ]);
  const marginals = drawMarginals(draw);
  const totals = totalsOf(marginals);
  const few = draw.whole(1, 3);
  const more = few + draw.whole(1, 2);
  const [before = 0, after = 0] = [totals[few - 1], totals[more - 1]];
  const wage = 12 * draw.whole(8, 20);
  const [workers, added] = [more - few, after - before];
  const cost = (wage * workers) / added;
  const averages = [
    ['average-not-marginal', (wage * more) / after, 'after'],
    ['average-not-marginal', (wage * few) / before, 'before'],
  ] as const; // as tuples
  const [first, second] = draw.twoOf(averages);
  if (!isQuarter(cost) || cost > 45 || !isQuarter(first[1])) return null;
  if (first[1] === cost || (marginals[more] ?? 0) < 2) return null;
  return {
    values: {
      place,
      goods,
      unit,
      wage,
      workers,
      before,
      after,
      added,
      cost,
      wages: wage * workers,
      few: units(few, 'workers'),
      more: units(more, 'workers'),
    },
    picture: {
      kind: 'production',
      title: `Total product of a ${place}`,
      x: 'Workers',
      y: `${capital(goods)} (per day)`,
      production: totals,
      show: ['total'],
      at: [
        { curve: 'total', input: few, name: 'F' },
        { curve: 'total', input: more, name: 'G' },
      ],
    },
    demands: ({ answer }) => typeof answer !== 'number' || isQuarter(answer),
    right: cost,
    wrong: [
      first,
      ['average-not-marginal', (wage * workers) / after, 'mixed'],
      ['change-not-per-unit', wage * workers],
      second,
      ['inverted-ratio', added / workers],
    ],
  };
});
