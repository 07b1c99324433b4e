import { describe, expect, test } from 'vitest';
import { evaluate, hasOperation } from './arithmetic';

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
    ['P + 1', 'no value "P"'],
    ['process.exit(1)', 'not CallExpression'],
    ['exit(1)', 'no value "exit"'],
    ['toString + 1', 'no value "toString"'],
    ['"a" + 1', 'not Literal'],
    ['1 / 0', 'no finite value'],
    ['2 +', 'Expected expression'],
    ['3 4', 'not Compound'],
    ['!1', 'not UnaryExpression'],
  ])('%s is refused: %s', (text, message) => expect(() => evaluate(text)).toThrow(message));
});

describe('an expression with names', () => {
  const names = { tax: 2, quantity: 40, c_i: 7, min: Math.min, demand: (quantity: number) => 10 - quantity / 10 };

  test.each([
    ['tax * quantity', 80],
    ['½ × tax × (60 − quantity)', 20],
    ['c_i + 1', 8],
    ['min(tax, quantity)', 2],
    ['demand(quantity) - demand(60)', 2],
  ])('%s', (text, value) => expect(evaluate(text, names)).toBeCloseTo(value, 12));

  test.each([
    ['price * tax', 'no value "price"; there are tax, quantity'],
    ['supply(4)', 'no value "supply"'],
    ['tax(4)', 'no value "tax"'],
    ['demand + 1', 'no value "demand"'],
    ['constructor', 'no value "constructor"'],
    ['demand.constructor("x")()', 'not CallExpression'],
  ])('%s is refused: %s', (text, message) => expect(() => evaluate(text, names)).toThrow(message));
});

test.each([
  ['60', false],
  ['−60', false],
  ['25%', false],
  ['$1,200', false],
  ['½', false],
  ['6 × 10', true],
  ['(60 − 40)', true],
  ['1/2', true],
])('whether %s has an operation: %s', (text, has) => expect(hasOperation(text)).toBe(has));
