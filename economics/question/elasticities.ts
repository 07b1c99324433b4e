import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity, type Change } from '../elasticity';
import type { Draw } from './draw';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { isShort, size } from './percentages';
import { questionModel } from './question-model';
import { capital, drawGood, drawShopGood, inWords, priceAxis, quantityAxis } from './settings';

const DEMAND = 'elasticity-of-demand';

/** Two points of a demand line whose midpoint percentages are short numbers; the price rises from the first to the second. */
function drawPoints(draw: Draw) {
  const elasticity = draw.oneOf([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 1.25, 1.5, 1.6, 2.5]);
  const perDollar = draw.oneOf([2, 4, 5, 8, 10, 20]);
  const [middle, half] = [draw.oneOf([5, 8, 10, 16, 20, 25]), draw.whole(1, 5)];
  const sold = (perDollar * middle) / elasticity;
  const price: Change = [middle - half, middle + half];
  const quantity: Change = [sold + perDollar * half, sold - perDollar * half];
  const [ofPrice, ofQuantity] = [size(midpointPercentChange(price)), size(midpointPercentChange(quantity))];
  const isUsable = ofPrice >= 8 && ofPrice <= 50 && ofQuantity < 120 && sold < 600;
  if (!isUsable || !quantity.every(Number.isInteger) || ![ofPrice, ofQuantity].every(isShort)) return null;
  const demand = { choke: middle + sold / perDollar, slope: 1 / perDollar };
  return { price, quantity, ofPrice, ofQuantity, perDollar, demand, key: size(midpointElasticity(quantity, price)) };
}

export const elasticityFromAGraph = questionModel('elasticity-from-a-graph', DEMAND, (draw) => {
  const drawn = drawPoints(draw);
  if (!drawn) return null;
  const { price, quantity, ofPrice, ofQuantity, perDollar, demand, key } = drawn;
  const good = drawGood(draw, ...price);
  const [oldPrice, newPrice] = price;
  return {
    values: { ...good, ofPrice, ofQuantity, change: newPrice - oldPrice, fewer: quantity[0] - quantity[1] },
    picture: goodPicture(good, {
      demand,
      show: [],
      at: atPrices(['demand', oldPrice], ['demand', newPrice]),
    }),
    within: { answer: [key / 12, 12 * key] },
    right: key,
    wrong: [
      ['inverted-ratio', size(1 / key)],
      ['base-of-percentage', size(simpleElasticity(quantity, price))],
      ['slope-as-elasticity', perDollar],
      ['one-change-only', ofQuantity / 100],
      ['percentages-not-divided', size(ofQuantity - ofPrice)],
    ],
  };
});

export const quantityFromElasticity = questionModel('quantity-from-elasticity', DEMAND, (draw) => {
  const good = drawShopGood(draw);
  const elasticity = draw.oneOf([0.2, 0.4, 0.6, 0.8, 1.2, 1.5, 2.5, 3]);
  const before = draw.whole(4, 20) * 100;
  const rise = draw.oneOf([5, 10, 20]);
  const fall = elasticity * rise;
  const after = before * (1 - fall / 100);
  const key = -percentChange([before, after]) * (before / 100);
  return {
    values: { ...good, rise, before, elasticity, fall },
    within: { answer: [1, before - 1] },
    right: key,
    wrong: [
      ['one-for-one-percent', (before * rise) / 100],
      ['inverted-ratio', (before * rise) / elasticity / 100],
      ['percent-as-units', fall],
      ['one-change-only', (before * elasticity) / 100],
      ['percentages-not-divided', (before * (rise + elasticity)) / 100],
    ],
  };
});

export const priceForAQuantity = questionModel('price-for-a-quantity', DEMAND, (draw) => {
  const price = draw.oneOf([10, 12, 16, 20, 25, 30, 40, 50]);
  const elasticity = draw.oneOf([0.5, 0.8, 1.25, 1.5, 2, 2.5, 3]);
  const cut = draw.oneOf([5, 10, 15, 20]);
  const more = elasticity * cut;
  const by = (percent: number) => price * (1 + percent / 100);
  if (!Number.isInteger(more) || more > 50) return null;
  return {
    values: { ...drawShopGood(draw, price), price, elasticity, more, cut, less: price - by(-cut) },
    within: { answer: [0.3 * price, 1.5 * price] },
    right: by(-cut),
    wrong: [
      ['one-for-one-percent', by(-more)],
      ['law-of-demand-reversed', by(cut)],
      ['inverted-ratio', by(-more * elasticity)],
      ['percent-as-units', price - cut],
      ['one-change-only', by(-elasticity)],
    ],
  };
});

const PRODUCTS = [
  'a pie sold at a bakery',
  'a calendar sold at a bookstore',
  'a bouquet sold at a flower shop',
  'a day pass to a gym',
  'a poster sold at a print shop',
  'a puzzle sold at a toy store',
];

