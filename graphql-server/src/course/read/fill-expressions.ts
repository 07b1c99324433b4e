import { evaluate, type Names, type NumberFunction } from '../../../../economics/arithmetic';
import type { ModelValues } from '../../../../economics/free-response/model-values';
import { count, dollars, round } from '../../../../economics/numbers';

const FUNCTIONS: Readonly<Record<string, NumberFunction>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  sqrt: Math.sqrt,
  round: (value = 0, decimals = 0) => round(value, decimals),
  // pick(2, a, b, c) is b.
  pick: (number = 0, ...values) => values[number - 1] ?? NaN,
};

const PLACEHOLDER = /(\$?)\{([^{}]*)\}/g;

/** The word of this name; with a capital, `Goods`, the word `goods` at the beginning of a sentence. */
function wordOf(name: string, values: ModelValues): string | null {
  const word = Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof word === 'string') return word;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const begins = Object.hasOwn(values, small) ? values[small] : undefined;
  return typeof begins === 'string' ? begins.charAt(0).toUpperCase() + begins.slice(1) : null;
}

/** What expressions may name: a variant has dozens of them, and hundreds of expressions. */
const namesOf = new WeakMap<ModelValues, Names>();

function namesAmong(values: ModelValues): Names {
  const known = namesOf.get(values);
  if (known !== undefined) return known;
  const numbers = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value]]));
  const names: Names = { ...FUNCTIONS, ...Object.fromEntries(numbers) };
  namesOf.set(values, names);
  return names;
}

/** Computes what an author wrote for a number: 40, or `tax * quantity`. @throws Error where nothing can be computed. */
export const numberOf = (expression: number | string, values: ModelValues): number =>
  typeof expression === 'number' ? expression : evaluate(expression, namesAmong(values));

function filled(text: string, values: ModelValues, write: (value: number, isMoney: boolean) => string): string {
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) throw new RangeError('a brace is not part of {…}');
  return text.replace(PLACEHOLDER, (_, dollar: string, inside: string) => {
    const word = wordOf(inside.trim(), values);
    if (word === null) return write(numberOf(inside, values), dollar === '$');
    if (dollar) throw new RangeError(`{${inside}} is a word: leave the $ out`);
    return word;
  });
}

/** Replaces `{goods}` by a word, `{tax * quantity}` by a number and `${tax}` by a sum of money. @throws Error for anything else in braces. */
export const fillText = (text: string, values: ModelValues): string =>
  filled(text, values, (value, isMoney) => (isMoney ? dollars(value) : count(value)));

/** The same for a formula that is computed later: `b * {tax}`. Nothing is rounded. */
export const fillFormula = (formula: string, values: ModelValues): string =>
  filled(formula, values, (value) => `(${value})`);
