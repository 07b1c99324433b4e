import { areasOf, pieces, type Region } from './areas';
import { TRADED } from './policy-goods';
import { questionModel } from './question-model';
import { priceAxis, quantityAxis } from './settings';

export const areasOfATariff = questionModel('areas-of-a-tariff', 'market-with-a-tariff', (draw) => {
  const { good } = draw.oneOf(TRADED);
  const [low, rise] = [draw.whole(25, 29), draw.whole(15, 17)];
  const high = low + rise;
  const made = [draw.whole(20, 23), draw.whole(40, 43)] as const; // at home, before and after
  const bought = [draw.whole(94, 98), draw.whole(66, 70)] as const; // before and after
  const supplySlope = rise / (made[1] - made[0]);
  const demandSlope = rise / (bought[0] - bought[1]);
  const supply = { reservation: low - supplySlope * made[0], slope: supplySlope };
  const demand = { choke: low + demandSlope * bought[0], slope: demandSlope };
  const corners = (quantities: readonly number[], prices: readonly number[]): Region =>
    quantities.map((quantity, index) => [quantity, prices[index] ?? 0] as const);
  const { areas, letters } = areasOf(draw, {
    gained: corners([0, 0, made[1], made[0]], [low, high, high, low]),
    costly: corners([made[0], made[1], made[1]], [low, high, low]),
    revenue: corners([made[1], made[1], bought[1], bought[1]], [low, high, high, low]),
    missing: corners([bought[1], bought[1], bought[0]], [low, high, low]),
    kept: corners([0, 0, made[0]], [supply.reservation, low, low]),
  });
  const { gained = '', costly = '', revenue = '', missing = '', kept = '' } = letters;
  const all = pieces(gained, costly, revenue, missing);
  const asked = draw.oneOf(['consumers', 'producers', 'gainers'] as const); // the rest is asked about by hand
  const key = { consumers: all, producers: gained, gainers: pieces(gained, revenue) }[asked];
  const wrong = {
    consumers: [
      ['forgot-lost-trades', { areas: pieces(gained, revenue) }],
      ['tariff-misdefined', { areas: pieces(costly, revenue, missing) }],
      ['one-side-only', { areas: pieces(costly, missing) }],
    ],
    producers: [
      ['triangle-as-rectangle', { areas: pieces(gained, costly) }, 'producers'],
      ['total-not-change', { areas: pieces(gained, kept) }],
      ['surplus-sides-swap', { areas: all }],
    ],
    gainers: [
      ['triangle-as-rectangle', { areas: pieces(gained, costly, revenue) }, 'gainers'],
      ['total-not-change', { areas: pieces(gained, revenue, kept) }],
      ['zero-sum-trade', { areas: all }],
    ],
  } as const; // pairs of names and choices
  return {
    values: { ...good, asked, gained, costly, revenue, kept, lost: [costly, missing].sort().join(' and ') },
    picture: {
      kind: 'world-trade',
      values: 'hidden',
      quantity: quantityAxis(good),
      price: priceAxis(good),
      demand,
      supply,
      worldPrice: low,
      tariff: rise,
      areas,
      max: { quantity: 115, price: 0.9 * demand.choke },
    },
    right: { areas: key },
    wrong: wrong[asked],
  };
});
