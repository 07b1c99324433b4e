import { equilibrium, quantityDemanded, quantitySupplied, shiftDemand } from '../market';
import { count, dollars } from '../numbers';
import { floorWithPurchases, priceFloor } from '../price-controls';
import { areBetweenEnds, drawMarket, type DrawnMarket, scheduleOf, pricesBetween } from './drawn-market';
import { drawLimit } from './limits';
import { nationalPicture, SUPPORTED } from './policy-goods';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { isWhole } from './settings';

/** The floor, with quantity demanded at F and quantity supplied at G. */
const atFloor = (drawn: DrawnMarket, floor: number) =>
  nationalPicture(drawn, {
    floor,
    show: ['equilibrium'],
    at: atPrices(['demand', floor], ['supply', floor]),
  });

const floorModel = modelsOf('market-with-a-floor', (draw) => drawMarket(draw, SUPPORTED));

export const surplusUnderAFloor = floorModel('surplus-under-a-floor', (drawn, draw) => {
  const { market, at } = drawn;
  const floor = at.price + draw.whole(1, 3);
  if (!areBetweenEnds(market, floor)) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered, surplus } = priceFloor(market, floor);
  return {
    values: { floor, wanted, offered, surplus },
    picture: atFloor(drawn, floor),
    right: surplus,
    wrong: [
      ['surplus-as-sales', wanted],
      ['gap-from-equilibrium', offered - at.quantity],
      ['long-side-trades', offered],
      ['surplus-as-lost-trades', at.quantity - wanted],
      ['floor-lets-price-fall', at.quantity],
    ],
  };
});

/** Rows of a schedule above and below the prices that a question speaks of. */
const MARGIN = 1;

export const demandShiftUnderAFloor = floorModel('demand-shift-under-a-floor', ({ market, at, perDollar }, draw) => {
  const [above, rise] = draw.twoOf([1, 2, 3]);
  const floor = at.price + above;
  if (perDollar.demand === perDollar.supply) return null; // else one column mirrors another
  const demand = shiftDemand(market.demand, rise * (perDollar.demand + perDollar.supply));
  const now = equilibrium({ demand, supply: market.supply });
  const [highest, lowest] = [Math.max(floor, now.price) + MARGIN, at.price - MARGIN];
  if (!areBetweenEnds(market, highest, lowest)) return null;
  const wanted = quantityDemanded(demand, floor);
  const offered = quantitySupplied(market.supply, floor);
  const atFloor = { price: floor, quantity: wanted };
  const free = { price: now.price, quantity: now.quantity };
  const isBinding = floor > now.price;
  return {
    values: { floor, wanted, offered, price: now.price, quantity: now.quantity, effect: isBinding ? 'binds' : 'idle' },
    rows: pricesBetween(highest, lowest).map((price) => [
      dollars(price),
      count(quantityDemanded(market.demand, price)),
      count(quantityDemanded(demand, price)),
      count(quantitySupplied(market.supply, price)),
    ]),
    right: isBinding ? atFloor : free,
    wrong: isBinding
      ? [
          ['floor-lets-price-fall', free, 'both'],
          ['long-side-trades', { price: floor, quantity: now.quantity }],
          ['floor-lets-price-fall', { price: now.price, quantity: wanted }, 'price'],
        ]
      : [
          ['legal-limit-becomes-price', atFloor, 'both'],
          ['legal-limit-becomes-price', { price: floor, quantity: now.quantity }, 'price'],
          ['shift-vs-movement', { price: now.price, quantity: wanted }],
        ],
  };
});

export const revenueWithPurchases = floorModel('revenue-with-purchases', ({ market, at, perDollar }, draw) => {
  if (perDollar.demand === perDollar.supply) return null; // else one column mirrors the other
  const floor = at.price + draw.whole(1, 4);
  const low = at.price - 1;
  if (!areBetweenEnds(market, floor + MARGIN, low - MARGIN)) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered, surplus } = floorWithPurchases(market, floor);
  const [before, revenue, spends, pays] = [at.price * at.quantity, floor * offered, floor * surplus, floor * wanted];
  if (pays >= before) return null;
  return {
    values: { floor, offered, before, revenue, spends, pays },
    rows: scheduleOf(market, floor + MARGIN, low - MARGIN),
    within: { answer: [0, revenue] },
    right: revenue - before,
    wrong: [
      ['old-quantity-counted', (floor - at.price) * at.quantity],
      ['one-side-only', spends],
      ['gap-from-equilibrium', floor * (offered - at.quantity)],
      ['gain-loss-sign', spends + before - pays],
      ['purchases-ignored', before - pays],
      ['surplus-as-sales', pays],
    ],
  };
});

const WELFARE = 'surplus-under-a-floor';

export const producersUnderAFloor = questionModel('producers-under-a-floor', WELFARE, (draw) => {
  const drawn = drawMarket(draw, SUPPORTED);
  const limit = drawLimit(draw, drawn);
  const [way, other] = draw.twoOf(['increases', 'decreases'] as const); // both as often as each other
  if (limit === null) return null;
  const { good, at } = drawn;
  const { quantity: sold, value: floor, cost, missing } = limit;
  const rise = floor - at.price;
  const gain = rise * sold;
  const lost = ((at.price - cost) * missing) / 2;
  const change = Math.abs(gain - lost);
  if ((gain > lost ? 'increases' : 'decreases') !== way || !Number.isInteger(change) || change === 0) return null;
  // Most markets that are drawn have an increase.
  if (draw.isFresh && way === 'increases' && draw.whole(1, 6) > 1) return null;
  return {
    values: { ...good, rise, sold, gain, lost, missing, height: at.price - cost },
    picture: nationalPicture(drawn, {
      floor,
      max: { quantity: 1.5 * at.quantity },
      show: ['equilibrium'],
      at: atPrices(['demand', floor], ['supply', cost]),
    }),
    right: { way, amount: change },
    wrong: [
      ['sellers-always-gain', { way: 'increases', amount: gain }],
      ['gain-loss-sign', { way: other, amount: change }],
      ['transfer-as-loss', { way: 'decreases', amount: gain }],
    ],
  };
});

export const consumersLossUnderAFloor = questionModel('consumers-loss-under-a-floor', WELFARE, (draw) => {
  const drawn = drawMarket(draw, SUPPORTED);
  const limit = drawLimit(draw, drawn);
  if (limit === null) return null;
  const { good, market, at } = drawn;
  const { quantity: sold, value: floor, missing } = limit;
  const rise = floor - at.price;
  const { quantitySupplied: offered } = priceFloor(market, floor);
  const key = (rise * (at.quantity + sold)) / 2;
  return {
    values: { ...good, rise, sold, offered, missing, oldQuantity: at.quantity },
    picture: atFloor(drawn, floor),
    demands: isWhole,
    right: key,
    wrong: [
      ['surplus-sides-swap', rise * sold],
      ['old-quantity-counted', rise * at.quantity],
      ['counts-untraded', (rise * missing) / 2],
      ['long-side-trades', (rise * (at.quantity + offered)) / 2],
      ['gap-from-equilibrium', rise * (offered - at.quantity)],
    ],
  };
});
