import { quantityDemanded, quantitySupplied } from '../market';
import { count, dollars } from '../numbers';
import { atPrice } from '../price-controls';
import { drawMarket, equationsOf, pictureOf } from './drawn-market';
import { questionModel } from './question-model';

export const equilibriumFromEquations = questionModel('equilibrium-from-equations', 'market-in-equilibrium', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const equations = equationsOf(drawn);
  const { start, fewer, more, floor } = equations;
  if (fewer === 1 || more === 1 || fewer === more) return null;
  return {
    values: { ...good, ...equations, sum: fewer + more, ...at },
    within: { answer: [market.supply.reservation, market.demand.choke] },
    right: at.price,
    wrong: [
      ['subtracted-slopes', (start + floor) / Math.abs(fewer - more)],
      ['gain-loss-sign', (start - floor) / (fewer + more)],
      ['stopped-halfway', market.supply.reservation],
      ['highest-price-wins', market.demand.choke],
    ],
  };
});

export const equilibriumFromSchedule = questionModel('equilibrium-from-schedule', 'market-in-equilibrium', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const place = draw.whole(1, 3);
  const prices = [0, 1, 2, 3, 4].map((step) => at.price + step - place);
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  if (first <= market.supply.reservation || last >= market.demand.choke) return null;
  const wanted = (price: number) => quantityDemanded(market.demand, price);
  const offered = (price: number) => quantitySupplied(market.supply, price);
  const rows = prices.map((price) => [dollars(price), count(wanted(price)), count(offered(price))]);
  const middle = prices[2] ?? 0;
  return {
    values: {
      ...good,
      lastWanted: wanted(last),
      firstOffered: offered(first),
      middle,
      middleOffered: offered(middle),
      quantity: at.quantity,
    },
    rows,
    within: { price: [first, last], quantity: [0, Math.max(wanted(first), offered(last))] },
    right: { ...at },
    wrong: [
      ['highest-price-wins', { price: last, quantity: offered(last) }],
      ['lower-price-serves-more', { price: first, quantity: wanted(first) }],
      ['middle-is-equilibrium', { price: middle, quantity: wanted(middle) }],
      ['adds-supply-and-demand', { price: at.price, quantity: 2 * at.quantity }],
    ],
  };
});

export const gapAtAPrice = questionModel('gap-at-a-price', 'market-out-of-equilibrium', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const away = draw.oneOf([-3, -2, -1, 1, 2, 3]);
  const price = at.price + away;
  if (price <= market.supply.reservation || price >= market.demand.choke) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered } = atPrice(market, price);
  const size = Math.abs(wanted - offered);
  const [gap, other] = away < 0 ? (['shortage', 'surplus'] as const) : (['surplus', 'shortage'] as const);
  return {
    values: {
      ...good,
      price,
      wanted,
      offered,
      gap,
      larger: Math.max(wanted, offered),
      smaller: Math.min(wanted, offered),
      size,
    },
    picture: pictureOf(drawn, {
      show: ['equilibrium'],
      at: [
        { curve: 'demand', name: 'A', price },
        { curve: 'supply', name: 'B', price },
      ],
    }),
    within: { size: [0, Math.max(wanted, offered)] },
    right: { gap, size },
    wrong: [
      ['shortage-surplus-swap', { gap: other, size }],
      ['gap-from-equilibrium', { gap, size: Math.abs(wanted - at.quantity) }, 'demand'],
      ['gap-from-equilibrium', { gap, size: Math.abs(offered - at.quantity) }, 'supply'],
    ],
  };
});
