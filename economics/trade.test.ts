import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absoluteAdvantage,
  comparativeAdvantage,
  gainFromTrade,
  opportunityCost,
  other,
  termsOfTrade,
  type TradeTable,
} from './trade';

const output: TradeTable = {
  goods: ['fish', 'coconuts'],
  form: 'output',
  producers: [
    { name: 'Ana', numbers: [10, 20] },
    { name: 'Ben', numbers: [8, 4] },
  ],
};
const input: TradeTable = {
  goods: ['cloth', 'wine'],
  form: 'input',
  producers: [
    { name: 'England', numbers: [100, 120] },
    { name: 'Portugal', numbers: [90, 80] },
  ],
};

describe('a table of outputs', () => {
  it('gives both absolute advantages to Ana, and fish to Ben', () => {
    expect([absoluteAdvantage(output, 0), absoluteAdvantage(output, 1)]).toEqual([0, 0]);
    expect([comparativeAdvantage(output, 0), comparativeAdvantage(output, 1)]).toEqual([1, 0]);
  });

  it('prices a fish between half a coconut and two', () => {
    expect(termsOfTrade(output, 0)).toEqual({ low: 0.5, high: 2 });
    expect([gainFromTrade(output, 0, 0, 1), gainFromTrade(output, 1, 0, 1)]).toEqual([1, 0.5]);
  });
});

describe("Ricardo's table of hours", () => {
  it('gives Portugal both absolute advantages, and England cloth all the same', () => {
    expect([absoluteAdvantage(input, 0), absoluteAdvantage(input, 1)]).toEqual([1, 1]);
    expect([comparativeAdvantage(input, 0), comparativeAdvantage(input, 1)]).toEqual([0, 1]);
  });

  it('costs cloth by hours of cloth for hours of wine', () =>
    expect(opportunityCost(input, 0, 0)).toBeCloseTo(100 / 120));
});

it('finds no advantage and nothing to trade between equals', () => {
  const twins: TradeTable = { ...output, producers: [{ name: 'Ana', numbers: [5, 10] }, { name: 'Ben', numbers: [5, 10] }] }; // prettier-ignore
  expect([absoluteAdvantage(twins, 0), comparativeAdvantage(twins, 0), termsOfTrade(twins, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

const numbers = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }));
const anyTable = fc.record({
  goods: fc.constant(['fish', 'coconuts'] as const),
  form: fc.constantFrom('output' as const, 'input' as const),
  producers: fc.tuple(
    fc.record({ name: fc.constant('Ana'), numbers }),
    fc.record({ name: fc.constant('Ben'), numbers }),
  ),
});

it('lets both gain anywhere within the terms, and one lose anywhere outside', () => {
  fc.assert(
    fc.property(anyTable, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (table, share) => {
      const range = termsOfTrade(table, 0);
      if (!range) return;
      const gains = (terms: number) => [gainFromTrade(table, 0, 0, terms), gainFromTrade(table, 1, 0, terms)];
      expect(Math.min(...gains(range.low + (range.high - range.low) * share))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...gains(range.low * 0.9))).toBeLessThan(0);
      expect(Math.min(...gains(range.high * 1.1))).toBeLessThan(0);
    }),
  );
});

it('never gives anybody the comparative advantage in both goods', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const winner = comparativeAdvantage(table, 0);
      expect(comparativeAdvantage(table, 1)).toBe(winner === null ? null : other(winner));
    }),
  );
});

it('makes more of both goods together when each makes what costs them less', () => {
  fc.assert(
    fc.property(numbers, numbers, (ana, ben) => {
      const table: TradeTable = { goods: ['fish', 'coconuts'], form: 'output', producers: [{ name: 'Ana', numbers: ana }, { name: 'Ben', numbers: ben }] }; // prettier-ignore
      const fisher = comparativeAdvantage(table, 0);
      if (fisher === null) return;
      // Half and half alone; then the fisher turns all to fish, and the other makes up for the fish that both had.
      const [fish, coconuts] = [(ana[0] + ben[0]) / 2, (ana[1] + ben[1]) / 2];
      const [a, b] = fisher === 0 ? [ana, ben] : [ben, ana];
      const missing = Math.max(0, fish - a[0]);
      const spare = Math.max(0, a[0] - fish);
      const made = b[1] * (1 - missing / b[0]) + (spare / a[0]) * a[1];
      expect(made).toBeGreaterThan(coconuts - 1e-9);
    }),
  );
});
