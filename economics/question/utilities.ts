import { marginalsOf, totalsOf } from '../marginal';
import { count } from '../numbers';
import { bestBundle, costOf, followsEqualRule, utilityOf, type Good } from '../utility';
import { drawFalling } from './draw';
import { questionModel } from './question-model';
import { PEOPLE, units } from './settings';

const TREATS = [
  'slices of pizza',
  'scoops of ice cream',
  'pancakes',
  'rides on a swing boat',
  'dumplings',
  'cups of cocoa',
];

export const marginalFromTotal = questionModel('marginal-from-total-utility', 'utility', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const treat = draw.oneOf(TREATS);
  const totals = totalsOf(drawFalling(draw, draw.whole(22, 36), 6));
  const unit = draw.whole(3, 5);
  const marginals = marginalsOf(totals);
  const [added, total, next] = [marginals[unit - 1] ?? 0, totals[unit - 1] ?? 0, marginals[unit] ?? 0];
  if ((marginals.at(-1) ?? 0) < 1) return null;
  const rows = totals.map((value, index) => [count(index + 1), count(value)]);
  return {
    values: { person, treat, number: unit, before: total - added, total, next: unit + 1, previous: unit - 1, added },
    rows,
    within: { answer: [0, totals.at(-1) ?? 0] },
    right: added,
    wrong: [
      ['total-not-marginal', total],
      ['wrong-interval', next],
      ['skipped-unit', added + (marginals[unit - 2] ?? 0)],
      ['average-not-marginal', total / unit],
      ['constant-marginal-utility', marginals[0] ?? 0],
    ],
  };
});

const SNACKS: readonly (readonly [string, string])[] = [
  ['apples', 'muffins'],
  ['songs', 'games'],
  ['tacos', 'juices'],
  ['stickers', 'pens'],
  ['boat rides', 'kayak trips'],
];

export const bestTwoGoods = questionModel('best-bundle', 'utility', (draw) => {
  const names = draw.oneOf(SNACKS);
  const person = draw.oneOf(PEOPLE);
  const prices = draw.twoOf([1, 2, 3, 4]);
  const good = (at: 0 | 1): Good => {
    const ratios = drawFalling(draw, draw.whole(9, 14), 3).slice(0, 4);
    return { name: names[at], price: prices[at], marginal: ratios.map((ratio) => ratio * prices[at]) };
  };
  const goods = [good(0), good(1)] as const;
  const bundle: [number, number] = [draw.whole(1, 3), draw.whole(1, 3)];
  const budget = costOf(goods, bundle);
  const isBest = bestBundle(goods, budget).every((value, index) => value === bundle[index]);
  if (!isBest || !followsEqualRule(goods, bundle) || goods.some(({ marginal }) => marginal.some((value) => value < 1)))
    return null;
  const rows = [0, 1, 2, 3].map((index) => [
    count(index + 1),
    ...goods.map(({ marginal }) => count(marginal[index] ?? 0)),
  ]);
  const bundleOf = (some: readonly [number, number]) => ({
    first: units(some[0], names[0]),
    second: units(some[1], names[1]),
    cost: costOf(goods, some),
  });
  const fits = ([first, second]: readonly [number, number]) => first >= 0 && second >= 0 && first <= 4 && second <= 4;
  const counts = [0, 1, 2, 3, 4];
  const affordable = counts
    .flatMap((first) => counts.map((second) => [first, second] as const))
    .filter((some) => costOf(goods, some) <= budget);
  const cheap = prices[0] < prices[1] ? 0 : 1;
  const most = Math.min(4, Math.floor(budget / prices[cheap]));
  const dear = [bundle[0] + 1, bundle[1] + 1] as const;
  const less = affordable.find((some) => costOf(goods, some) < budget && some[0] > 0 && some[1] > 0);
  const misled = [
    ['buys-cheapest', cheap === 0 ? ([most, 0] as const) : ([0, most] as const)],
    ['ignores-budget', dear],
    ['leaves-money', less],
  ] as const;
  return {
    values: {
      person,
      budget,
      x: names[0],
      priceX: prices[0],
      y: names[1],
      priceY: prices[1],
      utility: utilityOf(goods, bundle),
      perDollar: (goods[0].marginal[bundle[0] - 1] ?? 0) / prices[0],
      dearCost: costOf(goods, dear),
      lessCost: costOf(goods, less ?? bundle),
    },
    rows,
    right: bundleOf(bundle),
    wrong: misled.flatMap(([misconception, some]) =>
      some && fits(some) && some.some((value, index) => value !== bundle[index])
        ? [[misconception, bundleOf(some)] as const]
        : [],
    ),
  };
});
