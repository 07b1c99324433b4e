import type { Values } from './question-model';
import { drawMarket, equationsOf, pictureOf, PLAIN_AXES, roomyAxes, type DrawnMarket } from './drawn-market';
import { drawTaxedMarket } from './drawn-levies';
import { modelsOf, questionModel } from './question-model';
import { taxed } from '../taxes';
import { capital, drawGood } from './settings';
import { dollars } from '../numbers';

const taxModel = modelsOf('tax-incidence', drawTaxedMarket);

export const burdenOnSellers = taxModel('burden-on-sellers', (drawn) => {
  const { change, picture, at, tax, sellersPart: part, quantity, deadweightLoss } = drawn;
  return {
    values: { part, burden: part * quantity },
    picture,
    right: part * quantity,
    wrong: [
      ['statutory-incidence', tax * quantity],
      ['old-quantity-counted', part * at.quantity],
      ['equal-split', (tax / 2) * quantity],
      ['lost-units-counted', part * change],
      ['tax-effects-mixup', deadweightLoss],
    ],
  };
});

const marketModel = modelsOf('tax-incidence', drawMarket);

export const pricePaidWithATax = marketModel('price-paid-with-a-tax', (drawn) => {
  const { market, at, tax } = drawn;
  const equations = equationsOf(drawn);
  const { buyersPay, sellersGet, buyersPart, sellersPart, quantity } = taxed(market, tax);
  if (equations.fewer === 1 || equations.more === 1 || buyersPart === sellersPart) return null;
  return {
    values: { ...equations, tax, buyersPay, sellersGet, quantity },
    within: { answer: [market.supply.reservation, market.demand.choke] },
    right: buyersPay,
    wrong: [
      ['burden-swap', sellersGet],
      ['full-pass-through', at.price + tax],
      ['equal-split', at.price + tax / 2],
      ['elastic-bears-more', at.price + sellersPart],
      ['statutory-incidence', at.price],
    ],
  };
});

export const sideThatBearsMore = marketModel('side-that-bears-more', (drawn) => {
  const { perDollar, at } = drawn;
  const fewer = Math.min(perDollar.demand, perDollar.supply);
  const more = Math.max(perDollar.demand, perDollar.supply);
  // One curve has to be steeper to the eye, and no number stands on both axes.
  if (more < 2 * fewer || at.price === at.quantity) return null;
  const [buyers, sellers] = [
    { side: 'buyers', steep: 'demand', flat: 'supply' },
    { side: 'sellers', steep: 'supply', flat: 'demand' },
  ] as const; // words of each side
  const [bearer, other] = perDollar.demand < perDollar.supply ? [buyers, sellers] : [sellers, buyers];
  return {
    values: { bears: bearer.side, curve: bearer.steep, other: bearer.flat, fewer, more },
    picture: pictureOf(drawn),
    right: { side: capital(bearer.side), why: bearer.steep },
    wrong: [
      ['slope-swap', { side: capital(other.side), why: other.steep }],
      ['statutory-incidence', { side: 'Sellers', why: 'law' }],
      ['full-pass-through', { side: 'Buyers', why: 'price' }],
    ],
  };
});

/** The market before and after the curve named by a choice has shifted. */
const shiftedBy = (drawn: DrawnMarket, { curve, way }: Values) => {
  const units = Math.round(drawn.at.quantity / 3) * (way === 'left' ? -1 : 1);
  return pictureOf(drawn, {
    ...PLAIN_AXES,
    show: [],
    max: roomyAxes(drawn),
    ...(curve === 'supply' ? { supplyShift: units } : { demandShift: units }),
  });
};

export const graphOfATax = marketModel('graph-of-a-tax', (drawn, draw) => {
  const [curve, other] = draw.twoOf(['supply', 'demand']);
  return {
    values: { payers: curve === 'supply' ? 'sellers' : 'buyers' },
    draw: (values) => shiftedBy(drawn, values),
    right: { curve, way: 'left' },
    wrong: [
      ['wedge-shifts-wrong-way', { curve, way: 'right' }, 'curve'],
      ['statutory-incidence', { curve: other, way: 'left' }],
      ['wedge-shifts-wrong-way', { curve: other, way: 'right' }, 'other'],
    ],
  };
});

export const priceIfBuyersSendTheTax = taxModel('price-if-buyers-send-the-tax', (drawn) => {
  const { picture, at, tax, buyersPay, sellersGet, buyersPart, sellersPart } = drawn;
  if (buyersPart === sellersPart) return null;
  return {
    picture,
    right: sellersGet,
    wrong: [
      ['statutory-incidence', buyersPay, 'as before'],
      ['full-pass-through', at.price],
      ['equal-split', at.price - tax / 2],
      ['burden-swap', at.price - buyersPart],
      ['statutory-incidence', at.price - tax, 'all on sellers'],
    ],
  };
});

const MARKETS = 4;

export const burdenInFourMarkets = questionModel('burden-in-four-markets', 'tax-incidence', (draw) => {
  const tax = 2 * draw.whole(3, 5);
  const [least, half, most] = [1, tax / 2, tax - 1];
  const rest = draw.whole(half + 1, most);
  if (rest === most) return null;
  const prices = Array.from({ length: MARKETS }, () => draw.whole(9, 20));
  const [highest = 0] = [...prices].sort((a, b) => b - a);
  const markets = [least, half, most, rest].map((rise, index) => {
    const price = index === MARKETS - 1 ? highest + 2 : (prices[index] ?? 0);
    return { name: capital(drawGood(draw, price, price + rise).goods), price, rise };
  });
  const [elastic, equal, inelastic, dear] = markets;
  if (!elastic || !equal || !inelastic || !dear || new Set(markets.map(({ name }) => name)).size < MARKETS) return null;
  return {
    values: { tax, least },
    rows: draw.shuffled(markets).map(({ name, price, rise }) => [name, dollars(price), dollars(price + rise)]),
    right: { name: elastic.name },
    wrong: [
      ['elastic-bears-more', { name: inelastic.name }],
      ['equal-split', { name: equal.name }],
      ['ability-to-pay', { name: dear.name }],
    ],
  };
});
