import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { marginalsOf, netGain, optimalQuantity, totalsOf } from './marginal';
import { tradeAt } from './schedule';

test.each<[string, number[], number[], number]>([
  ['stops where the next unit costs more than it brings', [10, 8, 6, 4], [3, 4, 5, 6], 3],
  ['includes the unit where both are equal', [10, 8, 6, 4], [3, 4, 6, 7], 3],
  ['does nothing when the first unit is not worth it', [2, 1], [3, 4], 0],
  ['does all when all is worth it', [9, 8], [1, 1], 2],
])('%s', (_what, benefit, cost, best) => expect(optimalQuantity(benefit, cost)).toBe(best));

it('finds where straight curves cross, and does nothing where cost starts above benefit', () => {
  expect(optimalQuantity({ start: 12, slope: 2 }, { start: 2, slope: 0.5 })).toBe(4);
  expect(optimalQuantity({ start: 2, slope: 2 }, { start: 3, slope: 1 })).toBe(0);
});

test.each([
  ['a marginal benefit that rises', () => optimalQuantity([1, 2], [1, 1]), 'unit 2 is above'],
  ['a marginal cost that falls', () => optimalQuantity([2, 1], [2, 1]), 'unit 2 is below'],
  ['a list against a line', () => optimalQuantity([2, 1], { start: 1, slope: 1 }), 'both be lists'],
  ['lines that never cross', () => optimalQuantity({ start: 2, slope: 0 }, { start: 1, slope: 0 }), 'do not cross'],
])('refuses %s', (_what, decide, why) => expect(decide).toThrow(why));

const falling = fc
  .array(fc.integer({ min: -20, max: 60 }), { minLength: 1, maxLength: 10 })
  .map((values) => values.sort((a, b) => b - a));
const rising = fc
  .array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 10 })
  .map((values) => values.sort((a, b) => a - b));

it('leaves no quantity with a larger net gain', () => {
  fc.assert(
    fc.property(falling, rising, (benefit, cost) => {
      const best = netGain(benefit, cost, optimalQuantity(benefit, cost));
      for (let quantity = 0; quantity <= Math.min(benefit.length, cost.length); quantity += 1)
        expect(netGain(benefit, cost, quantity)).toBeLessThanOrEqual(best);
    }),
  );
});

it('takes totals apart and puts them together again', () => {
  expect(marginalsOf([10, 17, 21, 21, 18])).toEqual([10, 7, 4, 0, -3]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (values) => {
      expect(marginalsOf(totalsOf(values))).toEqual(values);
    }),
  );
});

it('trades guitar lessons at $30 between those who value them most and those who teach cheapest', () => {
  const lessons = { buyers: [50, 40, 30, 20], sellers: [10, 20, 30, 40] };
  expect(tradeAt(lessons, 30)).toEqual({ wanted: 3, offered: 3, traded: 3, consumerSurplus: 30, producerSurplus: 30 });
  expect(tradeAt(lessons, 45)).toMatchObject({
    wanted: 1,
    offered: 4,
    traded: 1,
    consumerSurplus: 5,
    producerSurplus: 35,
  });
});

it('gains the most in total when the efficient number of units is traded', () => {
  fc.assert(
    fc.property(falling, rising, fc.integer({ min: 0, max: 60 }), (buyers, sellers, price) => {
      const { traded, consumerSurplus, producerSurplus } = tradeAt({ buyers, sellers }, price);
      const best = netGain(buyers, sellers, optimalQuantity(buyers, sellers));
      expect(consumerSurplus + producerSurplus).toBe(netGain(buyers, sellers, traded));
      expect(consumerSurplus + producerSurplus).toBeLessThanOrEqual(best);
    }),
  );
});
