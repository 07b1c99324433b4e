import { demandPrice, equilibrium, quantityDemanded, quantitySupplied, shiftDemand, supplyPrice } from '../market';
import { priceCeiling } from '../price-controls';
import { drawMarket, equationsOf, pictureOf, PLAIN_AXES, roomyAxes, scheduleOf } from './drawn-market';
import { atPrices } from './points';
import { questionModel } from './question-model';

export const shortageUnderACeiling = questionModel('shortage-under-a-ceiling', 'market-with-a-ceiling', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at } = drawn;
  const ceiling = at.price - draw.whole(1, 3);
  if (ceiling <= market.supply.reservation) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered, shortage } = priceCeiling(market, ceiling);
  return {
    values: { ...good, ceiling, wanted, offered, shortage, quantity: at.quantity },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['demand', ceiling], ['supply', ceiling]),
    }),
    within: { answer: [0, wanted] },
    right: shortage,
    wrong: [
      ['shortage-as-sales', offered],
      ['long-side-trades', wanted],
      ['shortage-as-lost-trades', at.quantity - offered],
      ['one-side-only', wanted - at.quantity],
      ['binding-side-swap', at.quantity],
    ],
  };
});

export const priceAndQuantityWithACeiling = questionModel(
  'price-and-quantity-with-a-ceiling',
  'market-with-a-ceiling',
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const ceiling = at.price + draw.oneOf([-2, -1, 1, 2]);
    if (ceiling <= market.supply.reservation || ceiling >= market.demand.choke) return null;
    const { isBinding } = priceCeiling(market, ceiling);
    const wanted = quantityDemanded(market.demand, ceiling);
    const offered = quantitySupplied(market.supply, ceiling);
    const short = Math.min(wanted, offered);
    const old = { quantity: at.quantity, price: at.price };
    const limited = { quantity: short, price: ceiling };
    return {
      values: { ...good, oldPrice: at.price, ceiling, wanted, offered, effect: isBinding ? 'binds' : 'idle' },
      picture: pictureOf(drawn, {
        ceiling,
        show: ['equilibrium'],
        at: atPrices(['demand', ceiling], ['supply', ceiling]),
      }),
      right: isBinding ? limited : old,
      wrong: isBinding
        ? [
            ['binding-side-swap', old],
            ['long-side-trades', { quantity: at.quantity, price: ceiling }],
            ['ceiling-lets-price-rise', { quantity: short, price: at.price }],
          ]
        : [
            ['legal-limit-becomes-price', limited, 'both'],
            ['legal-limit-becomes-price', { quantity: at.quantity, price: ceiling }, 'price'],
            ['ceiling-misdefined', { quantity: short, price: at.price }],
          ],
    };
  },
);

export const resalePriceUnderACeiling = questionModel(
  'resale-price-under-a-ceiling',
  'market-with-a-ceiling',
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const equations = equationsOf(drawn);
    const ceiling = at.price - draw.whole(1, 3);
    if (ceiling <= market.supply.reservation || equations.fewer === 1 || equations.more === 1) return null;
    const { quantityDemanded: wanted, quantitySupplied: offered } = priceCeiling(market, ceiling);
    const key = demandPrice(market.demand, offered);
    if (!Number.isInteger(key)) return null;
    return {
      values: { ...good, ...equations, ceiling, offered, wanted, price: at.price, key },
      within: { answer: [market.supply.reservation, market.demand.choke] },
      right: key,
      wrong: [
        ['ceiling-lets-price-rise', at.price],
        ['long-side-trades', supplyPrice(market.supply, wanted)],
        ['legal-limit-becomes-price', ceiling],
        ['gain-loss-sign', at.price + (at.price - ceiling)],
        ['one-side-only', market.demand.choke],
      ],
    };
  },
);

export const shortageAfterADemandShift = questionModel(
  'shortage-after-a-demand-shift',
  'market-with-a-ceiling',
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const units = draw.whole(1, 3) * (perDollar.demand + perDollar.supply);
    const now = equilibrium({ demand: shiftDemand(market.demand, units), supply: market.supply });
    const wanted = at.quantity + units;
    return {
      values: { ...good, price: at.price, quantity: at.quantity, wanted, newQuantity: now.quantity, gap: units },
      picture: pictureOf(drawn, {
        demandShift: units,
        show: ['old-equilibrium', 'equilibrium'],
        at: atPrices(['demand', at.price]),
      }),
      within: { answer: [0, wanted] },
      right: units,
      wrong: [
        ['ceiling-lets-price-rise', now.quantity - at.quantity],
        ['long-side-trades', wanted],
        ['shortage-as-sales', at.quantity],
        ['one-side-only', wanted - now.quantity],
        ['ceiling-outcome-fixed', now.quantity],
      ],
    };
  },
);

/** Prices above and below the equilibrium price in a schedule. */
const REACH = 3;

export const ceilingFromAShortage = questionModel('ceiling-from-a-shortage', 'market-with-a-ceiling', (draw) => {
  const { good, market, at, perDollar } = drawMarket(draw);
  const below = draw.whole(1, REACH);
  const prices = Array.from({ length: 2 * REACH + 1 }, (_, step) => at.price + REACH - step);
  if (at.price - REACH < market.supply.reservation || at.price + REACH > market.demand.choke) return null;
  const shortage = below * (perDollar.demand + perDollar.supply);
  const ceiling = at.price - below;
  const wanted = quantityDemanded(market.demand, ceiling);
  const offered = quantitySupplied(market.supply, ceiling);
  return {
    values: { ...good, shortage, ceiling, wanted, offered, price: at.price },
    rows: scheduleOf(market, prices),
    within: { answer: [at.price - REACH, at.price + REACH] },
    right: ceiling,
    wrong: [
      ['binding-side-swap', at.price],
      ['ceiling-floor-mixup', at.price + below],
      ['one-side-only', at.price - (below - 1)],
      ['long-side-trades', ceiling - 1],
      ['shortage-surplus-swap', at.price + 1],
      ['shortage-as-lost-trades', at.price - REACH],
    ],
  };
});

export const graphOfAShortage = questionModel('graph-of-a-shortage', 'market-with-a-ceiling', (draw) => {
  const drawn = drawMarket(draw);
  const { good, at, market } = drawn;
  const [above, below] = [(at.price + market.demand.choke) / 2, (at.price + market.supply.reservation) / 2];
  return {
    values: { ...good },
    draw: ({ law, place }) => {
      const price = place === 'above' ? above : below;
      const shown = law === 'floor' ? { floor: price } : { ceiling: price };
      return pictureOf(drawn, { ...PLAIN_AXES, show: [], max: roomyAxes(drawn), ...shown });
    },
    right: { law: 'ceiling', place: 'below' },
    wrong: [
      ['binding-side-swap', { law: 'ceiling', place: 'above' }],
      ['shortage-surplus-swap', { law: 'floor', place: 'above' }],
      ['ceiling-floor-mixup', { law: 'floor', place: 'below' }],
    ],
  };
});
