import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anySlopedMarket } from '../test-support/any-market';
import { demandPrice, equilibrium, isFixed, supplyPrice, type Market } from './market';
import { withQuota } from './quota';
import { autarky, freeTrade, gainsFromTrade, withImportQuota, withTariff, type TradeOutcome } from './world-trade';

// P = 1,000 − 10Q and P = 200 + 10Q: 40 at $600 without trade.
const sugar: Market = { demand: { choke: 1000, slope: 10 }, supply: { reservation: 200, slope: 10 } };

describe('sugar at a world price of $400', () => {
  test.each<[string, TradeOutcome, Partial<TradeOutcome>]>([
    ['without trade', autarky(sugar), { price: 600, quantityDemanded: 40, quantitySupplied: 40, imports: 0, exports: 0, consumerSurplus: 8000, producerSurplus: 8000 }],
    ['with free trade', freeTrade(sugar, 400), { quantityDemanded: 60, quantitySupplied: 20, imports: 40, exports: 0, consumerSurplus: 18_000, producerSurplus: 2000 }],
    ['with a tariff of $100', withTariff(sugar, 400, 100), { price: 500, quantityDemanded: 50, quantitySupplied: 30, imports: 20, consumerSurplus: 12_500, producerSurplus: 4500 }],
    ['with an import quota of 20', withImportQuota(sugar, 400, 20), { price: 500, quantityDemanded: 50, quantitySupplied: 30, imports: 20 }],
    ['as an exporter at $750', freeTrade(sugar, 750), { quantityDemanded: 25, quantitySupplied: 55, imports: 0, exports: 30 }],
  ])('%s', (_what, outcome, numbers) => expect(outcome).toMatchObject(numbers)); // prettier-ignore

  it('a tariff of $100 has four areas', () => {
    expect(withTariff(sugar, 400, 100)).toMatchObject({ producersGain: 2500, productionLoss: 500, revenue: 2000, consumptionLoss: 500, deadweightLoss: 1000 }); // prettier-ignore
  });

  it('free trade adds $4,000 to total surplus', () => expect(gainsFromTrade(sugar, 400)).toBe(4000));
});

it('imports alone meet demand below the lowest domestic cost', () => {
  expect(freeTrade(sugar, 100)).toMatchObject({ quantitySupplied: 0, imports: 90, producerSurplus: 0 });
  expect(withTariff(sugar, 100, 200)).toMatchObject({
    quantitySupplied: 10,
    imports: 60,
    producersGain: 500,
    productionLoss: 1500,
  });
  expect(withImportQuota(sugar, 100, 85)).toMatchObject({ price: 150, quantitySupplied: 0, imports: 85 });
});

test.each<[string, () => unknown, string]>([
  ['a negative world price', () => freeTrade(sugar, -1), '$0 or more'],
  ['a horizontal supply at its own price', () => freeTrade({ ...sugar, supply: { reservation: 400, slope: 0 } }, 400), 'horizontal'],
  ['a tariff of nothing', () => withTariff(sugar, 400, 0), 'above $0'],
  ['a tariff that leaves no imports', () => withTariff(sugar, 400, 200), 'leave some imports'],
  ['a tariff on exports', () => withTariff(sugar, 700, 10), 'leave some imports'],
  ['an import quota of nothing', () => withImportQuota(sugar, 400, 0), 'above 0'],
  ['an import quota of all imports', () => withImportQuota(sugar, 400, 40), 'below the imports of free trade, 40'],
  ['a quota of nothing', () => withQuota(sugar, 0), 'above 0'],
  ['a quota that does not bind', () => withQuota(sugar, 40), 'not below the equilibrium quantity'],
  ['a quota on a perfectly inelastic demand', () => withQuota({ ...sugar, demand: { quantity: 40 } }, 20), 'no price'],
])('refuses %s', (_what, run, message) => expect(run).toThrow(message)); // prettier-ignore

const STEPS = 20_000;
/** Sums a height over thin units: the second route. */
function area(height: (quantity: number) => number, from: number, to: number): number {
  const width = (to - from) / STEPS;
  let total = 0;
  for (let step = 0; step < STEPS; step++) total += height(from + (step + 0.5) * width) * width;
  return total;
}

