import { demandPrice, equilibrium, quantityDemanded, quantitySupplied, shiftDemand, supplyPrice } from '../market';
import { priceCeiling } from '../price-controls';
import { areBetweenEnds, drawMarket, equationsOf, pictureOf, PLAIN_AXES, roomyAxes, scheduleOf } from './drawn-market';
import { atPrices } from './points';
import { modelsOf } from './question-model';
import { isPlausible } from './settings';

const ceilingModel = modelsOf('market-with-a-ceiling', drawMarket);

export const shortageUnderACeiling = ceilingModel('shortage-under-a-ceiling', (drawn, draw) => {
  const { market, at } = drawn;
  const ceiling = at.price - draw.whole(1, 3);
  if (!areBetweenEnds(market, ceiling)) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered, shortage } = priceCeiling(market, ceiling);
  return {
    values: { ceiling, wanted, offered, shortage },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['demand', ceiling], ['supply', ceiling]),
    }),
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

export const priceAndQuantityWithACeiling = ceilingModel('price-and-quantity-with-a-ceiling', (drawn, draw) => {
  const { market, at } = drawn;
  const ceiling = at.price + draw.oneOf([-2, -1, 1, 2]);
  if (!areBetweenEnds(market, ceiling)) return null;
  const { isBinding } = priceCeiling(market, ceiling);
  const wanted = quantityDemanded(market.demand, ceiling);
  const offered = quantitySupplied(market.supply, ceiling);
  const short = Math.min(wanted, offered);
  const old = { quantity: at.quantity, price: at.price };
  const limited = { quantity: short, price: ceiling };
  return {
    values: { ceiling, wanted, offered, effect: isBinding ? 'binds' : 'idle' },
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
});

export const resalePriceUnderACeiling = ceilingModel('resale-price-under-a-ceiling', (drawn, draw) => {
  const { market, at } = drawn;
  const equations = equationsOf(drawn);
  const ceiling = at.price - draw.whole(1, 3);
  if (!areBetweenEnds(market, ceiling) || equations.fewer === 1 || equations.more === 1) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered } = priceCeiling(market, ceiling);
  const key = demandPrice(market.demand, offered);
  if (!Number.isInteger(key)) return null;
  return {
    values: { ...equations, ceiling, offered, wanted },
    within: { answer: [market.supply.reservation, market.demand.choke] },
    right: key,
    wrong: [
      ['ceiling-lets-price-rise', at.price],
      ['long-side-trades', supplyPrice(market.supply, wanted)],
      ['legal-limit-becomes-price', ceiling],
      ['gain-loss-sign', at.price + (at.price - ceiling)],
      ['one-side-only', market.demand.choke],
    ],
    freshWrong: [['middle-is-equilibrium', (at.price + market.demand.choke) / 2]],
  };
});

export const shortageAfterADemandShift = ceilingModel('shortage-after-a-demand-shift', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const units = draw.whole(1, 3) * (perDollar.demand + perDollar.supply);
  const now = equilibrium({ demand: shiftDemand(market.demand, units), supply: market.supply });
  if (!isPlausible(drawn.good, [now.price])) return null;
  const wanted = at.quantity + units;
  return {
    values: { wanted, gap: units },
    picture: pictureOf(drawn, {
      demandShift: units,
      show: ['old-equilibrium', 'equilibrium'],
      at: atPrices(['demand', at.price]),
    }),
    right: units,
    wrong: [
      ['ceiling-lets-price-rise', now.quantity - at.quantity],
      ['long-side-trades', wanted],
      ['shortage-as-sales', at.quantity],
      ['one-side-only', wanted - now.quantity],
      ['ceiling-outcome-fixed', now.quantity],
    ],
  };
});

/** Prices above and below the equilibrium price in a schedule. */
const REACH = 3;

export const ceilingFromAShortage = ceilingModel('ceiling-from-a-shortage', ({ market, at, perDollar }, draw) => {
  const below = draw.whole(1, REACH);
  if (at.price - REACH < market.supply.reservation || at.price + REACH > market.demand.choke) return null;
  const shortage = below * (perDollar.demand + perDollar.supply);
  const ceiling = at.price - below;
  const wanted = quantityDemanded(market.demand, ceiling);
  const offered = quantitySupplied(market.supply, ceiling);
  return {
    values: { shortage, ceiling, wanted, offered },
    rows: scheduleOf(market, at.price + REACH, at.price - REACH),
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

export const graphOfAShortage = ceilingModel('graph-of-a-shortage', (drawn) => {
  const { at, market } = drawn;
  const [above, below] = [(at.price + market.demand.choke) / 2, (at.price + market.supply.reservation) / 2];
  return {
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
