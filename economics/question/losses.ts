import { atPrice } from '../price-controls';
import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import { drawMarket, pictureOf } from './drawn-market';
import { questionModel } from './question-model';

export const totalSurplusOfAMarket = questionModel('total-surplus-in-equilibrium', 'total-surplus', (draw) => {
  const { good, market, at } = drawMarket(draw);
  const { choke } = market.demand;
  const { reservation } = market.supply;
  const [buyers, sellers] = [
    consumerSurplus(market.demand, at.price, at.quantity),
    producerSurplus(market.supply, at.price, at.quantity),
  ];
  const total = buyers + sellers;
  return {
    values: { ...good, choke, reservation, ...at, buyers, sellers, total },
    within: { answer: [0, choke * at.quantity] },
    right: total,
    wrong: [
      ['one-side-only', buyers, 'buyers'],
      ['triangle-as-rectangle', 2 * total],
      ['spending-as-surplus', at.price * at.quantity],
      ['one-side-only', sellers, 'sellers'],
      ['height-from-zero', (choke * at.quantity) / 2],
    ],
  };
});

export const lossOfAQuota = questionModel('loss-of-a-quota', 'total-surplus', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const above = draw.whole(1, market.demand.choke - at.price - 1);
  const quantity = at.quantity - above * perDollar.demand;
  const least = market.supply.reservation + quantity / perDollar.supply;
  if (!Number.isInteger(least)) return null;
  const loss = deadweightLoss(market, quantity);
  const total = ((market.demand.choke - market.supply.reservation) * at.quantity) / 2;
  const gap = at.price + above - least;
  const missing = at.quantity - quantity;
  return {
    values: { ...good, quantity, missing, gap, loss },
    picture: pictureOf(drawn, {
      at: [
        { curve: 'demand', name: 'A', price: at.price + above },
        { curve: 'supply', name: 'B', price: least },
      ],
    }),
    within: { answer: [0, total] },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['traded-units-counted', (gap * quantity) / 2],
      ['surplus-as-loss', gap * quantity],
      ['one-side-only', (above * missing) / 2],
    ],
  };
});

export const lossOfAFloor = questionModel('surplus-at-too-high-a-price', 'total-surplus', (draw) => {
  const { good, market, at, perDollar } = drawMarket(draw);
  const price = at.price + draw.whole(1, 3);
  if (price >= market.demand.choke) return null;
  const outcome = atPrice(market, price);
  const least = market.supply.reservation + outcome.quantity / perDollar.supply;
  if (!Number.isInteger(least)) return null;
  const missing = at.quantity - outcome.quantity;
  const loss = outcome.deadweightLoss;
  return {
    values: {
      ...good,
      fairQuantity: at.quantity,
      fairPrice: at.price,
      price,
      quantity: outcome.quantity,
      least,
      missing,
      gap: price - least,
      loss,
    },
    within: { answer: [0, price * at.quantity] },
    right: loss,
    wrong: [
      ['transfer-as-loss', (price - at.price) * outcome.quantity],
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', ((price - at.price) * missing) / 2],
      ['spending-as-surplus', at.price * missing],
    ],
  };
});