const share = fc.integer({ min: 1, max: 9 }).map((tenth) => tenth / 10);
/** A market with a world price below its own, and a tariff that leaves imports. */
const anyImporter = fc
  .tuple(anySlopedMarket, share, share)
  .filter(([market]) => !isFixed(market.supply) && market.supply.reservation >= 0)
  .map(([market, low, part]) => {
    const { price } = equilibrium(market);
    return { market, worldPrice: price * low, tariff: price * (1 - low) * part };
  });

describe('in any country that imports', () => {
  const holds = (check: (country: { market: Market; worldPrice: number; tariff: number }) => void) =>
    fc.assert(fc.property(anyImporter, check), { numRuns: 50 });

  it('consumers lose by a tariff what producers, the government and nobody get', () =>
    holds(({ market, worldPrice, tariff }) => {
      const [free, after] = [freeTrade(market, worldPrice), withTariff(market, worldPrice, tariff)];
      const { producersGain, productionLoss, revenue, consumptionLoss, deadweightLoss } = after;
      const lost = free.consumerSurplus - after.consumerSurplus;
      expect(producersGain + productionLoss + revenue + consumptionLoss).toBeCloseTo(lost, 6);
      expect(productionLoss + consumptionLoss).toBeCloseTo(deadweightLoss, 9);
      expect(Math.min(producersGain, productionLoss, revenue, consumptionLoss)).toBeGreaterThanOrEqual(-1e-9);
    }));

  it('the two triangles are the sums of costs above the world price and of worth above it', () =>
    holds(({ market, worldPrice, tariff }) => {
      const [free, after] = [freeTrade(market, worldPrice), withTariff(market, worldPrice, tariff)];
      const cost = area(
        (quantity) => supplyPrice(market.supply, quantity) - worldPrice,
        free.quantitySupplied,
        after.quantitySupplied,
      );
      const worth = area(
        (quantity) => demandPrice(market.demand, quantity) - worldPrice,
        after.quantityDemanded,
        free.quantityDemanded,
      );
      expect(after.productionLoss).toBeCloseTo(cost, 4);
      expect(after.consumptionLoss).toBeCloseTo(worth, 4);
    }));

  it('an import quota does what the tariff with the same imports does', () =>
    holds(({ market, worldPrice, tariff }) => {
      const taxed = withTariff(market, worldPrice, tariff);
      const limited = withImportQuota(market, worldPrice, taxed.imports);
      expect(limited.price).toBeCloseTo(taxed.price, 6);
      expect(limited.revenue).toBeCloseTo(taxed.revenue, 4);
    }));

  it('free trade leaves more than no trade by the area between supply and demand above the world price', () =>
    holds(({ market, worldPrice }) => {
      const free = freeTrade(market, worldPrice);
      const middle = equilibrium(market).quantity;
      const above =
        area((quantity) => supplyPrice(market.supply, quantity) - worldPrice, free.quantitySupplied, middle) +
        area((quantity) => demandPrice(market.demand, quantity) - worldPrice, middle, free.quantityDemanded);
      expect(gainsFromTrade(market, worldPrice)).toBeGreaterThan(0);
      expect(gainsFromTrade(market, worldPrice) / above).toBeCloseTo(1, 4);
    }));
});

it('a domestic quota leaves consumers, producers and the holders of licenses what its deadweight loss leaves of total surplus', () => {
  fc.assert(
    fc.property(anyImporter, share, ({ market }, part) => {
      const free = equilibrium(market);
      const limited = withQuota(market, free.quantity * part);
      const gap = (quantity: number) => demandPrice(market.demand, quantity) - supplyPrice(market.supply, quantity);
      expect(limited.consumerSurplus + limited.producerSurplus + limited.rent).toBeCloseTo(
        area(gap, 0, limited.quantity),
        3,
      );
      expect(limited.deadweightLoss).toBeCloseTo(area(gap, limited.quantity, free.quantity), 3);
      expect(limited.buyersPart + limited.sellersPart).toBeCloseTo(limited.amount, 6);
    }),
    { numRuns: 50 },
  );
});
