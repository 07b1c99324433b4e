import type { Mark } from '../figure';
import {
  interceptOf,
  isFixed,
  priceOn,
  quantityOn,
  type DemandCurve,
  type Equilibrium,
  type SupplyCurve,
} from '../market';
import { dollars, isSame } from '../numbers';
import { markAt, type Writer } from './figure-parts';
import type { MarketPicture, PointOnCurve } from './market-picture';
import type { MarketState } from './market-state';

/** The side of the market whose curve carries the point. */
export const sideOf = ({ curve }: Pick<PointOnCurve, 'curve'>): 'demand' | 'supply' =>
  curve.endsWith('demand') ? 'demand' : 'supply';

/** A marked point with both of its values. */
export interface PlacedPoint {
  readonly name: string;
  readonly curve: PointOnCurve['curve'];
  readonly price: number;
  readonly quantity: number;
  /** Of its values on the axes, where they are letters. */
  readonly letters: { readonly price: string; readonly quantity: string };
}

function valuesOf({ name, price, quantity }: PointOnCurve, curve: DemandCurve | SupplyCurve): Equilibrium {
  if (isFixed(curve)) {
    if (price === undefined) throw new RangeError(`point ${name} lies on a vertical curve: it needs a price`);
    return { price, quantity: curve.quantity };
  }
  if (price !== undefined && curve.slope > 0) return { price, quantity: quantityOn(curve, price) };
  if (quantity === undefined)
    throw new RangeError(`point ${name} needs a ${curve.slope > 0 ? 'price or a quantity' : 'quantity'}`);
  return { quantity, price: priceOn(curve, quantity) };
}

/** Finds the marked points on their curves. @throws RangeError for a point that its curve does not have. */
export function placePoints(picture: MarketPicture, { was, is }: MarketState): PlacedPoint[] {
  return (picture.at ?? []).map((point) => {
    const curve = (point.curve.startsWith('old-') ? was : is)[sideOf(point)];
    if (!curve) throw new RangeError(`point ${point.name} is on a ${point.curve} curve that is not drawn`);
    const { price, quantity: computed } = valuesOf(point, curve);
    // A shifted curve can miss its intercept by a rounding error.
    const quantity = isSame(computed, 0) ? 0 : computed;
    const isAtAxis = !isFixed(curve) && isSame(interceptOf(curve), price);
    if (quantity < 0 || price < 0 || (quantity === 0 && !isAtAxis))
      throw new RangeError(`point ${point.name}: at ${dollars(price)} the ${point.curve} curve is outside the graph`);
    const letters = { price: `P${point.name}`, quantity: `Q${point.name}` };
    return { name: point.name, curve: point.curve, price, quantity, letters };
  });
}

export const pointMarks = (points: readonly PlacedPoint[], writer: Writer): Mark[] =>
  points.map(({ name, curve, price, quantity, letters }) => {
    const era = curve.startsWith('old-') ? 'was' : 'is';
    return markAt(writer, `point-${name}`, name, [quantity, price], [letters.quantity, letters.price], era);
  });

interface Lettered {
  readonly of: 'price' | 'quantity';
  readonly value: number;
  readonly letter: string | null | undefined;
}

/** A point at a price or quantity that has a letter already, or a point before it has, shares that letter. */
export function withSharedLetters(points: readonly PlacedPoint[], marks: readonly Mark[]): PlacedPoint[] {
  const known = marks.flatMap(({ at: [quantity, price], guides }): Lettered[] => [
    { value: quantity, letter: guides?.x, of: 'quantity' },
    { value: price, letter: guides?.y, of: 'price' },
  ]);
  return points.map((point) => {
    const letterOf = (of: 'price' | 'quantity') => {
      const same = known.find((one) => one.of === of && one.letter != null && isSame(one.value, point[of]));
      if (!same) known.push({ value: point[of], letter: point.letters[of], of });
      return same?.letter ?? point.letters[of];
    };
    return { ...point, letters: { price: letterOf('price'), quantity: letterOf('quantity') } };
  });
}

/** The first two points on one curve. */
export function movementAmong(points: readonly PlacedPoint[]): { from: PlacedPoint; to: PlacedPoint } | null {
  for (const from of points) {
    const to = points.findLast(({ curve, name }) => curve === from.curve && name !== from.name);
    if (to) return { from, to };
  }
  return null;
}
