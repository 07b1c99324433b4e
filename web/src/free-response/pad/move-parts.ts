import type { Point } from '../../../../economics/figure';
import {
  crossingsOf,
  heightAt,
  nearestOn,
  pointsOf,
  quantityAt,
  type Path,
} from '../../../../economics/free-response/curve';
import type { DrawnCurve, DrawnMark, Panel } from '../../../../economics/free-response/graph-document';
import { clamp, distance, pointAlong } from '../../../../economics/svg/geometry';
import { replaced } from './find-part';
import { HANDLE_GAP, spaced } from './recognize-stroke';

/** A point that is no further from a curve stands on it. */
const ON = 0.012;
/** Points whose quantities (or heights) differ by less share a guide. */
export const SAME = 0.008;

/** A tenth of a pixel at most, so that a saved graph stays small. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

export const inSquare = ([x, y]: Point): Point => [rounded(clamp(x, 0, 1)), rounded(clamp(y, 0, 1))];
export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

export const isOn = (path: Path, point: Point): boolean => {
  const nearest = nearestOn(path, point);
  return nearest !== null && distance(nearest, point) < ON;
};

/** One handle of a curve at another place. Those of a smooth curve keep their order. */
export function movedHandle(curve: DrawnCurve, index: number, to: Point): DrawnCurve {
  const [before, after] = [curve.handles[index - 1], curve.handles[index + 1]];
  const [x, y] = inSquare(to);
  const isSmooth = curve.shape === 'smooth';
  const least = isSmooth && before ? before[0] + HANDLE_GAP : 0;
  const most = isSmooth && after ? after[0] - HANDLE_GAP : 1;
  const place: Point = [least > most ? (curve.handles[index]?.[0] ?? x) : rounded(clamp(x, least, most)), y];
  return { ...curve, handles: curve.handles.map((handle, at) => (at === index ? place : handle)) };
}

/** A curve moved as a whole. What would leave the panel is cut off. */
export function movedCurve(curve: DrawnCurve, by: Point): DrawnCurve {
  const moved = curve.handles.map((handle) => plus(handle, by));
  if (moved.every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1)) return { ...curve, handles: moved.map(inSquare) };
  const inside = insideOf(pointsOf({ ...curve, handles: moved }));
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last || distance(first, last) < 2 * HANDLE_GAP) return curve;
  if (curve.shape === 'straight') {
    const corners = moved.slice(1, -1).filter(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1);
    const [start, end] = first[0] <= last[0] ? [first, last] : [last, first];
    return { ...curve, handles: [start, ...corners, end].map(inSquare) };
  }
  const inner = moved.slice(1, -1).filter(([x, y]) => x > first[0] + 0.05 && x < last[0] - 0.05 && y >= 0 && y <= 1);
  const middle = inside[Math.floor(inside.length / 2)] ?? first;
  return { ...curve, handles: spaced([first, ...(inner.length > 0 ? inner : [middle]), last]).map(inSquare) };
}

/** The points of a path within the panel, with those where it crosses the edge. */
function insideOf(path: Path): Point[] {
  const isInside = ([x, y]: Point) => x >= 0 && x <= 1 && y >= 0 && y <= 1;
  const points: Point[] = [];
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (from) points.push(...edgeCrossings(from, to));
    if (isInside(to)) points.push(to);
  }
  return points;
}

