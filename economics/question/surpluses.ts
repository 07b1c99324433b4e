import { tradeAt } from '../schedule';
import { consumerSurplus, producerSurplus } from '../surplus';
import { drawMarket, endsOf, pictureOf, type DrawnMarket } from './drawn-market';
import { questionModel } from './question-model';
import { PEOPLE, GOODS } from './settings';

/** Both areas by letter: which of them is meant is the question. */
const surplusesIn = (drawn: DrawnMarket) =>
  pictureOf(drawn, {
    show: ['equilibrium', 'consumer-surplus', 'producer-surplus'],
    areas: 'letters',
    at: endsOf(drawn),
  });

export const consumerSurplusInAGraph = questionModel('consumer-surplus-in-a-graph', 'consumer-surplus', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const key = consumerSurplus(market.demand, at.price, at.quantity);
  const { choke } = market.demand;
  return {
    values: { ...good, height: choke - at.price, ...at, choke, key },
    picture: surplusesIn(drawn),
    within: { answer: [0, choke * at.quantity] },
    right: key,
    wrong: [
      ['triangle-as-rectangle', 2 * key],
      ['surplus-sides-swap', producerSurplus(market.supply, at.price, at.quantity)],
      ['spending-as-surplus', at.price * at.quantity],
      ['height-from-zero', (choke * at.quantity) / 2],
    ],
  };
});

export const consumerSurplusOneByOne = questionModel('consumer-surplus-one-by-one', 'consumer-surplus', (draw) => {
  const good = draw.oneOf(GOODS);
  const price = draw.whole(8, 16);
  const [a, b, c] = [price + draw.whole(6, 12), price + draw.whole(3, 5), price + draw.whole(1, 2)];
  const out = price - draw.whole(1, 4);
  const buyers = [a, b, c, out];
  const { consumerSurplus: key, traded } = tradeAt({ buyers }, price);
  const [first = '', second = '', third = '', fourth = ''] = draw.shuffled(PEOPLE);
  return {
    values: {
      ...good,
      first,
      firstPays: a,
      second,
      secondPays: b,
      third,
      thirdPays: c,
      fourth,
      fourthPays: out,
      price,
      firstGain: a - price,
      secondGain: b - price,
      thirdGain: c - price,
      key,
    },
    within: { answer: [0, a + b + c + out] },
    right: key,
    wrong: [
      ['counts-untraded', key - (price - out)],
      ['spending-as-surplus', price * traded],
      ['forgot-payment', a + b + c],
      ['one-as-market', a - price],
      ['full-gain-for-all', (a - price) * traded],
    ],
  };
});

export const producerSurplusInAGraph = questionModel('producer-surplus-in-a-graph', 'producer-surplus', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const key = producerSurplus(market.supply, at.price, at.quantity);
  const { reservation } = market.supply;
  return {
    values: { ...good, height: at.price - reservation, ...at, reservation, key },
    picture: surplusesIn(drawn),
    within: { answer: [0, at.price * at.quantity] },
    right: key,
    wrong: [
      ['height-from-zero', (at.price * at.quantity) / 2],
      ['triangle-as-rectangle', 2 * key],
      ['surplus-sides-swap', consumerSurplus(market.demand, at.price, at.quantity)],
      ['revenue-as-surplus', at.price * at.quantity],
    ],
  };
});

export const producerSurplusAfterARise = questionModel('producer-surplus-after-a-rise', 'producer-surplus', (draw) => {
  const { good, market, at, perDollar } = drawMarket(draw);
  const { supply } = market;
  const price = at.price + draw.whole(1, 3);
  const quantity = at.quantity + (price - at.price) * perDollar.supply;
  const [before, after] = [producerSurplus(supply, at.price), producerSurplus(supply, price)];
  const rise = price - at.price;
  return {
    values: {
      ...good,
      start: supply.reservation,
      oldPrice: at.price,
      oldQuantity: at.quantity,
      newPrice: price,
      newQuantity: quantity,
      before,
      after,
      rise,
      key: after - before,
    },
    within: { answer: [0, price * quantity] },
    right: after - before,
    wrong: [
      ['forgot-new-trades', rise * at.quantity],
      ['full-gain-for-all', rise * quantity],
      ['total-not-change', after],
      ['triangle-as-rectangle', 2 * (after - before)],
    ],
  };
});
