import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestBetween } from '../test-support/any-costs';
import { marginalCost, totalCost, type CostFunction } from './firm-costs';
import { demandPrice, quantityDemanded } from './market';
import { marginalRevenue, monopoly } from './monopoly';
import { onePriceForAll, segmented, type SegmentedMaker } from './price-discrimination';

/** Adults pay up to $20, students up to $12; a seat costs $4. */
const theater: SegmentedMaker = {
  groups: [
    { choke: 20, slope: 0.1 },
    { choke: 12, slope: 0.1 },
  ],
  cost: { fixed: 100, linear: 4 },
};

describe('a theater with adults and students', () => {
  it('charges the group with the less elastic demand more', () => {
    const { groups, quantity, profit } = segmented(theater);
    expect(groups.map((group) => [group.quantity, group.price])).toEqual([
      [80, 12],
      [40, 8],
    ]);
    expect([quantity, profit]).toEqual([120, 700]);
    // At $4 adults would buy 80 more and students 40 more: ½ × 8 × 80 + ½ × 4 × 40.
    expect(segmented(theater).deadweightLoss).toBeCloseTo(400);
    expect(groups[0]!.elasticity).toBeLessThan(groups[1]!.elasticity);
  });

  it('earns less with one price for all', () => {
    const { price, quantity, quantities, profit } = onePriceForAll(theater);
    expect([price, quantity, profit]).toEqual([10, 120, 620]);
    // At $4 each group would buy 60 more: 2 × ½ × 6 × 60.
    expect(onePriceForAll(theater).deadweightLoss).toBeCloseTo(360);
    expect(quantities).toEqual([100, 20]);
  });

  it('leaves out a group that would lower the price too much', () => {
    const far = { ...theater, groups: [{ choke: 40, slope: 0.1 }, { choke: 8, slope: 0.1 }] }; // prettier-ignore
    expect(onePriceForAll(far)).toMatchObject({ price: 22, quantities: [180, 0] });
    expect(segmented(far).groups.map(({ quantity }) => quantity)).toEqual([180, 20]);
  });

  it.each([
    [
      'groups that would not pay the first unit',
      { groups: theater.groups, cost: { fixed: 0, linear: 20 } },
      'no group',
    ],
    [
      'costs that fall at first',
      { ...theater, cost: { fixed: 0, linear: 5, quadratic: -1, cubic: 1 } },
      'constant or rises',
    ],
  ])('refuses %s', (_what, maker, why) => expect(() => segmented(maker)).toThrow(why));
});

const demand = fc.record({
  choke: fc.integer({ min: 10, max: 100 }),
  slope: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
});
const cost: fc.Arbitrary<CostFunction> = fc.record({
  fixed: fc.integer({ min: 0, max: 200 }),
  linear: fc.integer({ min: 0, max: 9 }),
  quadratic: fc.integer({ min: 0, max: 30 }).map((tenths) => tenths / 10),
});
const anySegmented = fc.record({ groups: fc.tuple(demand, demand), cost });

it('has one marginal revenue, that of marginal cost, in every group that it serves', () => {
  fc.assert(
    fc.property(anySegmented, (maker) => {
      const { groups, quantity, marginalCost: margin, profit, totalRevenue } = segmented(maker);
      expect(marginalCost(maker.cost, quantity)).toBeCloseTo(margin, 5);
      groups.forEach((group, index) => {
        if (group.quantity > 0) expect(marginalRevenue(maker.groups[index]!, group.quantity)).toBeCloseTo(margin, 5);
      });
      expect(profit).toBeCloseTo(totalRevenue - totalCost(maker.cost, quantity), 5);
    }),
  );
});

it('earns what the best single price earns, found by trying, and with separate prices at least as much', () => {
  fc.assert(
    fc.property(anySegmented, (maker) => {
      const loss = (price: number) => {
        const sold = maker.groups.reduce((total, group) => total + quantityDemanded(group, price), 0);
        return totalCost(maker.cost, sold) - price * sold;
      };
      const highest = Math.max(...maker.groups.map(({ choke }) => choke));
      const best = onePriceForAll(maker);
      expect(-lowestBetween(loss, 0, highest).value).toBeLessThanOrEqual(best.profit + 1e-3);
      expect(-loss(best.price)).toBeCloseTo(best.profit, 4);
      expect(segmented(maker).profit).toBeGreaterThanOrEqual(best.profit - 1e-6);
    }),
  );
});

it('loses the surplus that nobody gets, compared with a price of marginal cost for all', () => {
  fc.assert(
    fc.property(anySegmented, (maker) => {
      const gap = (price: number) => {
        const sold = maker.groups.reduce((total, group) => total + quantityDemanded(group, price), 0);
        return Math.abs(marginalCost(maker.cost, sold) - price);
      };
      const highest = Math.max(...maker.groups.map(({ choke }) => choke));
      const price = lowestBetween(gap, 0, highest).at;
      const bought = maker.groups.map((group) => quantityDemanded(group, price));
      const largest =
        maker.groups.reduce((total, group, index) => total + ((group.choke + price) / 2) * bought[index]!, 0) -
        totalCost(maker.cost, bought[0]! + bought[1]!);
      fc.pre(bought.every((quantity) => quantity > 0));
      for (const outcome of [segmented(maker), onePriceForAll(maker)]) {
        const total = outcome.consumerSurplus + outcome.profit + outcome.deadweightLoss;
        expect(total / largest).toBeCloseTo(1, 4);
      }
    }),
  );
});

it('serves a single group as a monopoly does', () => {
  fc.assert(
    fc.property(demand, cost, (group, costs) => {
      const { groups, profit } = segmented({ groups: [group], cost: costs });
      const alone = monopoly({ demand: group, cost: costs });
      expect(groups[0]!.quantity).toBeCloseTo(alone.quantity, 5);
      expect(demandPrice(group, groups[0]!.quantity)).toBeCloseTo(alone.price, 5);
      expect(profit).toBeCloseTo(alone.profit, 4);
    }),
  );
});
