import { tradeAt } from '../schedule';
import { consumerSurplus, producerSurplus } from '../surplus';
import { areasOf, otherAreas, pieces, polygon } from './areas';
import { drawMarket, endsOf, pictureOf, goodPicture } from './drawn-market';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { drawGood, GOODS, PEOPLE, isPlausible, isService } from './settings';

const MARKET = 'producer-surplus';

const surplusModel = modelsOf(MARKET, drawMarket);

export const producerSurplusInAGraph = surplusModel('producer-surplus-in-a-graph', (drawn) => {
  const { market, at } = drawn;
  const key = producerSurplus(market.supply, at.price, at.quantity);
  const consumers = consumerSurplus(market.demand, at.price, at.quantity);
  const { reservation } = market.supply;
  return {
    values: { height: at.price - reservation, reservation },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: endsOf(drawn) }),
    within: { answer: [0, at.price * at.quantity] },
    right: key,
    wrong: [
      ['surplus-sides-swap', consumers],
      ['height-from-zero', (at.price * at.quantity) / 2],
      ['triangle-as-rectangle', 2 * key],
      ['revenue-as-surplus', at.price * at.quantity],
      ['cost-as-surplus', reservation * at.quantity],
      ['one-as-market', at.price - reservation],
    ],
  };
});

export const producerSurplusBetweenTwoPoints = surplusModel('producer-surplus-between-two-points', (drawn, draw) => {
  const { good, market, perDollar } = drawn;
  const { supply, demand } = market;
  const price = draw.whole(supply.reservation + 1, demand.choke - 2);
  const rise = draw.whole(1, demand.choke - price);
  const [before, after] = [producerSurplus(supply, price), producerSurplus(supply, price + rise)];
  const quantityAt = (at: number) => (at - supply.reservation) * perDollar.supply;
  const [few, many] = [quantityAt(price), quantityAt(price + rise)];
  return {
    values: { start: supply.reservation, price, newPrice: price + rise, few, many, rise, before, after },
    picture: goodPicture(good, {
      supply,
      show: ['supply'],
      at: atPrices(['supply', price], ['supply', price + rise], ['supply', supply.reservation]),
    }),
    right: after - before,
    wrong: [
      ['forgot-new-trades', rise * few],
      ['total-not-change', after],
      ['full-gain-for-all', rise * many],
      ['only-extra-units', (rise * (many - few)) / 2],
      ['revenue-as-surplus', (price + rise) * many - price * few],
      ['triangle-as-rectangle', 2 * (after - before)],
    ],
  };
});

/** What one person can make at home and sell. */
const HANDMADE = GOODS.filter(({ goods }) => ['scarves', 'kites', 'candles', 'notebooks'].includes(goods));

export const profitFromProducerSurplus = questionModel('profit-from-producer-surplus', MARKET, (draw) => {
  const good = draw.oneOf(HANDMADE);
  const price = draw.whole(14, 20);
  const gains = [0, 0, 0].reduce<number[]>((all) => [...all, (all.at(-1) ?? 0) + draw.whole(2, 4)], [draw.whole(1, 2)]);
  const sellers = gains.map((gain) => price - gain).reverse();
  const beyond = draw.whole(1, 4);
  const { producerSurplus: surplus, traded } = tradeAt({ sellers }, price);
  const rent = draw.whole(4, surplus - 3);
  const costs = price * traded - surplus;
  return {
    values: {
      ...good,
      person: draw.oneOf(PEOPLE),
      price,
      rent,
      surplus,
      traded,
      revenue: price * traded,
      costs,
      profit: surplus - rent,
    },
    rows: [...sellers, price + beyond].map((cost, index) => [`${index + 1}`, `$${cost}`]),
    right: surplus - rent,
    wrong: [
      ['surplus-is-profit', surplus],
      ['counts-untraded', surplus - rent - beyond],
      ['revenue-as-surplus', price * traded - rent],
      ['off-by-one', surplus - rent - (gains[0] ?? 0)],
      ['one-as-market', gains.at(-1) ?? 0],
      ['cost-as-surplus', costs - rent],
    ],
  };
});