/** Where a line enters and leaves the panel. */
function edgeCrossings(from: Point, to: Point): Point[] {
  const shares = ([0, 1] as const).flatMap((axis) =>
    [0, 1].flatMap((edge) => {
      const step = to[axis] - from[axis];
      const share = (edge - from[axis]) / step;
      return step !== 0 && share > 0 && share < 1 ? [share] : [];
    }),
  );
  return shares
    .sort((a, b) => a - b)
    .map((t): Point => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
    .filter(([x, y]) => x > -1e-9 && x < 1 + 1e-9 && y > -1e-9 && y < 1 + 1e-9)
    .map(inSquare);
}

/** Replaces a curve. Points that stood on it, and arrows that ended at it, move along. */
export function withCurve(panel: Panel, id: string, edit: (curve: DrawnCurve) => DrawnCurve): Panel {
  const before = panel.curves.find((curve) => curve.id === id);
  if (!before) return panel;
  const after = edit(before);
  const [was, is] = [pointsOf(before), pointsOf(after)];
  const others = panel.curves.filter((curve) => curve.id !== id).map((curve) => pointsOf(curve));
  const carried = (end: Point): Point => {
    const share = shareAlong(was, end);
    return share === null ? end : inSquare(pointAlong(is, share));
  };
  return {
    ...panel,
    curves: replaced(panel.curves, id, () => after),
    marks: followedMarks(panel.marks, was, is, others).map((mark) => ({ ...mark, at: inSquare(mark.at) })),
    arrows: panel.arrows.map((arrow) => ({ ...arrow, from: carried(arrow.from), to: carried(arrow.to) })),
  };
}

function followedMarks(marks: readonly DrawnMark[], was: Path, is: Path, others: readonly Path[]): DrawnMark[] {
  const moves = new Map(marks.map((mark) => [mark.id, followed(mark.at, was, is, others)]));
  return marks.map((mark) => {
    const own = moves.get(mark.id);
    if (own) return { ...mark, at: own };
    // A point on another curve at the quantity or the price of one that moved: the price on D at MR = MC.
    const host = others.find((path) => isOn(path, mark.at));
    if (!host) return mark;
    for (const leader of marks) {
      const to = moves.get(leader.id);
      if (!to) continue;
      const height = Math.abs(leader.at[0] - mark.at[0]) < SAME ? heightAt(host, to[0]) : null;
      if (height !== null) return { ...mark, at: [to[0], height] };
      const quantity = Math.abs(leader.at[1] - mark.at[1]) < SAME ? quantityAt(host, to[1]) : null;
      if (quantity !== null) return { ...mark, at: [quantity, to[1]] };
    }
    return mark;
  });
}

/** Where a point on a curve goes when the curve moves; null if it was not on it. */
function followed(at: Point, was: Path, is: Path, others: readonly Path[]): Point | null {
  if (!isOn(was, at)) return null;
  for (const other of others) {
    const old = crossingsOf(was, other);
    const index = old.findIndex((crossing) => distance(crossing, at) < ON);
    if (index === -1) continue;
    const now = crossingsOf(is, other);
    const same = now.length === old.length ? now[index] : undefined;
    return same ?? nearestOf(now, at) ?? at;
  }
  if (at[0] < SAME) return withHeight(is, 0) ?? at;
  if (at[1] < SAME) return withQuantity(is, 0) ?? at;
  return withHeight(is, at[0]) ?? withQuantity(is, at[1]) ?? nearestOn(is, at) ?? at;
}

const withHeight = (path: Path, x: number): Point | null => {
  const height = heightAt(path, x);
  return height === null ? null : [x, height];
};

const withQuantity = (path: Path, y: number): Point | null => {
  const quantity = quantityAt(path, y);
  return quantity === null ? null : [quantity, y];
};

export const nearestOf = (points: readonly Point[], to: Point): Point | null =>
  points.reduce<Point | null>(
    (best, point) => (best && distance(best, to) <= distance(point, to) ? best : point),
    null,
  );

/** How far along a path a point on it lies, 0 to 1; null for a point beside it. */
function shareAlong(path: Path, point: Point): number | null {
  const nearest = nearestOn(path, point);
  if (!nearest || distance(nearest, point) > ON) return null;
  let [before, whole] = [0, 0];
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const step = distance(from, to);
    if (Math.abs(distance(from, nearest) + distance(nearest, to) - step) < 1e-6)
      before = whole + distance(from, nearest);
    whole += step;
  }
  return whole === 0 ? 0 : before / whole;
}
