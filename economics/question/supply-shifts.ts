import { count, dollars } from '../numbers';
import { drawRising } from './draw';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { questionModel } from './question-model';
import { drawGood, drawPrices } from './settings';

export const taxBehindAShift = questionModel('tax-behind-a-shift', 'supply-shift', (draw) => {
  const perDollar = draw.oneOf([2, 3, 4, 5, 6, 8, 10]);
  const [start, tax, left] = [draw.whole(1, 5), draw.whole(2, 5), draw.whole(2, 7)];
  const price = start + tax + left;
  const good = drawGood(draw, price, price + tax);
  const [before, after] = [perDollar * (tax + left), perDollar * left];
  const fall = before - after;
  if (fall === after) return null;
  return {
    values: { ...good, price, higher: price + tax, before, after },
    picture: goodPicture(good, {
      supply: { reservation: start, slope: 1 / perDollar },
      supplyShift: -fall,
      show: ['supply'],
      at: atPrices(['old-supply', price], ['supply', price + tax], ['supply', price]),
    }),
    right: { tax, fall },
    wrong: [
      ['total-not-change', { tax, fall: after }, 'quantity'],
      ['total-not-change', { tax: price + tax, fall }, 'tax'],
      ['total-not-change', { tax: price + tax, fall: after }, 'both'],
    ],
  };
});

interface Recipe {
  readonly product: string;
  readonly products: string;
  readonly inputs: readonly [string, string];
  /** The price of one unit of each input in cents, about. */
  readonly cents: readonly [number, number];
}

const RECIPES: readonly Recipe[] = [
  { product: 'pizza', products: 'pizzas', inputs: ['Cheese (ounces)', 'Dough (ounces)'], cents: [40, 10] },
  { product: 'candle', products: 'candles', inputs: ['Wax (ounces)', 'Scent (drops)'], cents: [30, 5] },
  { product: 'scarf', products: 'scarves', inputs: ['Wool (balls)', 'Dye (packets)'], cents: [300, 80] },
  { product: 'smoothie', products: 'smoothies', inputs: ['Fruit (ounces)', 'Yogurt (ounces)'], cents: [20, 15] },
  { product: 'birdhouse', products: 'birdhouses', inputs: ['Boards', 'Hinges'], cents: [250, 60] },
  { product: 'bouquet', products: 'bouquets', inputs: ['Roses', 'Ferns'], cents: [120, 40] },
];

export const twoInputPrices = questionModel('two-input-prices', 'supply-shift', (draw) => {
  const { product, products, inputs, cents } = draw.oneOf(RECIPES);
  const sign = draw.oneOf([1, -1]);
  const [amount, otherAmount] = [draw.whole(2, 8), draw.whole(2, 8)];
  const changeOf = (price: number) => Math.max(5, 5 * Math.round((price * draw.whole(2, 9)) / 50));
  const [change, otherChange] = [sign * changeOf(cents[0]), -sign * changeOf(cents[1])];
  if (change <= -cents[0] || otherChange <= -cents[1]) return null;
  // No input loses most of its price in two months.
  if (draw.isFresh && Math.min(change / cents[0], otherChange / cents[1]) < -0.6) return null;
  const [effect, otherEffect] = [(amount * change) / 100, (otherAmount * otherChange) / 100];
  const net = effect + otherEffect;
  if (Math.abs(net) < 0.1) return null;
  const alone = Math.abs(draw.oneOf([effect, otherEffect]));
  const direction = net > 0 ? 'upward' : 'downward';
  const opposite = net > 0 ? 'downward' : 'upward';
  const row = (place: 0 | 1, units: number, by: number) => [
    inputs[place],
    count(units),
    dollars(cents[place] / 100),
    dollars((cents[place] + by) / 100),
  ];
  return {
    values: {
      product,
      products,
      net: Math.abs(net),
      rise: Math.max(effect, otherEffect),
      fall: -Math.min(effect, otherEffect),
      riseUnits: effect > 0 ? amount : otherAmount,
      riseEach: Math.max(change, otherChange) / 100,
      fallUnits: effect > 0 ? otherAmount : amount,
      fallEach: -Math.min(change, otherChange) / 100,
    },
    rows: [row(0, amount, change), row(1, otherAmount, otherChange)],
    right: { direction, amount: Math.abs(net) },
    wrong: [
      ['up-means-increase', { direction: opposite, amount: Math.abs(net) }, 'net'],
      ['one-of-two-changes', { direction, amount: alone }],
      ['up-means-increase', { direction: opposite, amount: alone }, 'alone'],
    ],
  };
});

