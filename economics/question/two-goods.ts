import { count, dollars } from '../numbers';
import { bestBundle, followsEqualRule, type Good } from '../utility';
import { drawFalling, type Draw } from './draw';
import { questionModel } from './question-model';
import { capital, drawPerson } from './settings';

const MARKET = 'two-goods';

/** Two goods, and plausible prices of the first; the second costs twice as much. */
const pair = (x: string, y: string, prices: readonly number[]) => {
  const one = (plural: string) => plural.replace(/s$/, '');
  return { x, oneX: one(x), y, oneY: one(y), prices };
};

const PAIRS = [
  pair('tacos', 'burritos', [3, 4]),
  pair('muffins', 'smoothies', [2, 3]),
  pair('bus rides', 'museum visits', [2, 3]),
  pair('pens', 'notebooks', [1, 2]),
  pair('comics', 'posters', [3, 5]),
  pair('bagels', 'salads', [3, 4]),
] as const;

/** Combinations of the two that cost ten times the first price. */
const BUNDLES = [
  [0, 5],
  [2, 4],
  [4, 3],
  [6, 2],
] as const;

export const bestTwoGoods = questionModel('best-bundle', MARKET, (draw) => {
  const { x, y, prices } = draw.oneOf(PAIRS);
  const priceX = draw.oneOf(prices);
  const priceY = 2 * priceX;
  const good = (name: string, price: number, first: number): Good => {
    return { name, price, marginal: drawFalling(draw, first, 3).map((perDollar) => perDollar * price) };
  };
  const goods = [good(x, priceX, draw.whole(9, 20)), good(y, priceY, draw.whole(9, 20))] as const;
  const budget = 10 * priceX;
  const bundle = draw.oneOf(BUNDLES.slice(1));
  const isBest = bestBundle(goods, budget).every((value, index) => value === bundle[index]);
  if (!isBest || !followsEqualRule(goods, bundle) || goods.some(({ marginal }) => marginal.some((value) => value < 1)))
    return null;
  const errorOf = (some: readonly [number, number]): string => {
    if (some[0] === 0) return 'ignores-price';
    return some[0] === 6 ? 'buys-cheapest' : 'reversed-adjustment';
  };
  return {
    values: {
      ...drawPerson(draw),
      budget,
      x,
      priceX,
      y,
      priceY,
      bestX: bundle[0],
      bestY: bundle[1],
      perDollar: (goods[0].marginal[bundle[0] - 1] ?? 0) / priceX,
    },
    rows: [0, 1, 2, 3, 4, 5].map((index) => [
      count(index + 1),
      ...goods.map(({ marginal }) => count(marginal[index] ?? 0)),
    ]),
    right: { first: bundle[0], second: bundle[1] },
    wrong: BUNDLES.filter((some) => some !== bundle).map(
      (some) => [errorOf(some), { first: some[0], second: some[1] }] as const,
    ),
  };
});

const SHOPS: readonly (readonly string[])[] = [
  ['a taco', 'a smoothie', 'a muffin', 'a salad', 'a burrito'],
  ['a comic book', 'a poster', 'a pen set', 'a puzzle', 'a notebook'],
  ['a carousel ride', 'a boat ride', 'a ring toss', 'a maze visit', 'a photo'],
];

