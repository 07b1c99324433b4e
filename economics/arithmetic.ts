import jsep from 'jsep';

// One parser for what authors and students write: jsep. It reads; this file computes, and allows nothing but arithmetic.

jsep.addBinaryOp('×', 10);
jsep.addBinaryOp('÷', 10);
jsep.addBinaryOp('−', 9);
jsep.addBinaryOp('^', 11, true);
jsep.addUnaryOp('−');

/** What a sum may lose as a binary fraction, in parts of its larger term. */
const NOISE = 4 * Number.EPSILON;

/** A sum without the noise of binary fractions, which matters where little is left: 100.1 − 100 is 0.1. */
function add(left: number, right: number): number {
  const sum = left + right;
  const larger = Math.max(Math.abs(left), Math.abs(right));
  const decimals = 12 - Math.floor(Math.log10(larger));
  if (!(decimals >= 0 && decimals <= 100)) return sum;
  const rounded = Number(sum.toFixed(decimals)) + 0;
  return Math.abs(rounded - sum) <= NOISE * larger ? rounded : sum;
}

const OPERATORS = {
  '+': add,
  '-': (left: number, right: number) => add(left, -right),
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '^': (left: number, right: number) => left ** right,
};

export type Operator = keyof typeof OPERATORS;

/** The value of `left operator right`, without the noise of binary fractions. May be infinite, or not a number. */
export const compute = (operator: Operator, left: number, right: number): number => OPERATORS[operator](left, right);

/** The other ways to write an operator. */
const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '^': '^',
};

export type NumberFunction = (...values: number[]) => number;

/** What names in an expression stand for. */
export type Names = Readonly<Record<string, number | NumberFunction>>;

/** The value of a name; an inherited one such as toString is none. */
const named = (names: Names, name: string): number | NumberFunction | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

function unknownName(names: Names, name: string): RangeError {
  const known = Object.keys(names);
  return new RangeError(`there is no value "${name}"${known.length > 0 ? `; there are ${known.join(', ')}` : ''}`);
}

function valueOf(node: jsep.Expression, names: Names): number {
  // jsep's types keep the parts of an expression open; its documentation names them by type.
  const expression = node as jsep.CoreExpression;
  if (expression.type === 'Literal' && typeof expression.value === 'number') return expression.value;
  if (expression.type === 'Identifier') {
    const value = named(names, expression.name);
    if (typeof value === 'number') return value;
    throw unknownName(names, expression.name);
  }
  if (expression.type === 'CallExpression' && expression.callee.type === 'Identifier') {
    const name = String(expression.callee['name']);
    const compute = named(names, name);
    if (typeof compute !== 'function') throw unknownName(names, name);
    return compute(...expression.arguments.map((argument) => valueOf(argument, names)));
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '+') return valueOf(expression.argument, names);
  if (expression.type === 'UnaryExpression' && /^[-−]$/.test(expression.operator))
    return -valueOf(expression.argument, names);
  const operator = expression.type === 'BinaryExpression' ? SIGNS[expression.operator] : undefined;
  if (expression.type === 'BinaryExpression' && operator !== undefined)
    return compute(operator, valueOf(expression.left, names), valueOf(expression.right, names));
  throw new RangeError(`only numbers, + − × ÷ ^ and brackets are computed, not ${expression.type}`);
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** A comma that does not separate thousands is left, and refused: "3,5" may be 3.5. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\d)/g;

/** How jsep can read the signs of money, percentages, and fractions. */
const plain = (text: string): string =>
  text
    .replace(/\$/g, '')
    .replace(THOUSANDS, (number) => number.replaceAll(',', ''))
    .replace(/(?<!\d)(\d*)\s?([½¼¾])/g, (_, whole: string, part: string) => (whole || '0') + (FRACTIONS[part] ?? ''))
    .replace(/(?<![\d.])([\d.]+)%/g, '($1/100)');

/**
 * Computes "½ × 6 × (40 − 10)", "$22,000 + $8,500" or "20% * 150" (30), and with names "tax * quantity".
 * @throws Error for anything that is not arithmetic, or has no finite value.
 */
export function evaluate(text: string, names: Names = {}): number {
  const value = valueOf(jsep(plain(text)), names);
  if (!Number.isFinite(value)) throw new RangeError('it has no finite value');
  return value;
}
