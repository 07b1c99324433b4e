import { count, isTidy, percent } from '../numbers';
import type { Draw } from './draw';
import { drawResponse, elasticityOfResponse } from './demand-response';
import { questionModel } from './question-model';
import { capital } from './settings';

/** Goods whose quantity can rise faster than income, with what they plausibly cost. */
const LUXURIES = [
  { goods: 'restaurant meals', least: 20, most: 60 },
  { goods: 'concert tickets', least: 40, most: 120 },
  { goods: 'hotel nights', least: 80, most: 200 },
  { goods: 'theater tickets', least: 30, most: 90 },
  { goods: 'spa visits', least: 40, most: 150 },
] as const; // goods and prices
const INFERIOR = ['packs of instant noodles', 'bus rides', 'cans of soup', 'secondhand shirts'] as const; // goods
const NECESSITIES = ['gallons of milk', 'pounds of apples', 'loaves of bread'] as const; // goods
const UNCHANGED = ['pounds of salt', 'tubes of toothpaste', 'boxes of matches'] as const; // goods

/** "Pounds of apples" of a household, which has apples for a good. */
function householdGood(amounts: string) {
  const [, unit, good] = /^(\w+) of (.+)$/.exec(amounts) ?? [];
  if (unit === undefined || good === undefined) return { name: capital(amounts), label: capital(amounts) };
  return { name: capital(good), label: `${capital(good)} (${unit})` };
}

/** An income and its change in percent. */
function drawIncomes(draw: Draw, changes: readonly number[]) {
  const [from, change] = [1000 * draw.oneOf([20, 30, 40, 50, 60, 80]), draw.oneOf(changes)];
  return { from, to: from * (1 + change / 100), change };
}

export const shareOfIncome = questionModel('share-of-income', 'income-elasticity', (draw) => {
  const { change } = drawIncomes(draw, [5, 10, 20, 25]);
  const rises = [change * draw.oneOf([1.5, 2, 2.5]), change * draw.oneOf([0.2, 0.4, 0.5]), 0, -change] as const; // percent
  const [luxury, necessity, same, inferior] = [
    { ...householdGood(draw.oneOf(LUXURIES).goods), before: draw.oneOf([20, 40]), rise: rises[0] },
    { ...householdGood(draw.oneOf(NECESSITIES)), before: draw.oneOf([200, 400, 600]), rise: rises[1] },
    { ...householdGood(draw.oneOf(UNCHANGED)), before: draw.whole(4, 12), rise: 0 },
    { ...householdGood(draw.oneOf(INFERIOR)), before: draw.oneOf([40, 60, 80]), rise: rises[3] },
  ];
  const after = (good: typeof luxury) => good.before * (1 + good.rise / 100);
  const goods = [luxury, necessity, same, inferior];
  // The necessity gains more units, so that units do not lead to the answer.
  const isTelling = after(necessity) - necessity.before > after(luxury) - luxury.before;
  if (!isTelling || goods.some((good) => !Number.isInteger(after(good)))) return null;
  // Bread alone is bought more often than every other day.
  if (draw.isFresh && necessity.before > 200 && necessity.name !== 'Bread') return null;
  return {
    values: { change, rise: luxury.rise, slow: necessity.rise },
    rows: draw.shuffled(goods).map((good) => [good.label, count(good.before), count(after(good))]),
    right: { name: luxury.name },
    wrong: [
      ['necessity-luxury-share', { name: necessity.name }],
      ['zero-misread', { name: same.name }],
      ['normal-inferior-swap', { name: inferior.name }],
    ],
  };
});

export const incomeElasticityInAGraph = questionModel('income-elasticity-in-a-graph', 'income-elasticity', (draw) => {
  const isInferior = draw.oneOf([true, false]);
  const { goods, least, most } = isInferior
    ? draw.oneOf([
        { goods: 'packs of instant noodles', least: 1, most: 3 },
        { goods: 'bus rides', least: 2, most: 4 },
        { goods: 'secondhand shirts', least: 6, most: 12 },
      ])
    : draw.oneOf(LUXURIES);
  const { from, to, change } = drawIncomes(draw, [-20, -10, -5, 5, 10, 20]);
  const size = draw.oneOf([4, 8, 12, 16, 25, 30, 40]);
  const moved = (isInferior ? -1 : 1) * Math.sign(change) * size;
  const response = drawResponse(draw, goods, [least, most], [from, to], moved);
  if (response === null) return null;
  const { price, elasticity: key } = response;
  return {
    values: { goods, from, to, price, moved: percent(moved), income: percent(change), key },
    ...elasticityOfResponse(response, 'income', 'thousands per month'),
  };
});

export const incomeBehindAChange = questionModel('income-behind-a-change', 'income-elasticity', (draw) => {
  const isInferior = draw.oneOf([true, false]);
  const goods = isInferior ? draw.oneOf(INFERIOR) : draw.oneOf(LUXURIES).goods;
  const size = draw.oneOf([
    ...(isInferior ? [0.2, 0.4, 0.5, 0.8] : [1.2, 1.4, 1.5, 1.6, 2, 2.5]),
    ...(draw.isFresh ? [isInferior ? 0.6 : 1.8, isInferior ? 0.25 : 1.25] : []),
  ]);
  const income = draw.whole(2, draw.isFresh ? 16 : 10);
  const moved = size * income;
  const [rose, fell] = ['risen', 'fallen'];
  const isMore = draw.oneOf([true, false]);
  const [way, other] = isMore === isInferior ? [fell, rose] : [rose, fell];
  const swapped = moved * size;
  if (!isTidy(moved) || !isTidy(swapped)) return null;
  return {
    values: {
      goods,
      kind: isInferior ? 'inferior' : 'normal',
      key: isInferior ? -size : size,
      moved,
      more: isMore ? 'increases' : 'decreases',
      income,
      size,
    },
    right: { way, change: income },
    wrong: [
      ['sign-ignored', { way: other, change: income }],
      ['inverted-ratio', { way, change: swapped }, 'right way'],
      ['inverted-ratio', { way: other, change: swapped }, 'wrong way'],
    ],
  };
});

export const spendingAfterARaise = questionModel('spending-after-a-raise', 'income-elasticity', (draw) => {
  const { goods, least, most } = draw.oneOf(LUXURIES);
  const price = 5 * draw.whole(Math.ceil(least / 5), Math.floor(most / 5));
  const quantity = draw.oneOf([10, 20, 40, 50]);
  const [income, elasticity] = [draw.oneOf([5, 10, 20]), draw.oneOf([0.5, 1.2, 1.5, 2, 2.5])];
  const after = quantity * (1 + (elasticity * income) / 100);
  const spent = (units: number) => price * units;
  if (!Number.isInteger(after)) return null;
  return {
    values: {
      goods,
      price,
      quantity,
      income,
      elasticity,
      rise: elasticity * income,
      after,
      before: spent(quantity),
      spending: spent(after),
    },
    within: { answer: [0, 4 * spent(quantity)] },
    right: spent(after),
    wrong: [
      ['one-for-one-percent', spent(quantity * (1 + income / 100))],
      ['inverted-ratio', spent(quantity * (1 + income / elasticity / 100))],
      ['percent-as-units', spent(quantity + elasticity * income)],
      ['normal-inferior-swap', spent(quantity * (1 - (elasticity * income) / 100))],
      ['zero-misread', spent(quantity)],
    ],
  };
});
