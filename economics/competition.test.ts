import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCosts, areaUnder, lowestBetween } from '../test-support/any-costs';
import {
  breakEvenPrice,
  industrySupply,
  longRunEquilibrium,
  longRunSupply,
  priceTaker,
  priceTakerOfTotals,
  quantityOffered,
  shortRunEquilibrium,
  shutDownPrice,
  straightSupply,
  type Industry,
} from './competition';
import { marginalCost, totalCost, variableCost, type CostFunction } from './firm-costs';
import { equilibrium, quantityDemanded, supplyPrice } from './market';

/** TC = 25 + 20q − 4q² + 0.5q³: the lowest AVC is $12 at 4, the lowest ATC $17.50 at 5. */
const bakery: CostFunction = { fixed: 25, linear: 20, quadratic: -4, cubic: 0.5 };
/** TC = 100 + 2q + q²: the lowest ATC is $22 at 10. */
const straight: CostFunction = { fixed: 100, linear: 2, quadratic: 1 };

describe('a price taker', () => {
  test.each([
    [11.99, 0, -25],
    [12, 4, -25],
    [17.5, 5, 0],
    [90, 10, 575],
  ])('at $%d produces %d units for a profit of $%d', (price, quantity, profit) => {
    const firm = priceTaker(bakery, price);
    expect(firm.quantity).toBeCloseTo(quantity);
    expect(firm.profit).toBeCloseTo(profit);
  });

  it('shuts down below the lowest average variable cost and breaks even at the lowest average total cost', () => {
    expect([shutDownPrice(bakery), breakEvenPrice(bakery)]).toEqual([12, 17.5]);
    expect(shutDownPrice(straight)).toBe(2);
  });

  test.each([
    [8, 0, -20],
    [9, 3, -18],
    [12, 3, -9],
    [20, 4, 20],
    [31, 5, 64],
  ])('with total costs of 20, 32, 40, 45, 60, 91 at $%d produces %d units for a profit of $%d', (price, quantity, profit) => {
    expect(priceTakerOfTotals([20, 32, 40, 45, 60, 91], price)).toMatchObject({ quantity, profit });
  }); // prettier-ignore
});

describe('an industry of 10 firms with costs of 100 + 2q + q²', () => {
  const industry: Industry = { demand: { choke: 52, slope: 0.3 }, costs: straight, firms: 10 };

  it('is in long-run equilibrium at the lowest average total cost', () => {
    expect(longRunEquilibrium(industry)).toMatchObject({ price: 22, quantity: 100, firms: 10, firm: { quantity: 10, profit: 0 } }); // prettier-ignore
    expect(shortRunEquilibrium(industry)).toMatchObject({ price: 22, quantity: 100, firm: { quantity: 10 } });
  });

  it('has a straight supply, ten times what each firm offers', () => {
    expect(straightSupply(industry)).toEqual({ reservation: 2, slope: 0.2 });
    expect(industrySupply(industry, 32)).toBe(150);
    expect(supplyPrice(straightSupply(industry), 150)).toBe(32);
  });
});

const some = (firms: number, demand = { choke: 52, slope: 0.3 }): Industry => ({ demand, costs: straight, firms });

test.each<[string, () => unknown, string]>([
  ['one best output at a constant marginal cost', () => quantityOffered({ fixed: 1, linear: 4 }, 5), 'constant marginal'],
  ['supply of no firm', () => shortRunEquilibrium(some(0)), 'at least one firm'],
  ['a demand that does not fall', () => longRunEquilibrium(some(1, { choke: 52, slope: 0 })), 'slope above 0'],
  ['a demand below the shut-down price', () => shortRunEquilibrium(some(1, { choke: 1, slope: 1 })), 'shut-down price'],
  ['an industry that nobody pays', () => longRunEquilibrium(some(1, { choke: 20, slope: 1 })), 'no buyer pays'],
  ['costs that fall faster than demand', () => longRunEquilibrium({ ...some(1), costOfEntry: -4 }), 'never ends'],
  ['a bent marginal cost as straight supply', () => straightSupply({ ...some(1), costs: bakery }), 'straight'],
  ['firms without a best size', () => longRunSupply({ ...some(1), costs: { fixed: 0, linear: 1, quadratic: 1 } }), 'not determined'],
])('refuses %s', (_what, compute, why) => expect(compute).toThrow(why)); // prettier-ignore

const price = fc.integer({ min: 1, max: 200 });

