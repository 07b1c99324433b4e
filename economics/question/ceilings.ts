import { priceCeiling } from '../price-controls';
import { consumerSurplus, producerSurplus } from '../surplus';
import { drawMarket, pictureOf } from './drawn-market';
import { questionModel } from './question-model';

export const shortageUnderACeiling = questionModel('shortage-under-a-ceiling', 'market-with-a-ceiling', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const ceiling = at.price - draw.whole(1, 3);
  if (ceiling <= market.supply.reservation) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered, shortage } = priceCeiling(market, ceiling);
  return {
    values: { ...good, ceiling, wanted, offered, shortage },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: [
        { curve: 'demand', name: 'A', price: ceiling },
        { curve: 'supply', name: 'B', price: ceiling },
      ],
    }),
    within: { answer: [0, wanted] },
    right: shortage,
    wrong: [
      ['gap-from-equilibrium', wanted - at.quantity],
      ['shortage-as-lost-trades', at.quantity - offered],
      ['shortage-as-sales', offered],
      ['long-side-trades', wanted],
    ],
  };
});

export const doesTheCeilingBind = questionModel('does-the-ceiling-bind', 'market-with-a-ceiling', (draw) => {
  const { good, market, at, perDollar } = drawMarket(draw);
  const ceiling = at.price + draw.oneOf([-2, -1, 1, 2]);
  if (ceiling <= market.supply.reservation || ceiling >= market.demand.choke) return null;
  const { quantity, price, isBinding } = priceCeiling(market, ceiling);
  const wanted = at.quantity + (at.price - ceiling) * perDollar.demand;
  const offered = at.quantity - (at.price - ceiling) * perDollar.supply;
  return {
    values: {
      ...good,
      ...at,
      demand: perDollar.demand,
      supply: perDollar.supply,
      ceiling,
      effect: isBinding ? 'binds' : 'idle',
      away: Math.abs(ceiling - at.price),
      wanted,
      offered,
    },
    within: { price: [market.supply.reservation, market.demand.choke], quantity: [0, Math.max(wanted, offered)] },
    right: { price, quantity },
    wrong: isBinding
      ? [
          ['long-side-trades', { price: ceiling, quantity: wanted }],
          ['binding-side-swap', { ...at }],
          ['keeps-old-quantity', { price: ceiling, quantity: at.quantity }],
        ]
      : [
          ['legal-limit-becomes-price', { price: ceiling, quantity: wanted }, 'demanded'],
          ['ceiling-floor-mixup', { price: ceiling, quantity: offered }],
          ['legal-limit-becomes-price', { price: ceiling, quantity: at.quantity }, 'unchanged'],
        ],
  };
});

export const consumersUnderACeiling = questionModel('consumers-under-a-ceiling', 'market-with-a-ceiling', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const ceiling = at.price - draw.whole(1, 2);
  if (ceiling <= market.supply.reservation) return null;
  const outcome = priceCeiling(market, ceiling);
  const { quantity, consumerSurplus: key } = outcome;
  const last = market.demand.choke - market.demand.slope * quantity;
  if (!Number.isInteger(last)) return null;
  return {
    values: { ...good, ceiling, quantity, firstGain: market.demand.choke - ceiling, lastGain: last - ceiling, key },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: [
        { curve: 'demand', name: 'A', price: last },
        { curve: 'supply', name: 'B', price: ceiling },
        { curve: 'demand', name: 'C', price: market.demand.choke },
      ],
    }),
    within: { answer: [0, market.demand.choke * at.quantity] },
    right: key,
    wrong: [
      ['counts-untraded', consumerSurplus(market.demand, ceiling)],
      ['surplus-needs-shift', consumerSurplus(market.demand, at.price)],
      ['triangle-as-rectangle', (market.demand.choke - ceiling) * quantity],
      ['surplus-sides-swap', producerSurplus(market.supply, ceiling)],
    ],
  };
});

export const lossUnderACeiling = questionModel('loss-under-a-ceiling', 'market-with-a-ceiling', (draw) => {
  const { good, market, at } = drawMarket(draw);
  const ceiling = at.price - draw.whole(1, 3);
  if (ceiling <= market.supply.reservation) return null;
  const { quantity, deadweightLoss: loss, shortage } = priceCeiling(market, ceiling);
  const last = market.demand.choke - market.demand.slope * quantity;
  if (!Number.isInteger(last)) return null;
  const missing = at.quantity - quantity;
  return {
    values: {
      ...good,
      oldQuantity: at.quantity,
      oldPrice: at.price,
      ceiling,
      quantity,
      last,
      missing,
      gap: last - ceiling,
      shortage,
      loss,
    },
    within: { answer: [0, last * at.quantity] },
    right: loss,
    wrong: [
      ['transfer-as-loss', (at.price - ceiling) * quantity],
      ['triangle-as-rectangle', 2 * loss],
      ['shortage-as-lost-trades', ((last - ceiling) * shortage) / 2],
      ['one-side-only', ((at.price - ceiling) * missing) / 2],
    ],
  };
});
