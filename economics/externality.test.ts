import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  correctiveTax,
  efficientPoint,
  externalEffect,
  lossAt,
  monopolized,
  socialCurves,
  unregulated,
  withLimit,
  withTax,
  type ExternalityMarket,
  type ExternalityOutcome,
} from './externality';

// P = 800 − 10Q, MPC = 200 + 10Q: 30 at $500. With $200 of external cost a unit, 20 at $600 are efficient.
const steel: ExternalityMarket = { demand: { choke: 800, slope: 10 }, supply: { reservation: 200, slope: 10 }, externalCost: 200 }; // prettier-ignore
// P = 60 − Q, MPC = 10 + Q: 25 at $35. With $20 of external benefit a unit, 35 are efficient.
const shots: ExternalityMarket = { demand: { choke: 60, slope: 1 }, supply: { reservation: 10, slope: 1 }, externalBenefit: 20 }; // prettier-ignore

test.each<[string, ExternalityMarket, number, number, number, number, number]>([
  ['a cost of production', steel, 30, 20, 600, 200, 1000],
  ['a cost of consumption', { ...steel, on: 'consumption' }, 30, 20, 400, 200, 1000],
  ['a cost that grows', { ...steel, externalCost: { start: 0, slope: 10 } }, 30, 20, 600, 200, 1500],
  ['a benefit of consumption', shots, 25, 35, 45, -20, 100],
  ['a benefit of production', { ...shots, on: 'production' }, 25, 35, 25, -20, 100],
])(
  '%s: market quantity, efficient quantity and its value, corrective tax, deadweight loss',
  (_what, market, sold, best, value, tax, loss) => {
    const free = unregulated(market);
    expect(free.quantity).toBeCloseTo(sold);
    expect(efficientPoint(market).quantity).toBeCloseTo(best);
    expect(efficientPoint(market).price).toBeCloseTo(value);
    expect(correctiveTax(market)).toBeCloseTo(tax);
    expect(free.deadweightLoss).toBeCloseTo(loss);
  },
);

it('curves of third parties lie beside the curve of those who cause the effect', () => {
  expect(socialCurves(steel)).toEqual({ demand: steel.demand, supply: { reservation: 400, slope: 10 } });
  expect(socialCurves({ ...steel, on: 'consumption' })).toEqual({
    demand: { choke: 600, slope: 10 },
    supply: steel.supply,
  });
  expect(socialCurves(shots).demand).toEqual({ choke: 80, slope: 1 });
  expect(socialCurves({ ...shots, on: 'production' }).supply).toEqual({ reservation: -10, slope: 1 });
});

it('a subsidy of $20 for flu shots costs $700 and leaves no deadweight loss', () => {
  expect(withTax(shots, -20)).toMatchObject({ quantity: 35, buyersPay: 25, sellersGet: 45, government: -700, external: 700, deadweightLoss: 0 }); // prettier-ignore
});

it('a tax on an external benefit raises the deadweight loss from $100 to $225', () => {
  expect(withTax(shots, 10)).toMatchObject({ quantity: 20, deadweightLoss: 225 });
});

it('permits for the efficient quantity are worth the corrective tax', () => {
  expect(withLimit(steel, 20)).toMatchObject({
    buyersPay: 600,
    sellersGet: 400,
    permits: 4000,
    government: 0,
    deadweightLoss: 0,
  });
});

it('a monopoly may be efficient by itself, and then a tax causes a deadweight loss', () => {
  // MR = 800 − 20Q and MPC = 200 + 10Q meet at 20, the efficient quantity.
  expect(monopolized(steel)).toMatchObject({ quantity: 20, buyersPay: 600, deadweightLoss: 0 });
  const taxed = monopolized(steel, 60);
  expect(taxed.quantity).toBeCloseTo(18);
  expect(taxed.deadweightLoss).toBeCloseTo((2 * 40) / 2);
});

test.each<[string, () => unknown, string]>([
  ['no external amount', () => efficientPoint({ demand: steel.demand, supply: steel.supply }), 'externalCost or an externalBenefit'],
  ['both a cost and a benefit', () => efficientPoint({ ...steel, externalBenefit: 1 }), 'externalCost or an externalBenefit'],
  ['a cost above the worth of every unit', () => efficientPoint({ ...steel, externalCost: 600 }), 'do not cross'],
  ['a social cost that would fall', () => socialCurves({ ...steel, externalCost: { start: 400, slope: -11 } }), 'MSC would fall'],
  ['a cost that becomes a benefit', () => unregulated({ ...steel, externalCost: { start: 100, slope: -5 } }), 'below $0'],
  ['a negative private cost', () => socialCurves({ ...steel, supply: { reservation: -1, slope: 1 } }), '$0 or more'],
  ['a tax that leaves nothing', () => withTax(steel, 600), 'nothing is sold'],
  ['a limit of nothing', () => withLimit(steel, 0), 'above 0'],
  ['a limit that does not bind', () => withLimit(steel, 30), 'below the market quantity'],
  ['a tax that stops a monopoly', () => monopolized(steel, 600), 'sells nothing'],
])('refuses %s', (_what, run, message) => expect(run).toThrow(message)); // prettier-ignore