it('earns the price taker more than any other output does', () => {
  fc.assert(
    fc.property(anyCosts, price, (costs, at) => {
      const firm = priceTaker(costs, at);
      const best = lowestBetween((q) => totalCost(costs, q) - at * q, 0, 2 * firm.quantity + 20);
      expect(firm.profit).toBeGreaterThanOrEqual(-best.value - 1e-6);
      expect(firm.profit).toBeCloseTo(-best.value, 1);
      // Shutting down loses the fixed cost.
      expect(firm.profit).toBeGreaterThanOrEqual(-costs.fixed - 1e-6);
    }),
  );
});

it('has profit be price minus average total cost, times output, and producer surplus less fixed cost', () => {
  fc.assert(
    fc.property(anyCosts, price, (costs, at) => {
      const { quantity, profit, revenue, totalCost: total } = priceTaker(costs, at);
      if (quantity === 0) return;
      expect((at - total / quantity) * quantity).toBeCloseTo(profit, 5);
      const surplus = areaUnder((q) => at - marginalCost(costs, q), 0, quantity);
      expect(surplus - costs.fixed).toBeCloseTo(profit, 5);
      expect(revenue - variableCost(costs, quantity)).toBeCloseTo(surplus, 5);
    }),
  );
});

it('offers no less at a higher price, and a profit exactly above the break-even price', () => {
  fc.assert(
    fc.property(anyCosts, price, (costs, at) => {
      expect(quantityOffered(costs, at + 1)).toBeGreaterThanOrEqual(quantityOffered(costs, at));
      const { profit } = priceTaker(costs, at);
      if (Math.abs(at - breakEvenPrice(costs)) > 0.01) expect(profit > 0).toBe(at > breakEvenPrice(costs));
    }),
  );
});

it('chooses in whole units as it does in a table, one by one', () => {
  fc.assert(
    fc.property(anyCosts, price, (costs, at) => {
      const totals = Array.from({ length: 120 }, (_, index) => totalCost(costs, index)); // prettier-ignore
      const smooth = priceTaker(costs, at);
      const whole = priceTakerOfTotals(totals, at);
      expect(whole.profit).toBeLessThanOrEqual(smooth.profit + 1e-6);
      if (whole.quantity > 0 && whole.quantity < 119) expect(Math.abs(whole.quantity - smooth.quantity)).toBeLessThanOrEqual(1); // prettier-ignore
    }),
  );
});

const anyIndustry: fc.Arbitrary<Industry> = fc
  .record({
    // Dear enough that costs stay above $0 in a decreasing-cost industry.
    costs: anyCosts.filter(({ fixed }) => fixed > 0).map((costs) => ({ ...costs, linear: costs.linear + 50 })),
    demand: fc.record({ choke: fc.integer({ min: 100, max: 400 }), slope: fc.constantFrom(0.01, 0.05, 0.2) }),
    costOfEntry: fc.constantFrom(-0.001, 0, 0.01, 0.5),
    firms: fc.integer({ min: 1, max: 40 }),
  })
  .filter(({ costs, demand }) => breakEvenPrice(costs) < demand.choke - 5);

it('clears the market in the short run', () => {
  fc.assert(
    fc.property(anyIndustry, (industry) => {
      if (industrySupply(industry, shutDownPrice(industry.costs)) >= quantityDemanded(industry.demand, shutDownPrice(industry.costs))) return; // prettier-ignore
      const { price: at, quantity, firm } = shortRunEquilibrium(industry);
      expect(quantityDemanded(industry.demand, at)).toBeCloseTo(quantity, 4);
      expect((firm.quantity * industry.firms) / quantity).toBeCloseTo(1, 4);
      if ((industry.costs.cubic ?? 0) === 0)
        expect(equilibrium({ demand: industry.demand, supply: straightSupply(industry) }).price).toBeCloseTo(at, 4);
    }),
  );
});

it('ends entry and exit where P = MC = lowest ATC and nobody earns an economic profit', () => {
  fc.assert(
    fc.property(anyIndustry, (industry) => {
      const { price: at, quantity, firms, costs, firm } = longRunEquilibrium(industry);
      expect(firm.profit / firm.revenue).toBeCloseTo(0, 6);
      expect(marginalCost(costs, firm.quantity)).toBeCloseTo(at, 4);
      const least = lowestBetween((q) => totalCost(costs, q) / q, 0.01, 4 * firm.quantity);
      expect(least.value).toBeCloseTo(at, 1);
      expect(firms * firm.quantity).toBeCloseTo(quantity, 4);
      expect(supplyPrice(longRunSupply(industry), quantity)).toBeCloseTo(at, 4);
      // With so many firms the short run is the same.
      const settled = shortRunEquilibrium({ ...industry, firms, costs });
      expect(settled.price).toBeCloseTo(at, 3);
    }),
  );
});
