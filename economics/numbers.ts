const withSeparators = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Half rounds away from 0, and 1.005 counts as a half although its floating-point value is slightly less. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
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

/** Percent to one decimal at most; takes 33.33, not 0.3333: 33.3%, −20%. */
export const percent = (points: number): string => `${sign(points, 1)}${write(points, 1, false)}%`;

/** How values of a unit are written. */
export const writerIn = (unit: '$' | '%' | undefined): ((value: number) => string) =>
  unit === '$' ? dollars : unit === '%' ? percent : count;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Equal but for what floating-point arithmetic loses. */
export const isSame = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Written without rounding by count(). */
export const isTidy = (value: number): boolean => isSame(value, round(value, 2));
