import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  consumerSurplus,
  demandPrice,
  equilibrium,
  producerSurplus,
  shiftDemand,
  supplyPrice,
  type LinearMarket,
} from './linear-market';

const coffee: LinearMarket = { chokePrice: 8, demandSlope: 0.1, reservationPrice: 2, supplySlope: 0.1 };

describe('a market of P = 8 − Q/10 and P = 2 + Q/10', () => {
  it('clears at $5 and 30 units', () => {
    expect(equilibrium(coffee)).toEqual({ price: 5, quantity: 30 });
  });

  it('gives each side half of 30 units times $3', () => {
    expect(consumerSurplus(coffee)).toBe(45);
    expect(producerSurplus(coffee)).toBe(45);
  });

  it('clears at $6 and 40 units once demand is 20 units more at each price', () => {
    expect(equilibrium(shiftDemand(coffee, 20))).toEqual({ price: 6, quantity: 40 });
  });
});

test.each([
  ['buyers would never pay what the first unit costs', { ...coffee, chokePrice: 1 }],
  ['the first unit costs exactly what buyers would pay', { ...coffee, chokePrice: 2 }],
  ['the curves are parallel', { ...coffee, demandSlope: 0, supplySlope: 0 }],
  ['they would meet below a price of 0', { ...coffee, chokePrice: 1, demandSlope: 1, reservationPrice: -8 }],
])('there is no equilibrium and no surplus when %s', (_why, market) => {
  expect(equilibrium(market)).toBeNull();
  expect(consumerSurplus(market)).toBe(0);
  expect(producerSurplus(market)).toBe(0);
});

it('counts units that cost nothing at the full price, and no more', () => {
  // P = −2 + Q/10: the first 20 units cost nothing. P* = 3, Q* = 50: 3 × 20 + 3 × 30 ÷ 2.
  expect(producerSurplus({ ...coffee, reservationPrice: -2 })).toBeCloseTo(105);
});

const anyMarket = fc.record({
  chokePrice: fc.integer({ min: 1, max: 200 }),
  demandSlope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  reservationPrice: fc.integer({ min: -20, max: 100 }),
  supplySlope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
});

it('finds the surplus that adding up unit by unit finds', () => {
  fc.assert(
    fc.property(anyMarket, (market) => {
      const at = equilibrium(market);
      if (!at) return;
      const slices = 2000;
      const width = at.quantity / slices;
      const middles = Array.from({ length: slices }, (_, slice) => (slice + 0.5) * width);
      const buyers = middles.reduce((sum, q) => sum + (demandPrice(market, q) - at.price) * width, 0);
      const sellers = middles.reduce((sum, q) => sum + (at.price - Math.max(0, supplyPrice(market, q))) * width, 0);
      expect(consumerSurplus(market)).toBeCloseTo(buyers, 1);
      expect(producerSurplus(market)).toBeCloseTo(sellers, 1);
    }),
  );
});

it('raises price and quantity whenever demand shifts right', () => {
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: 1, max: 50 }), (market, units) => {
      const before = equilibrium(market);
      const after = equilibrium(shiftDemand(market, units));
      if (!before || !after) return;
      expect(after.price).toBeGreaterThan(before.price);
      expect(after.quantity).toBeGreaterThan(before.quantity);
    }),
  );
});
