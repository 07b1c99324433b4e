import { longRunAverageCost, type LongRunCost } from '../long-run-cost';
import { questionModel } from './question-model';
import { quantityAxis } from './settings';

/** What is produced in plants of very different sizes, and a plausible lowest cost of a unit. */
const PRODUCTS = [
  { goods: 'solar panels', unit: 'panel', least: 90, most: 240 },
  { goods: 'smartphones', unit: 'phone', least: 120, most: 300 },
  { goods: 'bicycles', unit: 'bicycle', least: 120, most: 300 },
  { goods: 'headphones', unit: 'pair', least: 20, most: 80 },
  { goods: 'sneakers', unit: 'pair', least: 25, most: 70 },
  { goods: 'laptops', unit: 'laptop', least: 200, most: 500 },
  { goods: 'backpacks', unit: 'backpack', least: 20, most: 60 },
  { goods: 'guitars', unit: 'guitar', least: 80, most: 300 },
] as const;

export const costOfALargerScale = questionModel('cost-of-a-larger-scale', 'long-run-cost', (draw) => {
  const { goods, unit, least, most } = draw.oneOf(PRODUCTS);
  const region = draw.oneOf(['economies', 'diseconomies', 'mixed'] as const);
  const step = draw.oneOf([20, 50, 100]);
  const [from, to] = [step * draw.whole(3, 4), step * draw.whole(5, 6)];
  const lowest = draw.whole(least / 5, most / 5) * 5;
  const dollar = lowest < 100 ? 1 : 5;
  const drawPart = () => dollar * Math.max(2, Math.round((lowest * draw.whole(4, 9)) / 100 / dollar));
  const [fall, rise] = [drawPart(), drawPart()];
  const end = to + 2 * step;
  // The first step away from the lowest cost adds `fall` or `rise`, the second four times as much.
  const cost: LongRunCost = {
    start: lowest + fall * (from / step) ** 2,
    lowest,
    from,
    to,
    end: { quantity: end, cost: lowest + 4 * rise },
  };
  const small = region === 'diseconomies' ? to : from - step * draw.whole(1, 2);
  const large = region === 'economies' ? from : to + step * draw.whole(1, 2);
  const [before, after] = [longRunAverageCost(cost, small), longRunAverageCost(cost, large)];
  const [first, second] = [small * before, large * after];
  // F must not stand so close to the origin that its value covers the zero.
  if (before === after || small < 0.18 * end) return null;
  const more = large - small;
  return {
    values: { goods, units: `${unit}s`, small, large, more, before, after, first, second, change: second - first },
    picture: {
      kind: 'long-run-cost',
      title: `Long-run average total cost of ${goods}`,
      quantity: quantityAxis({ goods: unit === 'pair' ? `pairs of ${goods}` : goods }, 'per day'),
      price: `Average total cost ($ per ${unit})`,
      cost,
      at: [
        { quantity: small, name: 'F' },
        { quantity: large, name: 'G' },
      ],
      max: { price: 10 * dollar * Math.ceil((1.1 * Math.max(cost.start, lowest + 4 * rise)) / (10 * dollar)) },
    },
    right: second - first,
    wrong: [
      ['average-not-marginal', after * more],
      ['scale-ignored', before * more],
      ['total-not-change', second],
      ['scale-by-total', Math.abs(after - before) * large],
      ['change-not-level', Math.abs(after - before) * more],
    ],
  };
});