export const nextPurchase = questionModel('next-purchase', MARKET, (draw) => {
  const names = draw.shuffled(draw.oneOf(SHOPS)).slice(0, 4);
  const prices = draw.shuffled([2, 3, 4, 5, 6, 8]).slice(0, 4);
  const perDollar = draw.shuffled([3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  const options = names.map((name, index) => {
    const [price = 0, ratio = 0] = [prices[index], perDollar[index]];
    return { name, price, ratio, utility: price * ratio };
  });
  const most = (of: (option: (typeof options)[number]) => number) =>
    options.reduce((best, option) => (of(option) > of(best) ? option : best));
  const [best, useful] = [most(({ ratio }) => ratio), most(({ utility }) => utility)];
  const [cheap, worst] = [most(({ price }) => -price), most(({ ratio }) => -ratio)];
  if (new Set([best, useful, cheap, worst]).size < 4 || new Set(options.map(({ utility }) => utility)).size < 4)
    return null;
  return {
    values: {
      ...drawPerson(draw),
      cash: draw.whole(20, 40),
      good: best.name,
      utility: best.utility,
      price: best.price,
      ratio: best.ratio,
      usefulUtility: useful.utility,
      usefulPrice: useful.price,
      cheapUtility: cheap.utility,
      cheapPrice: cheap.price,
      worstUtility: worst.utility,
      worstPrice: worst.price,
    },
    rows: options.map(({ name, price, utility }) => [
      capital(name.replace(/^an? /, '')),
      dollars(price),
      count(utility),
    ]),
    right: { name: best.name },
    wrong: [
      ['ignores-price', { name: useful.name }],
      ['buys-cheapest', { name: cheap.name }],
      ['inverted-ratio', { name: worst.name }],
    ],
  };
});

export const priceFromEqualRule = questionModel('price-from-equal-rule', MARKET, (draw) => {
  const goods = draw.oneOf(PAIRS);
  const cheap = draw.oneOf(goods.prices);
  const perDollar = draw.whole(3, 12);
  const [known, asked] = draw.twoOf([
    { things: goods.x, thing: goods.oneX, price: cheap, utility: cheap * perDollar },
    { things: goods.y, thing: goods.oneY, ...dearer(draw, cheap, perDollar) },
  ]);
  const difference = asked.utility - known.utility;
  return {
    values: {
      ...drawPerson(draw),
      known: known.things,
      asked: asked.things,
      oneKnown: known.thing,
      oneAsked: asked.thing,
      knownPrice: known.price,
      knownUtility: known.utility,
      askedUtility: asked.utility,
      perDollar,
      price: asked.price,
    },
    rows: [
      [capital(known.things), dollars(known.price), count(known.utility)],
      [capital(asked.things), '?', count(asked.utility)],
    ],
    within: { answer: [0, 40] },
    right: asked.price,
    wrong: [
      ['ignores-price', known.price],
      ['inverted-ratio', (known.price * known.utility) / asked.utility],
      ['utility-price-mixup', perDollar],
      ['subtracted-price', known.price + difference],
      ['ignores-price', asked.utility / known.price, 'divided'],
      ['subtracted-price', Math.abs(difference), 'difference'],
    ],
  };
});

function dearer(draw: Draw, cheap: number, perDollar: number) {
  const price = draw.whole(cheap + 1, 3 * cheap);
  return { price, utility: price * perDollar };
}

/** Two marginal utilities of the first good after what is bought now, and what the last unit of the second gives. */
function drawSwitch(draw: Draw) {
  const [now, first, second] = drawFalling(draw, draw.whole(16, 30), 4);
  const loss = draw.whole(8, 24);
  return now === undefined || first === undefined || second === undefined ? null : { now, first, second, loss };
}

export const switchingGoods = questionModel('switching-goods', MARKET, (draw) => {
  const { x, oneX, y, oneY, prices } = draw.oneOf(PAIRS);
  const drawn = drawSwitch(draw);
  if (!drawn) return null;
  const { now, first, second, loss } = drawn;
  const priceX = draw.oneOf(prices);
  const gain = first + second - loss;
  if (first <= loss) return null;
  return {
    values: {
      ...drawPerson(draw),
      x,
      y,
      oneX,
      oneY,
      priceX,
      priceY: 2 * priceX,
      first,
      second,
      loss,
      gain,
      added: first + second,
    },
    rows: [
      [`Last ${oneX} bought`, count(now)],
      [`Next ${oneX}`, count(first)],
      [`The ${oneX} after that`, count(second)],
      [`Last ${oneY} bought`, count(loss)],
    ],
    right: gain,
    wrong: [
      ['total-not-net', first + second],
      ['ignores-price', first - loss],
      ['constant-marginal-utility', 2 * first - loss],
      ['off-by-one', now + first - loss],
    ],
  };
});
