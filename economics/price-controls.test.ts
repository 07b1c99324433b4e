import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anySlopedMarket, totalSurplus } from '../test-support/any-market';
import { equilibrium, type Market } from './market';
import { atPrice, priceCeiling, priceFloor } from './price-controls';

const coffee: Market = { demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } };

test.each([
  ['ceiling', 4, true, 20, 20],
  ['ceiling', 4.99, true, 29.9, 0.2],
  ['ceiling', 5, false, 30, 0],
  ['ceiling', 6, false, 30, 0],
  ['ceiling', 1, true, 0, 70],
  ['floor', 6, true, 20, 20],
  ['floor', 5.01, true, 29.9, 0.2],
  ['floor', 5, false, 30, 0],
  ['floor', 4, false, 30, 0],
  ['floor', 9, true, 0, 70],
] as const)(
  'a %s of $%d on a market that clears at $5: binding %s, %d traded, a gap of %d',
  (kind, price, isBinding, traded, gap) => {
    const outcome = (kind === 'ceiling' ? priceCeiling : priceFloor)(coffee, price);
    expect(outcome.isBinding).toBe(isBinding);
    expect(outcome.quantity).toBeCloseTo(traded);
    expect(kind === 'ceiling' ? outcome.shortage : outcome.surplus).toBeCloseTo(gap);
    expect(kind === 'ceiling' ? outcome.surplus : outcome.shortage).toBe(0);
  },
);

it('makes buyers who still get coffee at $4 better off, sellers worse off, and loses $10 between them', () => {
  const { consumerSurplus, producerSurplus, deadweightLoss } = priceCeiling(coffee, 4);
  expect([consumerSurplus, producerSurplus, deadweightLoss].map(Math.round)).toEqual([60, 20, 10]);
});

it('refuses a price below 0', () => expect(() => atPrice(coffee, -1)).toThrow('$0 or more'));

it('trades the short side, and loses what the other side would have added', () => {
  fc.assert(
    fc.property(anySlopedMarket, fc.integer({ min: 0, max: 220 }), (market, price) => {
      const outcome = atPrice(market, price);
      const free = atPrice(market, equilibrium(market).price);
      expect(outcome.quantity).toBeLessThanOrEqual(equilibrium(market).quantity + 1e-9);
      expect(outcome.quantity).toBe(Math.min(outcome.quantityDemanded, outcome.quantitySupplied));
      expect(Math.min(outcome.shortage, outcome.surplus)).toBe(0);
      expect(totalSurplus(outcome) + outcome.deadweightLoss).toBeCloseTo(totalSurplus(free), 4);
    }),
  );
});
