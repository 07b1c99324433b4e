const withSeparators = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Half rounds away from 0, and 1.005 counts as a half although its floating-point value is slightly less. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Most numbers are whole: these need no digits of a text. The sum is never −0.
  if (Number.isInteger(value) && Number.isInteger(scale) && Math.abs(value) * scale < 1e12) return value + 0;
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(12))) / scale;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

function write(value: number, decimals: number, keepZeros: boolean): string {
  const rounded = Math.abs(round(value, decimals));
  const [whole = '0', fraction = ''] = rounded.toFixed(decimals).split('.');
  const shown = keepZeros && Number(fraction) > 0 ? fraction : fraction.replace(/0+$/, '');
  return shown === '' ? withSeparators(whole) : `${withSeparators(whole)}.${shown}`;
}

/** U+2212, the minus sign, used in all texts for readers; data uses "-". */
const MINUS = '−';

const sign = (value: number, decimals: number): string => (round(value, decimals) < 0 ? MINUS : '');

/** Dollars to the cent, without cents where there are none: $4, $4.50, −$1,200. */
export const dollars = (amount: number): string => `${sign(amount, 2)}$${write(amount, 2, true)}`;

/** A quantity or a ratio, to two decimals at most: 40, 2.5, 0.67, −1.5, 1,200. */
export const count = (amount: number): string => `${sign(amount, 2)}${write(amount, 2, false)}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The third unit, not unit 3. */
export const ordinal = (unit: number): string => ORDINALS[unit - 1] ?? count(unit);

/** Percent to one decimal at most; takes 33.33, not 0.3333: 33.3%, −20%. */
export const percent = (points: number): string => `${sign(points, 1)}${write(points, 1, false)}%`;

/** In digits alone, however small or large: 0.0000001. The same number is read back from them. */
export function decimal(value: number): string {
  const sign = value < 0 ? '-' : '';
  const [mantissa = '', exponent] = String(Math.abs(value)).split('e');
  if (exponent === undefined) return sign + mantissa;
  const digits = mantissa.replace('.', '');
  const places = Number(exponent);
  return sign + (places < 0 ? `0.${digits.padStart(digits.length - 1 - places, '0')}` : digits.padEnd(1 + places, '0'));
}

/** More digits of a fraction are noise of floating-point arithmetic. */
const SIGNIFICANT_DIGITS = 12;

/** A number as it is, not rounded to read well: 0.125, −1,234.5678. Dollars have all their cents: $3.50. */
export function exact(value: number, currency: '' | '$' = ''): string {
  const known = Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
  const [whole = '0', fraction = ''] = decimal(Math.abs(known)).split('.');
  const shown = currency === '$' && fraction.length === 1 ? `${fraction}0` : fraction;
  return `${known < 0 ? MINUS : ''}${currency}${withSeparators(whole)}${shown === '' ? '' : `.${shown}`}`;
}

/** How values of a unit are written. */
export const writerIn = (unit: '$' | '%' | undefined): ((value: number) => string) =>
  unit === '$' ? dollars : unit === '%' ? percent : count;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Equal but for what floating-point arithmetic loses. */
export const isSame = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Above but for what floating-point arithmetic loses. */
export const isAbove = (a: number, b: number): boolean => a > b && !isSame(a, b);

/** Written without rounding by count(). */
export const isTidy = (value: number): boolean => isSame(value, round(value, 2));
