import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySlopedMarket, totalSurplus } from '../test-support/any-market';
import { demandPrice, equilibrium, supplyPrice, type Market } from './market';
import { consumerSurplus, deadweightLoss, producerSurplus, welfareOf } from './surplus';

const coffee: Market = { demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } };

/** Adds up thin slices: another route to an area. */
function sumOf(height: (quantity: number) => number, from: number, to: number): number {
  const slices = 4000;
  const width = (to - from) / slices;
  return Array.from({ length: slices }, (_, slice) => height(from + (slice + 0.5) * width) * width).reduce(
    (a, b) => a + b,
    0,
  );
}

it('gives each side half of 30 units times $3 at the equilibrium', () => {
  expect(consumerSurplus(coffee.demand, 5)).toBeCloseTo(45);
  expect(producerSurplus(coffee.supply, 5)).toBeCloseTo(45);
});

it('gives buyers more at a lower price, when they can have what they want', () => {
  expect(consumerSurplus(coffee.demand, 4)).toBeCloseTo(80);
});

it('gives sellers of a fixed quantity the whole price', () => {
  expect(producerSurplus({ quantity: 40 }, 5)).toBe(200);
});

it('gives sellers the full price, and no more, on units that cost nothing', () => {
  // P = −2 + Q/10: the first 20 units cost nothing. At $3, 50 are sold: 3 × 20 + 3 × 30 ÷ 2.
  expect(producerSurplus({ reservation: -2, slope: 0.1 }, 3)).toBeCloseTo(105);
});

it('knows no end to the surplus of buyers who would pay anything', () => {
  expect(consumerSurplus({ quantity: 40 }, 5)).toBe(Infinity);
});

it('gives nothing to the side whose curve is horizontal', () => {
  expect(consumerSurplus({ choke: 5, slope: 0 }, 5)).toBe(0);
  expect(producerSurplus({ reservation: 5, slope: 0 }, 5)).toBe(0);
});

it('finds the areas that adding up slice by slice finds, whatever is traded at whatever price', () => {
  fc.assert(
    fc.property(
      anySlopedMarket,
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 100 }),
      (market, share, price) => {
        const efficient = equilibrium(market).quantity;
        const quantity = efficient * share;
        const cost = (q: number) => Math.max(0, supplyPrice(market.supply, q));
        const close = (value: number, sum: number) =>
          expect(Math.abs(value - sum)).toBeLessThan(1e-3 * Math.max(1, Math.abs(sum), price * quantity));
        close(
          consumerSurplus(market.demand, price, quantity),
          sumOf((q) => demandPrice(market.demand, q) - price, 0, quantity),
        );
        close(
          producerSurplus(market.supply, price, quantity),
          sumOf((q) => price - cost(q), 0, quantity),
        );
        close(
          deadweightLoss(market, quantity),
          sumOf((q) => demandPrice(market.demand, q) - cost(q), quantity, efficient),
        );
      },
    ),
  );
});

it('loses nothing at the efficient quantity, and something at any other', () => {
  fc.assert(
    fc.property(anySlopedMarket, fc.double({ min: 0.01, max: 1.2, noNaN: true }), (market, share) => {
      const efficient = equilibrium(market).quantity;
      expect(deadweightLoss(market, efficient)).toBe(0);
      if (Math.abs(share - 1) > 0.01) expect(deadweightLoss(market, efficient * share)).toBeGreaterThan(0);
    }),
  );
});

it('loses exactly what total surplus lacks', () => {
  fc.assert(
    fc.property(anySlopedMarket, fc.double({ min: 0.01, max: 1, noNaN: true }), (market, share) => {
      const { price, quantity } = equilibrium(market);
      const at = (traded: number) => welfareOf(market, { quantity: traded, buyersPay: price, sellersGet: price });
      const missing = totalSurplus(at(quantity)) - totalSurplus(at(quantity * share));
      expect(at(quantity * share).deadweightLoss).toBeCloseTo(missing, 4);
    }),
  );
});
