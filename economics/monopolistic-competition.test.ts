import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestBetween } from '../test-support/any-costs';
import { anyMaker } from '../test-support/any-maker';
import { averageTotalCost, marginalCost, totalCost } from './firm-costs';
import { demandPrice } from './market';
import { inLongRun } from './monopolistic-competition';
import { marginalRevenue, straightCost, type PriceMaker } from './monopoly';

/** P = 40 − Q, MC = 4 + Q, fixed cost 100: tangent at 8 units. */
const salon: PriceMaker = { demand: { choke: 40, slope: 1 }, cost: straightCost({ start: 4, slope: 1 }, 96) };

describe('a hair salon in monopolistic competition', () => {
  it('has a demand that is tangent to ATC in the long run, left of its minimum', () => {
    const { quantity, price, profit, demand, excessCapacity, deadweightLoss } = inLongRun(salon);
    expect([quantity, price, demand.choke]).toEqual([8, 20, 28]);
    expect(profit).toBeCloseTo(0);
    expect(excessCapacity).toBeCloseTo(Math.sqrt(192) - 8);
    expect(deadweightLoss).toBe(16);
  });

  it('has excess capacity without end where ATC falls forever', () => {
    expect(inLongRun({ ...salon, cost: { fixed: 100, linear: 4 } }).excessCapacity).toBe(Infinity);
  });

  it.each([
    ['no fixed cost', 0, 1],
    ['a horizontal demand', 100, 0],
  ])('has no tangency with %s', (_what, fixed, slope) => {
    expect(() => inLongRun({ demand: { choke: 40, slope }, cost: { ...salon.cost, fixed } })).toThrow('tangent');
  });
});

it('touches ATC without crossing it, at the quantity where MR = MC, for any firm', () => {
  fc.assert(
    fc.property(anyMaker, (firm) => {
      fc.pre(firm.cost.fixed > 0);
      const { demand, quantity, price, profit, excessCapacity } = inLongRun(firm);
      const { cost } = firm;
      expect(marginalRevenue(demand, quantity)).toBeCloseTo(marginalCost(cost, quantity), 4);
      expect(profit / totalCost(cost, quantity)).toBeCloseTo(0, 6);
      expect(price).toBeCloseTo(averageTotalCost(cost, quantity), 6);
      expect(excessCapacity).toBeGreaterThan(0);
      const gap = lowestBetween(
        (at) => averageTotalCost(cost, at) - demandPrice(demand, at),
        quantity / 50,
        5 * quantity,
      );
      expect(gap.value).toBeCloseTo(0, 4);
      expect(gap.at / quantity).toBeCloseTo(1, 2);
    }),
  );
});