export const producerSurplusAtTheLowestPrice = questionModel('producer-surplus-at-the-lowest-price', MARKET, (draw) => {
  const first = draw.whole(4, 9);
  const sellers = [0, 0, 0, 0].reduce<number[]>((all) => [...all, (all.at(-1) ?? 0) + draw.whole(1, 4)], [first]);
  const [, , third = 0, fourth = 0] = sellers;
  const good = drawGood(draw, ...sellers);
  const { producerSurplus: key } = tradeAt({ sellers: sellers.slice(0, 3) }, third);
  const costs = 3 * third - key;
  const names = draw.shuffled(PEOPLE);
  return {
    values: { ...good, price: third, fourth, costs, firstGain: third - first, secondGain: key - (third - first) },
    rows: draw.shuffled(sellers).map((least, index) => [names[index] ?? '', `$${least}`]),
    right: key,
    wrong: [
      ['off-by-one', 3 * fourth - costs],
      ['one-as-market', third - first],
      ['revenue-as-surplus', 3 * third],
      ['cost-as-surplus', costs],
      ['full-gain-for-all', 3 * (third - first)],
      ['counts-untraded', key - (fourth - third)],
    ],
  };
});

/** What may be asked for, and the errors of the other three answers. */
const ASKED = {
  surplus: { cost: 'cost-as-surplus', revenue: 'revenue-as-surplus', after: 'total-not-change' },
  revenue: { surplus: 'revenue-as-surplus', cost: 'cost-as-surplus', after: 'total-not-change' },
  after: { surplus: 'only-extra-units', cost: 'cost-as-surplus', revenue: 'revenue-as-surplus' },
} as const; // its keys are the answers

export const areasOfAHigherPrice = questionModel('areas-of-a-higher-price', MARKET, (draw) => {
  const good = drawGood(draw, 8, 9);
  const reservation = draw.whole(4, 8);
  const price = reservation + draw.whole(8, 12);
  const newPrice = price + draw.whole(7, 11);
  const [few, many] = [price - reservation, newPrice - reservation];
  const { areas, letters } = areasOf(draw, {
    old: polygon([0, price], [few, price], [0, reservation]),
    more: polygon([0, newPrice], [many, newPrice], [few, price], [0, price]),
    cost: polygon([0, 0], [0, reservation], [few, price], [few, 0]),
    added: polygon([few, 0], [few, price], [many, newPrice], [many, 0]),
  });
  const { old = '', more = '', added = '' } = letters;
  const answers = { surplus: more, cost: added, revenue: pieces(more, added), after: pieces(old, more) };
  const asked = draw.oneOf(['surplus', 'revenue', 'after'] as const); // the keys of ASKED
  return {
    values: { ...good, asked, old, more, added },
    picture: goodPicture(good, {
      values: 'hidden',
      supply: { reservation, slope: 1 },
      show: ['supply'],
      at: atPrices(['supply', price], ['supply', newPrice]),
      areas,
      max: { quantity: 1.2 * many, price: 1.2 * newPrice },
    }),
    right: { areas: answers[asked] },
    wrong: otherAreas(ASKED[asked], answers),
  };
});

export const producerSurplusAfterLowerCosts = surplusModel('producer-surplus-after-lower-costs', (drawn, draw) => {
  const { good, market, perDollar } = drawn;
  const { supply, demand } = market;
  const start = supply.reservation;
  const drop = draw.whole(1, 4);
  const price = draw.whole(start + 1, demand.choke);
  const later = { reservation: start - drop, slope: supply.slope };
  // The world buys no haircuts.
  if (!isPlausible(good, [later.reservation]) || (draw.isFresh && isService(good))) return null;
  const [before, after] = [producerSurplus(supply, price), producerSurplus(later, price)];
  const [few, many] = [(price - start) * perDollar.supply, (price - later.reservation) * perDollar.supply];
  return {
    values: { price, start, newStart: later.reservation, drop, few, many, before, after },
    picture: goodPicture(good, {
      supply,
      supplyShift: drop * perDollar.supply,
      show: ['supply'],
      at: atPrices(['old-supply', price], ['supply', price], ['old-supply', start], ['supply', later.reservation]),
    }),
    right: after - before,
    wrong: [
      ['forgot-new-trades', drop * few],
      ['total-not-change', after],
      ['full-gain-for-all', drop * many],
      ['only-extra-units', (drop * (many - few)) / 2],
      ['surplus-needs-shift', before],
      ['revenue-as-surplus', price * (many - few)],
    ],
  };
});
