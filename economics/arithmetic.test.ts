import { describe, expect, test } from 'vitest';
import { evaluate } from './arithmetic';

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

test.each([
  ['100.1 - 100', 0.1],
  ['0.3 − 0.1 × 3', 0],
  ['120.3 * 3 - 360.9', 0],
  ['0.1 + 0.2', 0.3],
  ['1.005 + 2.01', 3.015],
  ['0.1 + 0.2 − 0.3', 0],
  ['9007199254740991 − 9007199254740990', 1],
  ['1/3 + 1/3', 2 / 3],
  ['(1/7 + 1) × 7', 8],
  ['1,000,000,000,000 + 0.01', 1_000_000_000_000.01],
])('%s is exactly %d, as in decimals', (text, value) => expect(evaluate(text)).toBe(value));

test.each([
  ['1¼', 1.25],
  ['2¾', 2.75],
  ['2 ½', 2.5],
  ['2½ × 3', 7.5],
  ['¼ + ¾', 1],
  ['1,000½', 1000.5],
  ['½%', 0.005],
  ['1,234,567.5', 1234567.5],
])('%s is read as %d', (text, value) => expect(evaluate(text)).toBe(value));

test.each([
  '3,5',
  '0,500',
  '1.000,50',
  '1.000,500',
  '1234,567',
  '1,00',
  '1,0000',
  '10,00,000',
  '1,000,00',
  '1.5½',
  '½½',
  '5²',
])('%s is no number', (text) => expect(() => evaluate(text)).toThrow());

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
