import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate';

describe('an expression', () => {
  test.each([
    ['70 + 6 * 16', 166],
    ['½ × 6 × (40 − 10)', 90],
    ['$22,000 + $8,500', 30_500],
    ['12 ÷ 3 ÷ 2', 2],
    ['10 − 4 − 3', 3],
    ['−2 + 5', 3],
    ['2 ^ 3 ^ 2', 512],
    ['20% * 150', 30],
    ['(8 - 6) / ((8 + 6) / 2)', 2 / 7],
  ])('%s', (text, value) => expect(evaluate(text)).toBeCloseTo(value, 12));

  test.each([
    ['', 'not Compound'],
    ['P + 1', 'not Identifier'],
    ['process.exit(1)', 'not CallExpression'],
    ['"a" + 1', 'not Literal'],
    ['1 / 0', 'no finite value'],
    ['2 +', 'Expected expression'],
    ['3 4', 'not Compound'],
    ['!1', 'not UnaryExpression'],
  ])('%s is refused: %s', (text, message) => expect(() => evaluate(text)).toThrow(message));
});
