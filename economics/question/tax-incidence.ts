import type { Values } from './question-model';
import { drawMarket, equationsOf, pictureOf, PLAIN_AXES, roomyAxes, type DrawnMarket } from './drawn-market';
import { drawTaxedMarket } from './drawn-levies';
import { questionModel } from './question-model';
import { taxed } from '../taxes';
import { capital, drawGood } from './settings';
import { dollars } from '../numbers';

export const burdenOnSellers = questionModel('burden-on-sellers', 'tax-incidence', (draw) => {
  const { drawn, outcome, change, picture } = drawTaxedMarket(draw);
  const { good, at, tax } = drawn;
  const { sellersPart: part, quantity, buyersPay, sellersGet, deadweightLoss } = outcome;
  return {
    values: { ...good, tax, price: at.price, buyersPay, sellersGet, part, quantity, burden: part * quantity },
    picture,
    within: { answer: [0, tax * at.quantity] },
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

export const pricePaidWithATax = questionModel('price-paid-with-a-tax', 'tax-incidence', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, tax } = drawn;
  const equations = equationsOf(drawn);
  const { buyersPay, sellersGet, buyersPart, sellersPart, quantity } = taxed(market, tax);
  if (equations.fewer === 1 || equations.more === 1 || buyersPart === sellersPart) return null;
  return {
    values: { ...good, ...equations, tax, price: at.price, buyersPay, sellersGet, quantity },
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

export const sideThatBearsMore = questionModel('side-that-bears-more', 'tax-incidence', (draw) => {
  const drawn = drawMarket(draw);
  const { good, perDollar, at } = drawn;
  if (perDollar.demand === perDollar.supply) return null;
  const [buyers, sellers] = [
    { side: 'buyers', steep: 'demand', flat: 'supply' },
    { side: 'sellers', steep: 'supply', flat: 'demand' },
  ] as const; // words of each side
  const [more, less] = perDollar.demand < perDollar.supply ? [buyers, sellers] : [sellers, buyers];
  const answer = (side: string, { steep, flat }: { steep: string; flat: string }) => ({
    side: capital(side),
    curve: steep,
    other: flat,
  });
  return {
    values: {
      ...good,
      price: at.price,
      bears: more.side,
      curve: more.steep,
      other: more.flat,
      fewer: Math.min(perDollar.demand, perDollar.supply),
      more: Math.max(perDollar.demand, perDollar.supply),
    },
    picture: pictureOf(drawn),
    right: answer(more.side, more),
    wrong: [
      ['elastic-bears-more', answer(less.side, more), 'other side'],
      ['slope-swap', answer(less.side, less)],
      ['elastic-bears-more', answer(more.side, less), 'other curve'],
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

export const graphOfATax = questionModel('graph-of-a-tax', 'tax-incidence', (draw) => {
  const drawn = drawMarket(draw);
  const [curve, other] = draw.twoOf(['supply', 'demand']);
  return {
    values: { ...drawn.good, payers: curve === 'supply' ? 'sellers' : 'buyers', curve, other },
    draw: (values) => shiftedBy(drawn, values),
    right: { curve, way: 'left' },
    wrong: [
      ['wedge-shifts-wrong-way', { curve, way: 'right' }, 'curve'],
      ['statutory-incidence', { curve: other, way: 'left' }],
      ['wedge-shifts-wrong-way', { curve: other, way: 'right' }, 'other'],
    ],
  };
});

export const priceIfBuyersSendTheTax = questionModel('price-if-buyers-send-the-tax', 'tax-incidence', (draw) => {
  const { drawn, outcome, picture } = drawTaxedMarket(draw);
  const { good, at, tax } = drawn;
  const { buyersPay, sellersGet, buyersPart, sellersPart } = outcome;
  if (buyersPart === sellersPart) return null;
  return {
    values: { ...good, tax, price: at.price, buyersPay, sellersGet },
    picture,
    within: { answer: [0, buyersPay] },
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
    values: { tax, name: elastic.name, least },
    rows: draw.shuffled(markets).map(({ name, price, rise }) => [name, dollars(price), dollars(price + rise)]),
    right: { name: elastic.name },
    wrong: [
      ['elastic-bears-more', { name: inelastic.name }],
      ['equal-split', { name: equal.name }],
      ['ability-to-pay', { name: dear.name }],
    ],
  };
});
