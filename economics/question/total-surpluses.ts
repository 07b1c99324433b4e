import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import { drawMarket, endsOf, equationsOf, isRound, pictureOf } from './drawn-market';
import { drawLimitedMarket } from './limits';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';

const MARKET = 'total-surplus';

const limitModel = modelsOf(MARKET, drawLimitedMarket);

export const totalSurplusAtAQuantity = limitModel('total-surplus-at-a-quantity', (drawn) => {
  const { market, at, quantity, gap, value, cost } = drawn;
  const width = market.demand.choke - market.supply.reservation;
  const [most, loss] = [(width * at.quantity) / 2, deadweightLoss(market, quantity)];
  return {
    values: { width, loss },
    picture: pictureOf(drawn, {
      show: ['equilibrium'],
      at: atPrices(
        ['demand', value],
        ['supply', cost],
        ['demand', market.demand.choke],
        ['supply', market.supply.reservation],
      ),
    }),
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

export const unitsToTheEfficientQuantity = limitModel('units-to-the-efficient-quantity', (drawn) => {
  const { at, market, perDollar, quantity, value, missing } = drawn;
  const equations = equationsOf(drawn);
  if (!isRound(equations) || at.quantity % 10 !== 0 || quantity % 5 !== 0) return null;
  const supplied = (value - market.supply.reservation) * perDollar.supply;
  return {
    values: { ...equations, efficient: at.quantity },
    within: { answer: [0, equations.start] },
    right: missing,
    wrong: [
      ['total-not-change', at.quantity],
      ['one-side-only', supplied - quantity],
      ['more-trade-is-better', equations.start - quantity],
      ['wrong-comparison', Math.abs(at.quantity - 2 * quantity)],
      ['traded-units-counted', quantity],
    ],
    freshWrong: [['one-for-one-dollar', value - at.price]],
  };
});
