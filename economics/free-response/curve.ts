import type { Point } from '../figure';
import { distance, nearestOnSegment, segmentsOf, type Segment } from '../svg/geometry';
import type { DrawnCurve } from './graph-document';

/** A drawn curve as a line through many points. */
export type Path = readonly Point[];

/** Places that are no further apart, as a share of the panel, count as the same. */
export const NEAR = 0.03;

/** A hand is no steadier than this, however small it draws. */
export const NEAREST = 0.0105;

/** An end that stops short of another curve by no more meets it. */
export const APART = 0.02;

/** Steps between two handles of a smooth curve: enough for a panel as wide as a screen. */
const STEPS = 24;

/** Handles of a smooth curve that are closer in x than this are joined by lines, because no function passes through them. */
const SAME_X = 1e-4;

/** The other way around: what is asked about heights can then be asked about quantities. */
export const flip = (path: Path): Point[] => path.map(([x, y]) => [y, x]);

/** The points to draw a curve through, from left to right; an upright one goes up. */
export function pointsOf({ shape, handles }: Pick<DrawnCurve, 'shape' | 'handles'>): Point[] {
  const sorted = [...handles].sort((a, b) => a[0] - b[0]);
  const isFunction = segmentsOf(sorted).every(([from, to]) => to[0] - from[0] > SAME_X);
  if (shape === 'smooth' && isFunction && sorted.length > 2) return smoothPath(sorted);
  const [first, last] = [handles[0], handles.at(-1)];
  const isBackwards = first && last && (first[0] > last[0] || (first[0] === last[0] && first[1] > last[1]));
  return isBackwards ? [...handles].reverse() : [...handles];
}

/**
 * A monotone cubic Hermite spline (Fritsch and Carlson; tangents as in PCHIP). Between two handles it never goes higher or lower than
 * they do, so the lowest handle of a U is its minimum.
 */
function smoothPath(handles: Path): Point[] {
  const tangents = tangentsAt(handles);
  return segmentsOf(handles).flatMap(([from, to], index) => {
    const width = to[0] - from[0];
    const [start, end] = [(tangents[index] ?? 0) * width, (tangents[index + 1] ?? 0) * width];
    const first = index === 0 ? 0 : 1;
    return Array.from({ length: STEPS + 1 - first }, (_, step): Point => {
      const t = (step + first) / STEPS;
      const rest = 1 - t;
      const height =
        from[1] * (1 + 2 * t) * rest * rest +
        start * t * rest * rest +
        to[1] * t * t * (3 - 2 * t) -
        end * t * t * rest;
      return [from[0] + width * t, height];
    });
  });
}

function tangentsAt(handles: Path): number[] {
  const parts = segmentsOf(handles).map(([from, to]) => ({
    width: to[0] - from[0],
    secant: (to[1] - from[1]) / (to[0] - from[0]),
  }));
  return handles.map((_, index) => {
    const [before, after] = [parts[index - 1], parts[index]];
    if (before && after) {
      if (before.secant * after.secant <= 0) return 0;
      const [first, second] = [2 * after.width + before.width, after.width + 2 * before.width];
      return (first + second) / (first / before.secant + second / after.secant);
    }
    const [end, next] = before ? [before, parts[index - 2]] : [after, parts[1]];
    if (!end || !next) return end?.secant ?? 0;
    const tangent = ((2 * end.width + next.width) * end.secant - end.width * next.secant) / (end.width + next.width);
    if (tangent * end.secant <= 0) return 0;
    const isTurning = end.secant * next.secant <= 0;
    return isTurning && Math.abs(tangent) > 3 * Math.abs(end.secant) ? 3 * end.secant : tangent;
  });
}

