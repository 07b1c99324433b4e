import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyMarket, anySlopedMarket } from '../test-support/any-market';
import {
  dealAtWedge,
  equilibrium,
  findEquilibrium,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  shift,
  type Market,
} from './market';

const coffee: Market = { demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } };

describe('a market of P = 8 − Q/10 and P = 2 + Q/10', () => {
  it('clears at $5 and 30 units', () => expect(equilibrium(coffee)).toEqual({ price: 5, quantity: 30 }));

  test.each([
    [9, 0, 70],
    [8, 0, 60],
    [6, 20, 40],
    [2, 60, 0],
    [1, 70, 0],
  ])('at $%d buyers want %d units and sellers offer %d', (price, wanted, offered) => {
    expect(quantityDemanded(coffee.demand, price)).toBeCloseTo(wanted);
    expect(quantitySupplied(coffee.supply, price)).toBeCloseTo(offered);
  });

  test.each([
    [{ demand: 20 }, 6, 40],
    [{ demand: -20 }, 4, 20],
    [{ supply: 20 }, 4, 40],
    [{ demand: 20, supply: 20 }, 5, 50],
    [{ demand: 20, supply: -20 }, 7, 30],
  ])('clears anew after a shift of %o', (by, price, quantity) => {
    expect(equilibrium(shift(coffee, by)).price).toBeCloseTo(price);
    expect(equilibrium(shift(coffee, by)).quantity).toBeCloseTo(quantity);
  });
});

test.each<[string, Market, { price: number; quantity: number } | null]>([
  ['a vertical supply', { ...coffee, supply: { quantity: 20 } }, { price: 6, quantity: 20 }],
  ['a vertical demand', { ...coffee, demand: { quantity: 20 } }, { price: 4, quantity: 20 }],
  ['a horizontal demand', { ...coffee, demand: { choke: 5, slope: 0 } }, { price: 5, quantity: 30 }],
  ['a horizontal supply', { ...coffee, supply: { reservation: 5, slope: 0 } }, { price: 5, quantity: 30 }],
  ['two vertical curves', { demand: { quantity: 20 }, supply: { quantity: 20 } }, null],
  ['buyers who would never pay what the first unit costs', { ...coffee, demand: { choke: 1, slope: 0.1 } }, null],
  ['a first unit that costs exactly what buyers would pay', { ...coffee, demand: { choke: 2, slope: 0.1 } }, null],
  ['parallel curves', { demand: { choke: 8, slope: 0 }, supply: { reservation: 2, slope: 0 } }, null],
  [
    'curves that would meet below a price of $0',
    { demand: { choke: 1, slope: 1 }, supply: { reservation: -8, slope: 0.1 } },
    null,
  ],
  ['more supply than anybody takes for free', { ...coffee, supply: { quantity: 90 } }, null],
])('with %s', (_what, market, clears) => {
  expect(findEquilibrium(market)).toEqual(clears);
  if (!clears) expect(() => equilibrium(market)).toThrow('do not cross');
});

it('finds trade at a price of exactly $0, which arithmetic misses by a hair', () => {
  const free: Market = { demand: { choke: 129, slope: 0.1 }, supply: { reservation: 0, slope: 0 } };
  expect(dealAtWedge(free, 1)).toMatchObject({ sellersGet: 0 });
  expect(dealAtWedge(free, 1e-9)).toMatchObject({ sellersGet: 0 });
});

it('clears: at the equilibrium price buyers want what sellers offer', () => {
  fc.assert(
    fc.property(anyMarket, (market) => {
      const { price, quantity } = equilibrium(market);
      const isFlat = (curve: Market['demand'] | Market['supply']) => !isFixed(curve) && curve.slope === 0;
      if (!isFlat(market.demand)) expect(quantityDemanded(market.demand, price)).toBeCloseTo(quantity, 6);
      if (!isFlat(market.supply)) expect(quantitySupplied(market.supply, price)).toBeCloseTo(quantity, 6);
    }),
  );
});

it('keeps the wedge that it was asked for between the two prices', () => {
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: -30, max: 30 }), (market, wedge) => {
      const deal = dealAtWedge(market, wedge);
      if (deal) expect(deal.buyersPay - deal.sellersGet).toBeCloseTo(wedge, 6);
    }),
  );
});

it('moves price and quantity as the law of demand and supply says', () => {
  fc.assert(
    fc.property(anySlopedMarket, fc.integer({ min: 1, max: 50 }), (market, units) => {
      const before = equilibrium(market);
      const [more, cheaper] = [
        findEquilibrium(shift(market, { demand: units })),
        findEquilibrium(shift(market, { supply: units })),
      ];
      if (more) expect(more.price > before.price && more.quantity > before.quantity).toBe(true);
      if (cheaper) expect(cheaper.price < before.price && cheaper.quantity > before.quantity).toBe(true);
    }),
  );
});