export const elasticOrInelastic = questionModel('elastic-or-inelastic', DEMAND, (draw) => {
  const product = draw.oneOf(PRODUCTS);
  const [lowest, step] = [draw.whole(2, 12), draw.oneOf([1, 2, 4, 5])];
  const [least, perDollar] = [10 * draw.whole(2, 12), draw.oneOf([2, 3, 4, 5, 6, 8, 10])];
  const schedule = [0, 1, 2, 3].map((index): Change => [lowest + index * step, least + (3 - index) * step * perDollar]);
  const [[oldPrice, oldQuantity] = [1, 1], [newPrice, newQuantity] = [1, 1]] = schedule.slice(draw.whole(0, 2));
  const [ofPrice, ofQuantity] = [percentChange([oldPrice, newPrice]), -percentChange([oldQuantity, newQuantity])];
  const key = ofQuantity / ofPrice;
  if (![ofPrice, ofQuantity, 10 * key].every(isShort) || ofPrice > 50 || Math.abs(Math.log(key)) < 0.2) return null;
  const [test, other] = key > 1 ? ['Elastic', 'Inelastic'] : ['Inelastic', 'Elastic'];
  return {
    values: { product, oldPrice, newPrice, oldQuantity, newQuantity, ofPrice, ofQuantity, key },
    rows: schedule.map(([price, quantity]) => [`$${price}`, String(quantity)]),
    right: { test, value: key },
    wrong: [
      ['inverted-ratio', { test: other, value: 1 / key }, 'both'],
      ['elastic-inelastic-swap', { test: other, value: key }],
      ['inverted-ratio', { test, value: 1 / key }, 'number'],
    ],
  };
});

export const moreElasticOfTwo = questionModel('more-elastic-of-two', DEMAND, (draw) => {
  const price = draw.oneOf([4, 5, 8, 10, 20]);
  const rise = draw.oneOf([10, 20, 25, 40, 50]);
  const newPrice = price * (1 + rise / 100);
  const quantity = draw.oneOf([50, 80, 100, 120, 200]);
  const [strong, weak] = [draw.oneOf([1.2, 1.5, 1.6, 2, 2.5, 3]), draw.oneOf([0.2, 0.25, 0.4, 0.5, 0.6, 0.8])];
  const after = (elasticity: number) => quantity * (1 - (elasticity * rise) / 100);
  if (![newPrice, after(strong), after(weak)].every(Number.isInteger) || after(strong) < 0.2 * quantity) return null;
  const good = drawGood(draw, price, newPrice);
  const slopeOf = (elasticity: number) => price / quantity / elasticity;
  const [flat, steep] = draw.twoOf(['D1', 'D2']);
  return {
    values: { ...good, price, newPrice, rise, flat, steep, strong, weak, fall: strong * rise, slight: weak * rise },
    picture: {
      kind: 'elasticities',
      quantity: quantityAxis(good),
      price: priceAxis(good),
      side: 'demand',
      through: { quantity, price },
      curves: [
        { name: flat, slope: slopeOf(strong) },
        { name: steep, slope: slopeOf(weak) },
      ].sort((a, b) => a.name.localeCompare(b.name, 'en')),
      newPrice,
    },
    right: { curve: flat, value: strong },
    wrong: [
      ['elastic-inelastic-swap', { curve: steep, value: weak }],
      ['one-change-only', { curve: flat, value: weak }],
      ['slope-as-elasticity', { curve: steep, value: strong }],
    ],
  };
});

/** Short enough to stand below a bar. */
const NECESSITIES = ['Bread', 'Eggs', 'Gasoline', 'Insulin', 'Milk', 'Rice', 'Salt'];
const TREATS = ['Cruises', 'Flights', 'Hotels', 'Movies', 'Pizza', 'Sneakers', 'Soda'];

export const elasticGoods = questionModel('elastic-goods', DEMAND, (draw) => {
  const rise = draw.oneOf([5, 10, 15, 20]);
  const percent = (from: number, to: number) => Math.round((rise * draw.whole(from, to)) / 10);
  const [slight = '', moderate = ''] = draw.shuffled(NECESSITIES);
  const [unit = '', large = '', larger = ''] = draw.shuffled(TREATS);
  const [weak, strong] = draw.oneOf([
    [[slight], [large, larger]],
    [[slight, moderate], [large]],
  ]);
  const falls = new Map([
    ...weak.map((name, index) => [name, percent(1 + 4 * index, 4 + 4 * index)] as const),
    [unit, rise] as const,
    ...strong.map((name, index) => [name, percent(14 + 9 * index, 20 + 9 * index)] as const),
  ]);
  if (new Set(falls.values()).size < falls.size || [...falls.values()].includes(0)) return null;
  const bars = draw.shuffled([...falls]).map(([name, value]) => ({ name, value }));
  const wordsFor = (names: readonly string[]): string => {
    const inOrder = bars.filter(({ name }) => names.includes(name)).map(({ name }) => name.toLowerCase());
    return inOrder.length === 1 ? `${inOrder.join()} only` : inWords(inOrder);
  };
  const named = (...names: readonly string[]) => ({ goods: capital(wordsFor(names)) });
  return {
    values: { rise, unit },
    picture: {
      kind: 'bars',
      title: 'Decrease in the quantity demanded of four goods',
      x: 'Good',
      y: 'Decrease in quantity demanded (%)',
      unit: '%',
      bars,
    },
    right: named(...strong),
    wrong: [
      ['unit-elastic-misread', named(...strong, unit)],
      ['elastic-inelastic-swap', named(...weak)],
      ['any-reaction-is-elastic', { goods: 'All four goods' }],
    ],
  };
});