/** All heights of a path at a quantity. A path that ends no further than `NEAR` from it is taken at its end. */
export function heightsAt(path: Path, x: number): number[] {
  const heights: number[] = [];
  path.forEach(([x2, y2], index) => {
    const [x1, y1] = path[index - 1] ?? [NaN, NaN];
    if (!(x >= Math.min(x1, x2) && x <= Math.max(x1, x2))) return;
    if (x1 === x2) heights.push(y1, y2);
    else heights.push(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1));
  });
  if (heights.length > 0) return heights;
  return [path[0], path.at(-1)]
    .filter((end): end is Point => end !== undefined && Math.abs(end[0] - x) <= NEAR)
    .map((end) => end[1]);
}

export const heightAt = (path: Path, x: number): number | null => heightsAt(path, x)[0] ?? null;

/** Where a path has a height. A curve that has it twice, such as a marginal cost curve that falls first, is taken at the right. */
export function quantityAt(path: Path, y: number): number | null {
  const quantities = heightsAt(flip(path), y);
  return quantities.length === 0 ? null : Math.max(...quantities);
}

const EPSILON = 1e-9;

/** Whether the boxes around two segments overlap: most pairs are told apart by this alone. */
const mayMeet = ([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): boolean =>
  Math.min(ax, bx) <= Math.max(cx, dx) + EPSILON &&
  Math.min(cx, dx) <= Math.max(ax, bx) + EPSILON &&
  Math.min(ay, by) <= Math.max(cy, dy) + EPSILON &&
  Math.min(cy, dy) <= Math.max(ay, by) + EPSILON;

function crossingsOfSegments([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): Point[] {
  const [rx, ry, sx, sy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const [qx, qy] = [cx - ax, cy - ay];
  const area = rx * sy - ry * sx;
  if (Math.abs(area) > EPSILON * EPSILON) {
    const [t, u] = [(qx * sy - qy * sx) / area, (qx * ry - qy * rx) / area];
    const isOnBoth = t >= -EPSILON && t <= 1 + EPSILON && u >= -EPSILON && u <= 1 + EPSILON;
    return isOnBoth ? [[ax + rx * t, ay + ry * t]] : [];
  }
  // Parallel segments meet where they lie on each other: from one's end to the other's.
  const length = Math.hypot(rx, ry);
  if (length < EPSILON || Math.abs(qx * ry - qy * rx) > EPSILON * length) return [];
  const shareOf = ([x, y]: Point): number => ((x - ax) * rx + (y - ay) * ry) / (length * length);
  const [from, to] = [shareOf([cx, cy]), shareOf([dx, dy])].sort((a, b) => a - b);
  const [first, last] = [Math.max(0, from ?? 0), Math.min(1, to ?? 0)];
  return first > last + EPSILON ? [] : [first, last].map((t): Point => [ax + rx * t, ay + ry * t]);
}

/** The point of a path that is nearest to another point. */
export const nearestOn = (path: Path, at: Point): Point | null =>
  segmentsOf(path)
    .map((segment) => nearestOnSegment(segment, at))
    .reduce<Point | null>((best, point) => (best && distance(best, at) <= distance(point, at) ? best : point), null);

/** Meetings that are closer together are one. */
const ONE_CROSSING = 0.005;

/**
 * Where two paths meet, from left to right. Where they never do, an end of one that stops short of the other by no more than `APART`
 * counts as meeting it.
 */
export function crossingsOf(first: Path, second: Path): Point[] {
  const others = segmentsOf(second);
  const met: Point[] = [];
  for (const segment of segmentsOf(first))
    for (const other of others) if (mayMeet(segment, other)) met.push(...crossingsOfSegments(segment, other));
  const all = met.length > 0 ? met : [...endsNear(first, second), ...endsNear(second, first)];
  return all
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .filter((point, index, sorted) => {
      const before = sorted[index - 1];
      return !before || distance(before, point) > ONE_CROSSING;
    });
}

const endsNear = (path: Path, other: Path): Point[] =>
  [path[0], path.at(-1)].flatMap((end) => {
    const near = end && nearestOn(other, end);
    return near && distance(end, near) <= APART ? [near] : [];
  });
