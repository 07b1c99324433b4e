import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyMarket, anySlopedMarket, totalSurplus } from '../test-support/any-market';
import { dealAtWedge, equilibrium, isFixed, type Market } from './market';
import { subsidized, taxed, withLevyOn } from './taxes';

const coffee: Market = { demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } };

describe('a tax of $2 on a market that cleared at $5 and 30', () => {
  const tax = taxed(coffee, 2);

  it('leaves 20 units, for which buyers pay $6 and sellers get $4', () => {
    expect([tax.quantity, tax.buyersPay, tax.sellersGet].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
      20, 6, 4,
    ]);
  });

  it('brings $40, and loses half of $2 times 10 units', () => {
    expect(tax.government).toBeCloseTo(40);
    expect(tax.deadweightLoss).toBeCloseTo(10);
    expect(tax.consumerSurplus).toBeCloseTo(20);
    expect(tax.producerSurplus).toBeCloseTo(20);
  });
});

test.each<[string, Market, number, number]>([
  ['a vertical demand: buyers bear it all', { ...coffee, demand: { quantity: 30 } }, 1, 0],
  ['a vertical supply: sellers bear it all', { ...coffee, supply: { quantity: 30 } }, 0, 0],
  ['a horizontal demand: sellers bear it all', { ...coffee, demand: { choke: 5, slope: 0 } }, 0, 20],
  ['a horizontal supply: buyers bear it all', { ...coffee, supply: { reservation: 5, slope: 0 } }, 1, 20],
  [
    'a supply half as steep: buyers bear two thirds',
    { ...coffee, supply: { reservation: 2, slope: 0.05 } },
    2 / 3,
    40 / 3,
  ],
])('a tax of $2 meets %s', (_what, market, buyersShare, lost) => {
  const tax = taxed(market, 2);
  expect(tax.buyersPart / tax.amount).toBeCloseTo(buyersShare);
  expect(equilibrium(market).quantity - tax.quantity).toBeCloseTo(lost);
  if (lost === 0) expect(tax.deadweightLoss).toBe(0);
});

it('costs the government $80 to subsidize coffee by $2, and loses $10', () => {
  const subsidy = subsidized(coffee, 2);
  expect([subsidy.quantity, subsidy.buyersPay, subsidy.sellersGet].map(Math.round)).toEqual([40, 4, 6]);
  expect(subsidy.government).toBeCloseTo(-80);
  expect(subsidy.deadweightLoss).toBeCloseTo(10);
});

test.each([
  ['a tax of nothing', () => taxed(coffee, 0), 'above $0'],
  ['a tax that stops all trade', () => taxed(coffee, 6), 'leaves no trade'],
  ['a subsidy for which buyers would be paid', () => subsidized(coffee, 20), 'less than $0'],
  [
    'a vertical curve that should move',
    () => withLevyOn({ ...coffee, supply: { quantity: 3 } }, 1, 'sellers'),
    'vertical',
  ],
])('refuses %s', (_what, tax, why) => expect(tax).toThrow(why));

const anyTax = fc
  .tuple(anyMarket, fc.integer({ min: 1, max: 40 }))
  .filter(([market, amount]) => dealAtWedge(market, amount) !== null);

it('is borne by buyers and sellers together, to the cent', () => {
  fc.assert(
    fc.property(anyTax, ([market, amount]) => {
      const tax = taxed(market, amount);
      expect(tax.buyersPart + tax.sellersPart).toBeCloseTo(amount, 6);
      expect(tax.government).toBeCloseTo(amount * tax.quantity, 4);
    }),
  );
});

it('comes to the same whichever side hands it over', () => {
  fc.assert(
    fc.property(anyTax, ([market, amount]) => {
      const tax = taxed(market, amount);
      if (!isFixed(market.supply))
        expect(equilibrium(withLevyOn(market, amount, 'sellers')).price).toBeCloseTo(tax.buyersPay, 6);
      if (!isFixed(market.demand))
        expect(equilibrium(withLevyOn(market, amount, 'buyers')).price).toBeCloseTo(tax.sellersGet, 6);
    }),
  );
});

it('takes from buyers, sellers and nobody what the government gets and nobody gets', () => {
  fc.assert(
    fc.property(anyTax, ([market, amount]) => {
      if (isFixed(market.demand)) return;
      const [tax, free] = [taxed(market, amount), taxed(market, 1e-9)];
      expect(tax.deadweightLoss).toBeGreaterThanOrEqual(0);
      expect(totalSurplus(tax) + tax.deadweightLoss).toBeCloseTo(totalSurplus(free), 3);
    }),
  );
});

it('weighs more on the side that reacts less: shares are as the other side’s elasticity', () => {
  fc.assert(
    fc.property(anySlopedMarket, (market) => {
      const { price, quantity } = equilibrium(market);
      const tiny = price * 1e-6;
      if (!dealAtWedge(market, tiny)) return;
      const { buyersPart, sellersPart } = taxed(market, tiny);
      const supplyElasticity = isFixed(market.supply) ? 0 : price / (quantity * market.supply.slope);
      const demandElasticity = isFixed(market.demand) ? 0 : price / (quantity * market.demand.slope);
      const ratio = supplyElasticity / demandElasticity;
      expect(buyersPart / sellersPart / ratio).toBeCloseTo(1, 2);
    }),
  );
});