const amount = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.record({
    start: fc.integer({ min: 0, max: 20 }),
    slope: fc.integer({ min: 1, max: 9 }).map((tenth) => tenth / 10),
  }),
);

const anyExternality = fc
  .record({
    demand: fc.record({
      choke: fc.integer({ min: 40, max: 200 }),
      slope: fc.integer({ min: 10, max: 30 }).map((tenth) => tenth / 10),
    }),
    supply: fc.record({
      reservation: fc.integer({ min: 0, max: 30 }),
      slope: fc.integer({ min: 10, max: 30 }).map((tenth) => tenth / 10),
    }),
    amount,
    isCost: fc.boolean(),
    on: fc.constantFrom('production' as const, 'consumption' as const),
  })
  .map(({ amount: external, isCost, ...rest }): ExternalityMarket => {
    return { ...rest, ...(isCost ? { externalCost: external } : { externalBenefit: external }) };
  })
  .filter((market) => {
    try {
      return efficientPoint(market).quantity > 0.5 && withTax(market, correctiveTax(market)).quantity > 0.5;
    } catch {
      return false;
    }
  });

/** Sums what each thin unit is worth to buyers and third parties minus what it costs sellers: the second route. */
function totalSurplusBySummation(market: ExternalityMarket, quantity: number): number {
  const steps = 20_000;
  const width = quantity / steps;
  let total = 0;
  for (let step = 0; step < steps; step++) {
    const at = (step + 0.5) * width;
    const external = market.externalCost ?? market.externalBenefit ?? 0;
    const perUnit = typeof external === 'number' ? external : external.start + external.slope * at;
    const effect = market.externalCost === undefined ? perUnit : -perUnit;
    total +=
      (market.demand.choke - market.demand.slope * at - market.supply.reservation - market.supply.slope * at + effect) *
      width;
  }
  return total;
}

const totalOf = ({ consumerSurplus, producerSurplus, government, permits, external }: ExternalityOutcome) =>
  consumerSurplus + producerSurplus + government + permits + external;

describe('in any market with an externality', () => {
  const holds = (check: (market: ExternalityMarket) => void) =>
    fc.assert(fc.property(anyExternality, check), { numRuns: 50 });

  it('the corrective tax or subsidy restores the efficient quantity without a deadweight loss', () =>
    holds((market) => {
      const corrected = withTax(market, correctiveTax(market));
      expect(corrected.quantity).toBeCloseTo(efficientPoint(market).quantity, 6);
      expect(corrected.deadweightLoss).toBeCloseTo(0, 6);
    }));

  it('no other tax leaves as much total surplus', () =>
    holds((market) => {
      const best = totalOf(withTax(market, correctiveTax(market)));
      for (const change of [-3, -0.5, 0.5, 3]) {
        let other = -Infinity;
        try {
          other = totalOf(withTax(market, correctiveTax(market) + change));
        } catch {
          continue;
        }
        expect(other).toBeLessThan(best);
      }
    }));

  it('what everybody gains is the sum over units, and the deadweight loss what is missing of the largest sum', () =>
    holds((market) => {
      const [free, best] = [unregulated(market), efficientPoint(market).quantity];
      const [got, most] = [totalSurplusBySummation(market, free.quantity), totalSurplusBySummation(market, best)];
      expect(totalOf(free)).toBeCloseTo(got, 3);
      expect(free.deadweightLoss).toBeCloseTo(most - got, 2);
    }));

  it('too much is sold with an external cost and too little with a benefit', () =>
    holds((market) => {
      const difference = unregulated(market).quantity - efficientPoint(market).quantity;
      expect(Math.sign(difference)).toBe(market.externalCost === undefined ? -1 : 1);
    }));

  it('a tax in the wrong direction adds to the deadweight loss', () =>
    holds((market) => {
      const wrong = -Math.sign(correctiveTax(market)) * 0.5;
      const free = unregulated(market);
      let taxed = null;
      try {
        taxed = withTax(market, wrong);
      } catch {
        return;
      }
      expect(taxed.deadweightLoss).toBeGreaterThan(free.deadweightLoss);
    }));

  it('a limit at the efficient quantity does what the corrective tax does, and permits are worth that tax', () =>
    holds((market) => {
      if (market.externalCost === undefined) return;
      const best = efficientPoint(market).quantity;
      const [limited, taxed] = [withLimit(market, best), withTax(market, correctiveTax(market))];
      expect(totalOf(limited)).toBeCloseTo(totalOf(taxed), 6);
      expect(limited.permits / best).toBeCloseTo(correctiveTax(market), 6);
      expect(limited.permits / best).toBeCloseTo(-externalEffect(market, best), 6);
    }));

  it('a monopoly sells the quantity with the largest profit of all that were tried', () =>
    holds((market) => {
      const { quantity } = monopolized(market, 0);
      const { demand, supply } = market;
      const profit = (units: number) =>
        (demand.choke - demand.slope * units) * units - supply.reservation * units - (supply.slope * units ** 2) / 2;
      for (const other of [quantity * 0.9, quantity * 0.99, quantity * 1.01, quantity * 1.1])
        expect(profit(other)).toBeLessThan(profit(quantity));
      expect(monopolized(market).deadweightLoss).toBeCloseTo(lossAt(market, quantity), 9);
    }));
});