/** A good, what it is made of, who makes it, and what else consumers could buy. */
const MADE: readonly (readonly [good: string, input: string, workers: string, firms: string])[] = [
  ['bread', 'flour', 'bakers', 'bakeries'],
  ['wooden tables', 'lumber', 'carpenters', 'furniture workshops'],
  ['chocolate bars', 'cocoa', 'chocolate makers', 'chocolate factories'],
  ['electric cars', 'batteries', 'autoworkers', 'automakers'],
  ['cotton shirts', 'cotton', 'garment workers', 'shirt factories'],
  ['smartphones', 'memory chips', 'assembly workers', 'phone manufacturers'],
  ['orange juice', 'oranges', 'juice plant workers', 'juice producers'],
  ['bicycles', 'aluminum', 'bicycle mechanics', 'bicycle manufacturers'],
  ['restaurant meals', 'vegetables', 'cooks', 'restaurants'],
  ['airline tickets', 'jet fuel', 'flight crews', 'airlines'],
];

/** A determinant of supply, and 1 where more of it increases supply. */
const CAUSES: readonly (readonly [cause: string, sign: 1 | -1])[] = [
  ['input', -1],
  ['wages', -1],
  ['tax', -1],
  ['subsidy', 1],
  ['firms', 1],
];
/** What moves producers along their curve, or shifts demand. */
const OTHERS: readonly (readonly [cause: string, misconception: string])[] = [
  ['price', 'shift-vs-movement'],
  ['consumers', 'demand-supply-mixup'],
];

export const causeOfASupplyShift = questionModel('cause-of-a-supply-shift', 'supply-shift', (draw) => {
  const [good, input, workers, firms] = draw.oneOf(MADE);
  const [cause, sign] = draw.oneOf(CAUSES);
  const [other, misconception] = draw.oneOf(OTHERS);
  const shift = draw.oneOf([20, -20]);
  const way = shift * sign > 0 ? 'An increase' : 'A decrease';
  const opposite = shift * sign > 0 ? 'A decrease' : 'An increase';
  return {
    values: { good, input, workers, firms, side: shift > 0 ? 'right' : 'left' },
    picture: {
      kind: 'market',
      title: `The supply of ${good}`,
      quantity: 'Quantity',
      price: 'Price',
      values: 'hidden',
      supply: { reservation: draw.whole(1, 5), slope: draw.whole(6, 12) / 100 },
      supplyShift: shift,
      show: ['supply', 'shift-arrow'],
      max: { quantity: 130, price: 18 },
    },
    right: { way, cause },
    wrong: [
      ['shift-reversed', { way: opposite, cause }],
      [misconception, { way, cause: other }, 'same'],
      [misconception, { way: opposite, cause: other }, 'opposite'],
    ],
  };
});

export const costAndPriceRise = questionModel('cost-and-price-rise-together', 'supply-shift', (draw) => {
  const { good, lowest } = drawPrices(draw, 6);
  const prices = [0, 1, 2, 3, 4, 5, 6].map((more) => lowest + more);
  const quantities = drawRising(draw, draw.whole(4, 30), 6, 9);
  const [from, cost] = [draw.whole(0, 2), draw.whole(1, 3)];
  const net = draw.whole(1, 2);
  const at = (place: number) => quantities[place] ?? NaN;
  const [before, after] = [at(from), at(from + net)];
  if (from + net + cost > 6) return null;
  const rise = net + cost;
  return {
    values: {
      ...good,
      cost,
      rise,
      net,
      old: lowest + from,
      price: lowest + from + rise,
      received: lowest + from + net,
      before,
      after,
    },
    rows: prices.map((price, index) => [dollars(price), count(at(index))]),
    right: after - before,
    wrong: [
      ['costs-ignored', at(from + rise) - before],
      ['one-for-one-dollar', net],
      ['total-not-change', after, 'after'],
      ['total-not-change', at(from + rise), 'price'],
      ['shift-reversed', at(from + rise + cost) - before],
    ],
  };
});
