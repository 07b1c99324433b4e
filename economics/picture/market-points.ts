import type { Mark } from '../figure';
import {
  demandPrice,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  supplyPrice,
  type DemandCurve,
  type SupplyCurve,
} from '../market';
import { dollars } from '../numbers';
import type { Writer } from './figure-parts';
import type { MarketPicture, PointOnCurve } from './market-picture';
import type { MarketState } from './market-state';

/** A marked point with both of its values. */
export interface PlacedPoint {
  readonly name: string;
  readonly curve: PointOnCurve['curve'];
  readonly price: number;
  readonly quantity: number;
}

const isDemand = (point: PointOnCurve): boolean => point.curve === 'demand' || point.curve === 'old-demand';

function valuesOf(
  { name, price, quantity }: PointOnCurve,
  curve: DemandCurve | SupplyCurve,
): { price: number; quantity: number } {
  if (isFixed(curve)) {
    if (price === undefined) throw new RangeError(`point ${name} lies on a vertical curve: it needs a price`);
    return { price, quantity: curve.quantity };
  }
  const isDemandCurve = 'choke' in curve;
  if (price !== undefined && curve.slope > 0)
    return { price, quantity: isDemandCurve ? quantityDemanded(curve, price) : quantitySupplied(curve, price) };
  if (quantity === undefined)
    throw new RangeError(`point ${name} needs a ${curve.slope > 0 ? 'price or a quantity' : 'quantity'}`);
  return { quantity, price: isDemandCurve ? demandPrice(curve, quantity) : supplyPrice(curve, quantity) };
}

/** Finds the marked points on their curves. @throws RangeError for a point that its curve does not have. */
export function placePoints(picture: MarketPicture, { was, is }: MarketState): PlacedPoint[] {
  return (picture.at ?? []).map((point) => {
    const curves = point.curve.startsWith('old-') ? was : is;
    const curve = isDemand(point) ? curves.demand : curves.supply;
    if (!curve) throw new RangeError(`point ${point.name} lies on a ${point.curve} curve that is not there`);
    const { price, quantity } = valuesOf(point, curve);
    if (quantity < 0 || price < 0 || (quantity === 0 && priceAtAxis(curve) !== price))
      throw new RangeError(
        `point ${point.name}: at ${dollars(price)} the ${point.curve} curve is outside of the graph`,
      );
    return { name: point.name, curve: point.curve, price, quantity };
  });
}

const priceAtAxis = (curve: DemandCurve | SupplyCurve): number | null =>
  isFixed(curve) ? null : 'choke' in curve ? curve.choke : curve.reservation;

export const pointMarks = (points: readonly PlacedPoint[], writer: Writer): Mark[] =>
  points.map(({ name, curve, price, quantity }) => ({
    id: `point-${name}`,
    era: curve.startsWith('old-') ? 'was' : 'is',
    name,
    at: [quantity, price],
    guides: { x: writer.amount(quantity, `Q${name}`), y: writer.price(price, `P${name}`) },
  }));

/** The first curve that carries at least two of the points, with them. */
export function movementAmong(
  points: readonly PlacedPoint[],
): { curve: PointOnCurve['curve']; from: PlacedPoint; to: PlacedPoint } | null {
  for (const from of points) {
    const to = points.findLast(({ curve, name }) => curve === from.curve && name !== from.name);
    if (to) return { curve: from.curve, from, to };
  }
  return null;
}
