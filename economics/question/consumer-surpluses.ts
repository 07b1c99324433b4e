import { consumerSurplus, producerSurplus } from '../surplus';
import { areasOf, pieces, polygon } from './areas';
import { drawMarket, endsOf, pictureOf, type DrawnMarket, goodPicture } from './drawn-market';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { drawGood, PEOPLE } from './settings';

const MARKET = 'consumer-surplus';

const surplusesIn = ({ market, at }: DrawnMarket) => ({
  buyers: consumerSurplus(market.demand, at.price, at.quantity),
  sellers: producerSurplus(market.supply, at.price, at.quantity),
});

const surplusModel = modelsOf(MARKET, drawMarket);

export const consumerSurplusInAGraph = surplusModel('consumer-surplus-in-a-graph', (drawn) => {
  const { market, at } = drawn;
  const { buyers: key, sellers } = surplusesIn(drawn);
  const { choke } = market.demand;
  return {
    values: { height: choke - at.price, choke },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: endsOf(drawn) }),
    right: key,
    wrong: [
      ['triangle-as-rectangle', 2 * key],
      ['surplus-sides-swap', sellers],
      ['spending-as-surplus', at.price * at.quantity],
      ['height-from-zero', (choke * at.quantity) / 2],
      ['both-sides-counted', key + sellers],
      ['one-as-market', choke - at.price],
    ],
  };
});

export const consumerSurplusOnOneUnit = surplusModel('consumer-surplus-on-one-unit', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const gain = draw.whole(1, market.demand.choke - at.price - 1);
  const quantity = at.quantity - gain * perDollar.demand;
  const value = at.price + gain;
  const cost = market.supply.reservation + quantity / perDollar.supply;
  if (!Number.isInteger(cost)) return null;
  return {
    values: { value, gain },
    picture: pictureOf(drawn, {
      show: ['equilibrium'],
      at: atPrices(['demand', value], ['supply', cost]),
    }),
    right: gain,
    wrong: [
      ['total-not-net', value],
      ['both-sides-counted', value - cost],
      ['surplus-sides-swap', at.price - cost],
      ['spending-as-surplus', at.price],
      ['one-as-market', market.demand.choke - at.price],
      ['triangle-as-rectangle', gain / 2],
    ],
  };
});

export const valueOfTheUnitsBought = surplusModel('value-of-the-units-bought', (drawn) => {
  const { market, at } = drawn;
  const { choke } = market.demand;
  const { buyers, sellers } = surplusesIn(drawn);
  const spending = at.price * at.quantity;
  return {
    values: { choke, buyers, spending },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: endsOf(drawn) }),
    right: buyers + spending,
    wrong: [
      ['price-as-value', spending],
      ['triangle-as-rectangle', choke * at.quantity],
      ['surplus-sides-swap', buyers],
      ['height-from-zero', (choke * at.quantity) / 2],
      ['both-sides-counted', buyers + sellers],
    ],
  };
});

export const consumerSurplusAfterAPriceRise = surplusModel('consumer-surplus-after-a-price-rise', (drawn, draw) => {
  const { market, perDollar } = drawn;
  const { demand, supply } = market;
  const price = draw.whole(supply.reservation, demand.choke - 2);
  const rise = draw.whole(1, demand.choke - price - 1);
  const [before, after] = [consumerSurplus(demand, price), consumerSurplus(demand, price + rise)];
  const [oldQuantity, quantity] = [price, price + rise].map((at) => (demand.choke - at) * perDollar.demand);
  if (oldQuantity === undefined || quantity === undefined) return null;
  return {
    values: {
      start: demand.choke * perDollar.demand,
      fewer: perDollar.demand,
      choke: demand.choke,
      price,
      newPrice: price + rise,
      rise,
      oldQuantity,
      quantity,
      missing: oldQuantity - quantity,
      before,
      after,
    },
    right: before - after,
    wrong: [
      ['forgot-lost-trades', rise * quantity],
      ['full-gain-for-all', rise * oldQuantity],
      ['total-not-change', after, 'after'],
      ['total-not-change', before, 'before'],
      ['triangle-as-rectangle', 2 * (before - after)],
      ['one-of-two-changes', (rise * (oldQuantity - quantity)) / 2],
    ],
  };
});

