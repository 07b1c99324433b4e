import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { leastCostMix, useMoreOf, type Input } from './least-cost';

test.each([
  ['labor, which adds 3 units a dollar against 2', [60, 100], [20, 50], 0],
  ['capital, which adds 2 units a dollar against 1', [20, 100], [20, 50], 1],
  ['neither at equal products per dollar', [40, 100], [20, 50], null],
] as const)('uses more of %s', (_what, products, prices, more) => expect(useMoreOf(products, prices)).toBe(more));

it('refuses an input that costs nothing', () => expect(() => useMoreOf([1, 1], [0, 5])).toThrow('above $0'));

const labor: Input = { price: 10, products: [50, 40, 30, 20] };
const capital: Input = { price: 20, products: [100, 60, 20] };

test.each([
  [0, [0, 0]],
  [50, [1, 0]],
  [150, [1, 1]],
  [190, [2, 1]],
  [320, [4, 3]],
])('produces %d units at the least cost with %j of labor and capital', (output, mix) =>
  expect(leastCostMix([labor, capital], output)).toEqual(mix),
);

it('refuses more output than all inputs produce', () =>
  expect(() => leastCostMix([labor, capital], 321)).toThrow('cannot produce 321 units'));

const anyInput = fc.record({
  price: fc.integer({ min: 1, max: 30 }),
  products: fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 6 }),
});

it('finds no cheaper mix by trying all of them', () => {
  fc.assert(
    fc.property(anyInput, anyInput, fc.double({ min: 0, max: 1, noNaN: true }), (first, second, share) => {
      const made = (input: Input, units: number) => input.products.slice(0, units).reduce((a, b) => a + b, 0);
      const output = Math.floor(share * (made(first, 9) + made(second, 9)));
      let least = Infinity;
      for (let a = 0; a <= first.products.length; a += 1)
        for (let b = 0; b <= second.products.length; b += 1)
          if (made(first, a) + made(second, b) >= output) least = Math.min(least, a * first.price + b * second.price);
      const [a, b] = leastCostMix([first, second], output);
      expect(made(first, a) + made(second, b)).toBeGreaterThanOrEqual(output);
      expect(a * first.price + b * second.price).toBe(least);
    }),
  );
});
