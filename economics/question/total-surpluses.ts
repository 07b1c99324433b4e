import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import { drawMarket, endsOf, equationsOf, pictureOf } from './drawn-market';
import { drawLimit } from './limits';
import { atPrices } from './points';
import { questionModel } from './question-model';

const MARKET = 'total-surplus';

export const totalSurplusAtAQuantity = questionModel('total-surplus-at-a-quantity', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const limit = drawLimit(draw, drawn);
  if (limit === null) return null;
  const { quantity, gap, value, cost } = limit;
  const width = market.demand.choke - market.supply.reservation;
  const [most, loss] = [(width * at.quantity) / 2, deadweightLoss(market, quantity)];
  return {
    values: { ...good, quantity, width, gap, most, loss, key: most - loss },
    picture: pictureOf(drawn, {
      show: ['equilibrium'],
      at: atPrices(
        ['demand', value],
        ['supply', cost],
        ['demand', market.demand.choke],
        ['supply', market.supply.reservation],
      ),
    }),
    within: { answer: [0, width * at.quantity] },
    right: most - loss,
    wrong: [
      ['more-trade-is-better', most],
      ['triangle-as-rectangle', width * quantity, 'rectangle'],
      ['traded-units-counted', gap * quantity],
      ['one-side-only', consumerSurplus(market.demand, value, quantity)],
      ['triangle-as-rectangle', (width * quantity) / 2, 'triangle'],
      ['surplus-as-loss', loss],
    ],
  };
});

export const surplusOfConsumersAndOfAll = questionModel('surplus-of-consumers-and-of-all', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const { choke } = market.demand;
  const { reservation } = market.supply;
  const buyers = consumerSurplus(market.demand, at.price, at.quantity);
  const sellers = producerSurplus(market.supply, at.price, at.quantity);
  const total = buyers + sellers;
  if (buyers === sellers || 2 * sellers === buyers || 2 * buyers === sellers) return null;
  return {
    values: { ...good, choke, reservation, ...at, buyers, sellers, total },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: endsOf(drawn) }),
    right: { first: buyers, second: total },
    wrong: [
      ['one-side-only', { first: sellers, second: total }, 'swapped'],
      ['triangle-as-rectangle', { first: buyers, second: 2 * total }],
      ['one-side-only', { first: sellers, second: 2 * total }, 'both'],
    ],
  };
});

export const unitsToTheEfficientQuantity = questionModel('units-to-the-efficient-quantity', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, at, market, perDollar } = drawn;
  const limit = drawLimit(draw, drawn);
  if (limit === null) return null;
  const { quantity, value, gap, missing } = limit;
  const equations = equationsOf(drawn);
  const supplied = (value - market.supply.reservation) * perDollar.supply;
  return {
    values: { ...good, ...equations, quantity, price: at.price, efficient: at.quantity, value, gap, supplied, missing },
    within: { answer: [0, equations.start] },
    right: missing,
    wrong: [
      ['total-not-change', at.quantity],
      ['one-side-only', supplied - quantity],
      ['largest-gap', gap],
      ['more-trade-is-better', equations.start - quantity],
      ['wrong-comparison', Math.abs(at.quantity - 2 * quantity)],
      ['traded-units-counted', quantity],
    ],
  };
});