export const quantityFromConsumerSurplus = surplusModel('quantity-from-consumer-surplus', ({ market, at }) => {
  const { choke } = market.demand;
  const height = choke - at.price;
  if (height === 2) return null;
  const surplus = consumerSurplus(market.demand, at.price, at.quantity);
  return {
    values: { choke, height, surplus },
    demands: ({ answer }) => Number.isInteger(answer),
    right: at.quantity,
    wrong: [
      ['triangle-as-rectangle', surplus / height, 'half'],
      ['height-from-zero', (2 * surplus) / choke],
      ['spending-as-surplus', (2 * surplus) / at.price],
      ['triangle-as-rectangle', (4 * surplus) / height, 'twice'],
      ['price-as-value', surplus / at.price],
    ],
  };
});

export const areasOfAPriceRise = questionModel('areas-of-a-price-rise', MARKET, (draw) => {
  const good = drawGood(draw, 8, 9);
  const choke = draw.whole(20, 30);
  const price = draw.whole(Math.ceil(choke * 0.3), Math.floor(choke * 0.4));
  const newPrice = draw.whole(Math.ceil(choke * 0.58), Math.floor(choke * 0.68));
  const [many, few] = [choke - price, choke - newPrice];
  const { areas, letters } = areasOf(draw, {
    top: polygon([0, choke], [0, newPrice], [few, newPrice]),
    still: polygon([0, newPrice], [few, newPrice], [few, price], [0, price]),
    lost: polygon([few, newPrice], [few, price], [many, price]),
    spent: polygon([0, price], [few, price], [few, 0], [0, 0]),
    saved: polygon([few, price], [many, price], [many, 0], [few, 0]),
  });
  const { top = '', still = '', lost = '' } = letters;
  return {
    values: { ...good, top, still, lost },
    picture: goodPicture(good, {
      values: 'hidden',
      demand: { choke, slope: 1 },
      show: ['demand'],
      at: atPrices(['demand', price], ['demand', newPrice]),
      areas,
      max: { quantity: 1.4 * many, price: 1.1 * choke },
    }),
    right: { areas: pieces(still, lost) },
    wrong: [
      ['forgot-lost-trades', { areas: still }],
      ['total-not-change', { areas: pieces(top, still, lost) }, 'before'],
      ['total-not-change', { areas: pieces(top, still) }, 'neither'],
    ],
  };
});

export const consumerSurplusLostOneByOne = questionModel('consumer-surplus-lost-one-by-one', MARKET, (draw) => {
  const price = draw.whole(5, 16);
  const rise = draw.whole(2, 5);
  const newPrice = price + rise;
  const third = price + draw.whole(1, rise - 1);
  const second = newPrice + draw.whole(1, 4);
  const first = second + draw.whole(2, 6);
  const out = price - draw.whole(1, 3);
  const good = drawGood(draw, out, first);
  const names = draw.shuffled(PEOPLE).slice(0, 4);
  const buyers = draw.shuffled([first, second, third, out]);
  const [before, after] = [first + second + third - 3 * price, first + second - 2 * newPrice];
  return {
    values: { ...good, price, newPrice, rise, lost: third - price, before, after, first, second, third },
    rows: buyers.map((value, index) => [names[index] ?? '', `$${value}`]),
    right: before - after,
    wrong: [
      ['forgot-lost-trades', 2 * rise],
      ['total-not-change', after, 'after'],
      ['full-gain-for-all', 3 * rise],
      ['total-not-change', before, 'before'],
      ['one-as-market', rise],
      ['counts-untraded', 4 * rise],
    ],
  };
});
