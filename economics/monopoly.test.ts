import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areaUnder, lowestBetween } from '../test-support/any-costs';
import { anyMaker } from '../test-support/any-maker';
import { averageTotalCost, marginalCost, totalCost } from './firm-costs';
import { demandPrice } from './market';
import {
  atAverageTotalCost,
  atMarginalCost,
  efficientQuantity,
  efficientSubsidy,
  marginalRevenue,
  monopoly,
  perfectDiscrimination,
  straightCost,
  unitElasticPoint,
  type PriceMaker,
} from './monopoly';

/** P = 100 − Q, MC = 10 + Q */
const resort: PriceMaker = { demand: { choke: 100, slope: 1 }, cost: straightCost({ start: 10, slope: 1 }, 450) };
/** P = 20 − Q, MC = 4, ATC falls all the way */
const utility: PriceMaker = { demand: { choke: 20, slope: 1 }, cost: straightCost({ start: 4, slope: 0 }, 48) };

describe('a single-price monopoly', () => {
  it('produces where MR = MC and charges what demand allows', () => {
    expect(monopoly(resort)).toEqual({
      quantity: 30,
      price: 70,
      marginalCost: 40,
      averageTotalCost: 40,
      totalRevenue: 2_100,
      totalCost: 1_200,
      profit: 900,
      consumerSurplus: 450,
      producerSurplus: 1_350,
      deadweightLoss: 225,
    });
  });

  it('may have a loss', () => {
    const loss = monopoly({ ...resort, cost: { ...resort.cost, fixed: 2_000 } });
    expect([loss.quantity, loss.profit]).toEqual([30, -650]);
  });

  it('has its largest revenue in the middle of demand', () => {
    expect(unitElasticPoint(resort.demand)).toEqual({ quantity: 50, price: 50 });
    expect(marginalRevenue(resort.demand, 50)).toBe(0);
  });
});

describe('a regulated monopoly', () => {
  it('produces the efficient quantity at P = MC', () => {
    expect(atMarginalCost(resort)).toMatchObject({ quantity: 45, price: 55, marginalCost: 55, deadweightLoss: 0 });
  });

  it('has a loss at P = MC and breaks even at P = ATC where it is a natural monopoly', () => {
    expect(atMarginalCost(utility)).toMatchObject({ quantity: 16, price: 4, profit: -48 });
    expect(atAverageTotalCost(utility)).toMatchObject({ quantity: 12, price: 8, profit: 0, deadweightLoss: 8 });
  });

  it('cannot break even where ATC is above demand at every quantity', () => {
    expect(atAverageTotalCost({ ...utility, cost: { ...utility.cost, fixed: 65 } })).toBeNull();
  });
});

it('produces the efficient quantity with the right subsidy per unit', () => {
  expect(efficientSubsidy(resort)).toBe(45);
  const roomy = { ...resort, cost: straightCost({ start: 50, slope: 1 }, 0) };
  const subsidized = { ...roomy, cost: straightCost({ start: 50 - efficientSubsidy(roomy), slope: 1 }, 0) };
  expect(monopoly(subsidized).quantity).toBe(efficientQuantity(roomy));
});

it('takes all consumer surplus by perfect price discrimination, and loses nothing', () => {
  expect(perfectDiscrimination(resort)).toMatchObject({
    quantity: 45,
    totalRevenue: 3_487.5,
    profit: 1_575,
    consumerSurplus: 0,
    deadweightLoss: 0,
  });
});

test.each([
  ['a horizontal demand', { ...resort, demand: { choke: 20, slope: 0 } }, 'falls'],
  ['a demand below marginal cost', { ...resort, demand: { choke: 9, slope: 1 } }, 'nothing to produce'],
  ['a marginal cost that falls forever', { ...resort, cost: { fixed: 1, linear: 9, quadratic: -1 } }, 'falls forever'],
])('refuses %s', (_what, maker, why) => expect(() => monopoly(maker)).toThrow(why));

/** All of the identities hold for firms with straight and with U-shaped costs, by another route than the code's. */
describe('any monopoly', () => {
  const verify = (property: (maker: PriceMaker) => void) => fc.assert(fc.property(anyMaker, property));
  const end = ({ demand }: PriceMaker) => demand.choke / demand.slope;
  const surplusBetween = ({ demand, cost }: PriceMaker, from: number, to: number) =>
    areaUnder((at) => demandPrice(demand, at) - marginalCost(cost, at), from, to);

  it('earns no more at any other quantity beyond the shutdown point', () =>
    verify((maker) => {
      const { profit, quantity } = monopoly(maker);
      const loss = (at: number) => totalCost(maker.cost, at) - demandPrice(maker.demand, at) * at;
      const { at, value } = lowestBetween(loss, 0, end(maker));
      if (at < 1e-6) return;
      expect(profit).toBeCloseTo(-value, 3);
      expect(quantity).toBeCloseTo(at, 1);
    }));

  it('has P > MR = MC, profit (P − ATC) × Q, and total surplus that splits without rest', () =>
    verify((maker) => {
      const { demand, cost } = maker;
      const outcome = monopoly(maker);
      const { quantity, price, profit, averageTotalCost: average, consumerSurplus, producerSurplus } = outcome;
      expect(marginalRevenue(demand, quantity)).toBeCloseTo(outcome.marginalCost, 4);
      expect(price).toBeGreaterThan(outcome.marginalCost);
      expect(profit).toBeCloseTo((price - average) * quantity, 4);
      expect(producerSurplus - cost.fixed).toBeCloseTo(profit, 4);
      expect(consumerSurplus + producerSurplus).toBeCloseTo(surplusBetween(maker, 0, quantity), 4);
    }));

  it('loses the area between demand and MC up to the efficient quantity, and none there', () =>
    verify((maker) => {
      const efficient = atMarginalCost(maker);
      const outcome = monopoly(maker);
      expect(efficient.price).toBeCloseTo(efficient.marginalCost, 4);
      expect(efficient.deadweightLoss).toBeCloseTo(0, 6);
      expect(efficient.quantity).toBeGreaterThan(outcome.quantity);
      expect(outcome.deadweightLoss).toBeCloseTo(surplusBetween(maker, outcome.quantity, efficient.quantity), 3);
    }));

  it('breaks even at the fair-return price, the lowest that does, with less loss than at its own price', () =>
    verify((maker) => {
      const fair = atAverageTotalCost(maker);
      const best = -lowestBetween(
        (at) => averageTotalCost(maker.cost, at) - demandPrice(maker.demand, at),
        0.01,
        end(maker),
      ).value;
      if (!fair) {
        expect(best).toBeLessThan(1e-3);
        return;
      }
      expect(fair.profit / fair.totalCost).toBeCloseTo(0, 6);
      expect(fair.price).toBeCloseTo(fair.averageTotalCost, 4);
      expect(fair.quantity).toBeGreaterThanOrEqual(monopoly(maker).quantity - 1e-6);
    }));

  it('takes the whole surplus when it discriminates perfectly', () =>
    verify((maker) => {
      const { quantity, profit, producerSurplus } = perfectDiscrimination(maker);
      expect(producerSurplus).toBeCloseTo(surplusBetween(maker, 0, quantity), 3);
      expect(profit).toBeGreaterThan(monopoly(maker).profit);
      const { consumerSurplus, producerSurplus: usual, deadweightLoss } = monopoly(maker);
      expect(consumerSurplus + usual + deadweightLoss).toBeCloseTo(producerSurplus, 3);
    }));
});
