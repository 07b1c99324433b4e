import { describe, expect, test } from 'vitest';
import { questionOf } from '../../test-support/question-texts';
import { numbersIn } from '../../test-support/read-question';
import { dollars, isSame } from '../numbers';
import { seedOf } from './draw';
import { areBetweenEnds, pricesBetween } from './drawn-market';
import { makeVariant } from './question-model';
import { findModel } from './question-models';

describe('what binary fractions leave beside a whole number', () => {
  test.each([
    ['demand-shift-under-a-floor', 2758401116, 11, 7],
    ['demand-shift-under-a-floor', 133768815, 18, 14],
    ['revenue-with-purchases', 202026605, 20, 13],
    ['revenue-with-purchases', 2968295230, 17, 12],
    ['imports-after-a-shift', 936, 16, 12],
    ['imports-after-a-shift', 2204, 16, 13],
  ])('costs the schedule of %s no row (seed %i)', (id, seed, highest, lowest) => {
    const prices = findModel(id)!
      .make(seed)
      .rows!.map(([price]) => price);
    expect(prices).toEqual(pricesBetween(highest, lowest).map(dollars));
    expect(prices).toHaveLength(highest - lowest + 1);
  });

  test.each([
    ['shortage-under-a-ceiling', 559163221],
    ['price-and-quantity-with-a-ceiling', 910329764],
    ['change-of-consumer-surplus', seedOf('change-of-consumer-surplus-25')],
    ['change-of-consumer-surplus', seedOf('change-of-consumer-surplus-28')],
    ['units-to-the-efficient-quantity', seedOf('units-to-the-efficient-quantity-17')],
    ['units-to-the-efficient-quantity', seedOf('units-to-the-efficient-quantity-29')],
  ])('makes no choice of 0 in %s (seed %i)', (id, seed) => {
    const { choices } = questionOf(findModel(id)!, seed);
    expect(choices.map(({ text }) => text).filter((text) => numbersIn(text).includes(0))).toEqual([]);
  });

  test('admits no price at the end of a curve', () => {
    const { demand, supply } = { demand: { choke: 0.3, slope: 1 }, supply: { reservation: 0.1, slope: 1 } };
    const between = (...prices: number[]) => areBetweenEnds({ demand, supply }, ...prices);
    expect(between(0.1 + 1e-16, 0.2)).toBe(false);
    expect(between(0.2, 0.1 + 0.2)).toBe(false);
    expect(between(0.3 - 1e-16)).toBe(false);
    expect(between(0.11, 0.2, 0.29)).toBe(true);
  });
});

test('a table before two shifts leaves some units at the new equilibrium', () => {
  for (const number of [81, 102, 105]) {
    const { values } = makeVariant(findModel('both-shifts-in-a-table')!, number);
    expect(values['quantity']).toBeGreaterThan(0);
  }
});

test('two shifts of which none is larger are no question about what the larger one does', () => {
  // In variant 130, demand and supply once increased by the same quantity, and the price "rose" by 2e-15.
  const wrong = Array.from(
    { length: 200 },
    (_, index) => makeVariant(findModel('sizes-settle-it')!, index + 1).values,
  ).filter(
    ({ price, oldPrice, quantity, oldQuantity }) =>
      isSame(Number(price), Number(oldPrice)) || isSame(Number(quantity), Number(oldQuantity)),
  );
  expect(wrong).toEqual([]);
});
