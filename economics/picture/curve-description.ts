import { interceptOf, isFixed, type DemandCurve, type SlopedDemand, type SupplyCurve } from '../market';
import { count, dollars, isTidy } from '../numbers';
import type { Writer } from './figure-parts';

/** " and increases by 10 for each dollar the price falls", or for steep curves ", and willingness to pay falls by $20 with each additional unit". */
function steepness(slope: number, isDemand: boolean): string {
  if (slope <= 1 && isTidy(1 / slope))
    return ` and increases by ${count(1 / slope)} for each dollar the price ${isDemand ? 'falls' : 'rises'}`;
  const units = [1, 10, 100, 1000].find((some) => isTidy(slope * some)) ?? 1;
  const additional = units === 1 ? 'each additional unit' : `every ${count(units)} additional units`;
  const value = isDemand ? 'willingness to pay falls' : 'marginal cost rises';
  return `, and ${value} by ${dollars(slope * units)} with ${additional}`;
}

/** "quantity demanded is zero at $8 and above, and 80 at $0". */
export const endsText = ({ choke, slope }: SlopedDemand): string =>
  `quantity demanded is zero at ${dollars(choke)} and above, and ${count(choke / slope)} at $0`;

/** "demand D slopes down: quantity demanded is zero at $8 and above and increases by 10 for each dollar the price falls". */
export function shapeOf(
  side: 'demand' | 'supply',
  name: string,
  curve: DemandCurve | SupplyCurve,
  { isHidden }: Writer,
): string {
  const subject = `${side} ${name}`;
  if (isFixed(curve)) return `${subject} is vertical${isHidden ? '' : ` at a quantity of ${count(curve.quantity)}`}`;
  const start = interceptOf(curve);
  if (curve.slope === 0) return `${subject} is horizontal${isHidden ? '' : ` at a price of ${dollars(start)}`}`;
  if (isHidden) return `${subject} slopes ${side === 'demand' ? 'down' : 'up'}`;
  const pace = steepness(curve.slope, side === 'demand');
  if (side === 'demand')
    return `${subject} slopes down: quantity demanded is zero at ${dollars(start)} and above${pace}`;
  const least =
    start < 0
      ? `${count(-start / curve.slope)} even at $0`
      : `zero at ${dollars(start)}${start > 0 ? ' and below' : ''}`;
  return `${subject} slopes up: quantity supplied is ${least}${pace}`;
}
