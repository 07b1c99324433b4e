import jsep from 'jsep';

// One parser for what authors and students write: jsep. It reads; this file computes, and allows nothing but arithmetic.

jsep.addBinaryOp('×', 10);
jsep.addBinaryOp('÷', 10);
jsep.addBinaryOp('−', 9);
jsep.addBinaryOp('^', 11, true);
jsep.addUnaryOp('−');

const BINARY: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '−': (left, right) => left - right,
  '*': (left, right) => left * right,
  '×': (left, right) => left * right,
  '/': (left, right) => left / right,
  '÷': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

function valueOf(node: jsep.Expression): number {
  // jsep's types keep the parts of an expression open; its documentation names them by type.
  const expression = node as jsep.CoreExpression;
  if (expression.type === 'Literal' && typeof expression.value === 'number') return expression.value;
  if (expression.type === 'UnaryExpression' && expression.operator === '+') return valueOf(expression.argument);
  if (expression.type === 'UnaryExpression' && /^[-−]$/.test(expression.operator)) return -valueOf(expression.argument);
  const compute = expression.type === 'BinaryExpression' ? BINARY[expression.operator] : undefined;
  if (expression.type === 'BinaryExpression' && compute !== undefined)
    return compute(valueOf(expression.left), valueOf(expression.right));
  throw new RangeError(`only numbers, + − × ÷ ^ and brackets are computed, not ${expression.type}`);
}

/**
 * Computes "½ × 6 × (40 − 10)", "$22,000 + $8,500" or "20% * 150" (30).
 * @throws Error for anything that is not arithmetic, or has no finite value.
 */
export function evaluate(text: string): number {
  const bare = text
    .replace(/\$/g, '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/½/g, '0.5')
    .replace(/(\d(?:[\d.]*))%/g, '($1/100)');
  const value = valueOf(jsep(bare));
  if (!Number.isFinite(value)) throw new RangeError('it has no finite value');
  return value;
}
