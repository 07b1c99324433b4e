import {
  isFixed,
  type DemandCurve,
  type Market,
  type SlopedDemand,
  type SlopedSupply,
  type SupplyCurve,
} from '../market';
import { count, isSame, isTidy } from '../numbers';

/** Price over quantity (P = 8 − 0.1Q), as graphs are drawn, or quantity over price (Qd = 80 − 10P), as tables are read. */
export type Form = 'price' | 'quantity';

/** A product in which 1 is not written: 0.1Q, Q, 10P. */
const term = (factor: number, letter: string): string => (isSame(factor, 1) ? letter : `${count(factor)}${letter}`);

/** "8 − 0.1Q", "2 + Q", "0.5Q", "5": what a straight line says. */
export function line(start: number, factor: number, letter: string): string {
  if (isSame(factor, 0)) return count(start);
  if (isSame(start, 0)) return factor < 0 ? `−${term(-factor, letter)}` : term(factor, letter);
  return `${count(start)} ${factor < 0 ? '−' : '+'} ${term(Math.abs(factor), letter)}`;
}

/** The same with a number put in: "8 − 0.1 × 20", "10 − 5", "5". */
export function worked(start: number, factor: number, value: number): string {
  if (isSame(factor, 0)) return count(start);
  const product = isSame(Math.abs(factor), 1) ? count(value) : `${count(Math.abs(factor))} × ${count(value)}`;
  if (isSame(start, 0) && factor > 0) return product;
  return `${count(start)} ${factor < 0 ? '−' : '+'} ${product}`;
}

/** Where a sloped curve starts and what it adds, with `higher` added to each price on it. */
export function coefficients(
  curve: SlopedDemand | SlopedSupply,
  form: Form,
  higher = 0,
): { start: number; factor: number } {
  const [start, direction] = 'choke' in curve ? [curve.choke, -1] : [curve.reservation, 1];
  if (form === 'price') return { start: start + higher, factor: direction * curve.slope };
  return { start: (-direction * (start + higher)) / curve.slope, factor: direction / curve.slope };
}

/** The right-hand side of a curve's equation. A vertical curve is its quantity. */
export function sideOf(curve: DemandCurve | SupplyCurve, form: Form, higher = 0): string {
  if (isFixed(curve)) return count(curve.quantity);
  const { start, factor } = coefficients(curve, form, higher);
  return line(start, factor, form === 'price' ? 'Q' : 'P');
}

/** "P = 8 − 0.1Q" or "Qd = 80 − 10P". A vertical curve has only a quantity, a horizontal one only a price. */
export function equationOf(curve: DemandCurve | SupplyCurve, form: Form, side: 'demand' | 'supply'): string {
  const shown = isFixed(curve) ? 'quantity' : curve.slope === 0 ? 'price' : form;
  return `${shown === 'price' ? 'P' : side === 'demand' ? 'Qd' : 'Qs'} = ${sideOf(curve, shown)}`;
}

/** The form in which a market's numbers are short: price over quantity unless its slopes are not. */
export function tidyForm({ demand, supply }: Market): Form {
  const slopes = [demand, supply].flatMap((curve) => (isFixed(curve) ? [] : [curve.slope]));
  return slopes.every(isTidy) || slopes.includes(0) ? 'price' : 'quantity';
}
