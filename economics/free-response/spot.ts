/** A place on a student's drawing. A label on an axis is only a quantity or only a height. */
export interface Spot {
  readonly x: number | null;
  readonly y: number | null;
  /** Of a line that leans a little: the lowest and the highest position that it has. */
  readonly from?: number;
  readonly to?: number;
  /** Ids of the parts that make it. */
  readonly parts: readonly string[];
}

/** How far a spot lies beyond another along an axis, negative before it; null where one of them is no place on this axis. */
export function beyond(one: Spot, other: Spot, axis: 'x' | 'y'): number | null {
  const [at, to] = [one[axis], other[axis]];
  if (at === null || to === null) return null;
  const over = (one.from ?? at) - (other.to ?? to);
  if (over > 0) return over;
  return Math.min(0, (one.to ?? at) - (other.from ?? to));
}
