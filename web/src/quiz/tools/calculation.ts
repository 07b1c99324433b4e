/** A four-function calculator, as the exam allows one: what its display shows after each key. */

export const OPERATORS = ['+', '−', '×', '÷'] as const; // the four signs are the type
type Operator = (typeof OPERATORS)[number];
export type CalculatorKey =
  Operator | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | '=' | 'C' | '⌫' | '±';

export interface Calculation {
  /** What is shown: the number being typed, or the result. "Error" after a division by zero. */
  readonly display: string;
  /** Whether the next digit begins another number. */
  readonly isDone: boolean;
  readonly left: number | null;
  readonly operator: Operator | null;
  /** The number that another "=" applies again. */
  readonly repeated: number | null;
}

export const NO_CALCULATION: Calculation = { display: '0', isDone: false, left: null, operator: null, repeated: null };

/** The display shows so many digits at most. */
const MOST_DIGITS = 12;
const ERROR = 'Error';

const isOperator = (key: CalculatorKey): key is Operator => OPERATORS.some((operator) => operator === key);

const valueOf = (display: string) => Number(display.replace('−', '-'));

function shown(value: number): string {
  if (!Number.isFinite(value)) return ERROR;
  const rounded = Number(value.toPrecision(MOST_DIGITS));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

function compute(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '−':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return right === 0 ? NaN : left / right;
  }
}

function typeDigit(state: Calculation, digit: string): Calculation {
  if (state.isDone) return { ...state, display: digit === '.' ? '0.' : digit, isDone: false };
  const { display } = state;
  if (digit === '.') return display.includes('.') ? state : { ...state, display: `${display}.` };
  if (display.replaceAll(/\D/g, '').length >= MOST_DIGITS) return state;
  return { ...state, display: display === '0' ? digit : display === '−0' ? `−${digit}` : display + digit };
}

/** The operation that is waiting, with what is shown; as it is where none waits. */
function finish(state: Calculation): number {
  const value = valueOf(state.display);
  return state.left === null || state.operator === null ? value : compute(state.left, state.operator, value);
}

/** Operations are done in the order in which they are typed, as on the exam's own calculator: 2 + 3 × 4 = 20. */
export function press(state: Calculation, key: CalculatorKey): Calculation {
  if (key === 'C') return NO_CALCULATION;
  if (state.display === ERROR) return /\d/.test(key) ? typeDigit(NO_CALCULATION, key) : state;
  if (isOperator(key)) {
    // Another operator right after one replaces it.
    if (state.operator !== null && state.isDone && state.left !== null) return { ...state, operator: key };
    const result = shown(finish(state));
    return {
      display: result,
      isDone: true,
      left: valueOf(result),
      operator: result === ERROR ? null : key,
      repeated: null,
    };
  }
  if (key === '=') {
    const { operator, left, repeated } = state;
    if (operator === null) return { ...state, isDone: true };
    const right = repeated ?? valueOf(state.display);
    const result = shown(repeated === null ? finish(state) : compute(valueOf(state.display), operator, repeated));
    return left === null && repeated === null
      ? { ...state, isDone: true }
      : { display: result, isDone: true, left: null, operator, repeated: right };
  }
  // A number that is typed after "=" begins anew.
  const begun = state.isDone && state.repeated !== null && key !== '±' ? NO_CALCULATION : state;
  if (key === '⌫') {
    if (state.isDone) return state;
    const display = state.display.slice(0, -1);
    return { ...state, display: display === '' || display === '−' ? '0' : display };
  }
  if (key === '±') {
    const display = state.display.startsWith('−') ? state.display.slice(1) : `−${state.display}`;
    return { ...state, display };
  }
  return typeDigit(begun, key);
}

const KEYS: Readonly<Record<string, CalculatorKey>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  x: '×',
  '/': '÷',
  '=': '=',
  Enter: '=',
  '.': '.',
  ',': '.',
  c: 'C',
  Delete: 'C',
  Backspace: '⌫',
};

/** The calculator's key for a key of the keyboard, or null. */
export const calculatorKey = (key: string): CalculatorKey | null =>
  /^\d$/.test(key) ? (key as CalculatorKey) : ((Object.hasOwn(KEYS, key) ? KEYS[key] : undefined) ?? null); // a digit is a key
