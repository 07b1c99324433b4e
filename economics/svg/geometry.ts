import type { Point } from '../figure';

/** Pixels, y downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Segment = readonly [from: Point, to: Point];

export const between = (from: number, to: number, t: number): number => from + (to - from) * t;

export const pointBetween = (from: Point, to: Point, t: number): Point => [
  between(from[0], to[0], t),
  between(from[1], to[1], t),
];

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The steps of a path: one fewer than its points. */
export const segmentsOf = (path: readonly Point[]): Segment[] =>
  path.slice(1).map((to, index) => [path[index] ?? to, to]);

const square = (dx: number, dy: number): number => dx * dx + dy * dy;

// Math.hypot is ten times slower.
export const distance = (a: Point, b: Point): number => Math.sqrt(square(b[0] - a[0], b[1] - a[1]));

/** The point at a share of a path's length, from 0 (its start) to 1. */
export function pointAlong(path: readonly Point[], share: number): Point {
  const steps = segmentsOf(path);
  let left = share * steps.reduce((sum, [from, to]) => sum + distance(from, to), 0);
  for (const [from, to] of steps) {
    const length = distance(from, to);
    if (left <= length && length > 0) return pointBetween(from, to, left / length);
    left -= length;
  }
  return path.at(-1) ?? [0, 0];
}

/** The point of a segment that is nearest to another point. */
export function nearestOnSegment([from, to]: Segment, [x, y]: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  return pointBetween(from, to, clamp(along, 0, 1));
}

/** Whether any part of the segment lies within the box. */
export function segmentMeetsBox([[x1, y1], [x2, y2]]: Segment, { left, top, right, bottom }: Box): boolean {
  if (Math.max(x1, x2) < left || Math.min(x1, x2) > right) return false;
  if (Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) return false;
  // Their extents overlap; they are apart only where all four corners lie on one side of the line.
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [atTop, atBottom] = [dx * (top - y1), dx * (bottom - y1)];
  const [atLeft, atRight] = [dy * (left - x1), dy * (right - x1)];
  const isAbove = atTop > atLeft && atTop > atRight && atBottom > atLeft && atBottom > atRight;
  const isBelow = atTop < atLeft && atTop < atRight && atBottom < atLeft && atBottom < atRight;
  return !isAbove && !isBelow;
}

// Labels are placed by millions of distances. The functions below compare squares and make no arrays.

/** Between two ranges: 0 where they overlap. */
const gapBetween = (low1: number, high1: number, low2: number, high2: number): number =>
  Math.max(0, low2 - high1, low1 - high2);

function squareToPoint([[x1, y1], [x2, y2]]: Segment, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = clamp(((x - x1) * dx + (y - y1) * dy) / (square(dx, dy) || 1), 0, 1);
  return square(x1 + along * dx - x, y1 + along * dy - y);
}

function squareToBox(segment: Segment, box: Box): number {
  if (segmentMeetsBox(segment, box)) return 0;
  const [[x1, y1], [x2, y2]] = segment;
  const { left, top, right, bottom } = box;
  return Math.min(
    squareToPoint(segment, left, top),
    squareToPoint(segment, right, top),
    squareToPoint(segment, left, bottom),
    squareToPoint(segment, right, bottom),
    square(gapBetween(x1, x1, left, right), gapBetween(y1, y1, top, bottom)),
    square(gapBetween(x2, x2, left, right), gapBetween(y2, y2, top, bottom)),
  );
}

/** From a box to the nearest of these segments: 0 where they meet, Infinity without any. */
export function distanceToNearest(segments: readonly Segment[], box: Box): number {
  const { left, top, right, bottom } = box;
  let least = Infinity;
  for (const segment of segments) {
    const [[x1, y1], [x2, y2]] = segment;
    const across = gapBetween(Math.min(x1, x2), Math.max(x1, x2), left, right);
    const down = gapBetween(Math.min(y1, y2), Math.max(y1, y2), top, bottom);
    if (square(across, down) < least) least = Math.min(least, squareToBox(segment, box));
  }
  return Math.sqrt(least);
}

/** On which side of the line through two points a third one lies: -1, 0 or 1. */
const sideOf = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point): number =>
  Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));

/** Whether the two cross at an inner point of both. */
export function segmentsCross([a, b]: Segment, [c, d]: Segment): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** By the even-odd rule; points on the edge may fall to either side. */
export function isInPolygon([x, y]: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  outline.forEach(([x2, y2], index) => {
    const [x1, y1] = outline.at(index - 1) ?? [x2, y2];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  });
  return isIn;
}
