import type { Axis, Point } from '../figure';

export interface Bounds {
  readonly x: Pick<Axis, 'min' | 'max'>;
  readonly y: Pick<Axis, 'min' | 'max'>;
}

interface Edge {
  readonly contains: (point: Point) => boolean;
  readonly cut: (from: Point, to: Point) => Point;
}

const cutAtX =
  (x: number) =>
  ([x1, y1]: Point, [x2, y2]: Point): Point => [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)];

const cutAtY =
  (y: number) =>
  ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y];

const edgesOf = ({ x, y }: Bounds): Edge[] => [
  { contains: (point) => point[0] >= x.min, cut: cutAtX(x.min) },
  { contains: (point) => point[0] <= x.max, cut: cutAtX(x.max) },
  { contains: (point) => point[1] >= y.min, cut: cutAtY(y.min) },
  { contains: (point) => point[1] <= y.max, cut: cutAtY(y.max) },
];

function cutBy(edge: Edge, points: readonly Point[], isClosed: boolean): Point[] {
  return points.flatMap((point, index): Point[] => {
    const before = points[index - 1] ?? (isClosed ? points.at(-1) : undefined);
    const crossing = before && edge.contains(before) !== edge.contains(point) ? [edge.cut(before, point)] : [];
    return edge.contains(point) ? [...crossing, point] : crossing;
  });
}

const areSame = ([x1, y1]: Point, [x2, y2]: Point): boolean => Math.abs(x1 - x2) <= 1e-9 && Math.abs(y1 - y2) <= 1e-9;

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return !before || !areSame(before, point);
  });

/** In a polygon the last corner may not repeat the first one either. */
function cornersOf(points: readonly Point[]): Point[] {
  const corners = withoutRepeats(points);
  const [first, last] = [corners[0], corners.at(-1)];
  return corners.length > 1 && first && last && areSame(first, last) ? corners.slice(0, -1) : corners;
}

/** The part of a path inside the bounds; of one that leaves and comes back, all parts joined. Empty when it is outside. */
export function clipPath(bounds: Bounds, path: readonly Point[]): Point[] {
  const inside = withoutRepeats(edgesOf(bounds).reduce((points, edge) => cutBy(edge, points, false), [...path]));
  return inside.length < 2 ? [] : inside;
}

/** The part of a polygon inside the bounds (Sutherland and Hodgman, 1974); empty when nothing of it has any size. */
export function clipOutline(bounds: Bounds, outline: readonly Point[]): Point[] {
  const inside = withoutRepeats(edgesOf(bounds).reduce((points, edge) => cutBy(edge, points, true), [...outline]));
  return inside.length < 3 || sizeOf(inside) < 1e-9 ? [] : inside;
}

/** The part of a polygon where `height`, which grows evenly across it, is not below 0. */
export const cutAlong = (outline: readonly Point[], height: (point: Point) => number): Point[] =>
  cornersOf(
    cutBy(
      {
        contains: (point) => height(point) >= 0,
        cut: (from, to) => {
          const share = height(from) / (height(from) - height(to));
          return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        },
      },
      outline,
      true,
    ),
  );

/** Twice the size of a polygon; below 0 where its corners go clockwise. */
export const turnOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The size of a polygon in square units of its axes. */
export const sizeOf = (outline: readonly Point[]): number => Math.abs(turnOf(outline)) / 2;
