import type { Figure, Point } from '../figure';
import { between, distance, pointBetween } from './geometry';
import { shareOf, type Reach } from './scale';

/** At which share of its length each point of a path lies. */
function sharesOf(path: readonly Point[]): number[] {
  let length = 0;
  const lengths = path.map((point, index) => {
    length += distance(path[index - 1] ?? point, point);
    return length;
  });
  return lengths.map((at) => (length === 0 ? 0 : at / length));
}

function pointAt(path: readonly Point[], shares: readonly number[], share: number): Point {
  const after = shares.findIndex((at) => at >= share - 1e-9);
  const [to, from] = [path[after], path[after - 1]];
  if (!to) return path.at(-1) ?? [0, 0];
  if (!from) return to;
  const [start, end] = [shares[after - 1] ?? 0, shares[after] ?? 1];
  return pointBetween(from, to, end === start ? 1 : (share - start) / (end - start));
}

/**
 * A path between two others. Each point moves in a straight line; where the two have different numbers of them, each gets
 * the other's, at the same share of the length, so that no corner is cut at either end.
 */
function morphPath(from: readonly Point[], to: readonly Point[], t: number): Point[] {
  if (from.length === to.length) return from.map((point, index) => pointBetween(point, to[index] ?? point, t));
  const [before, after] = [sharesOf(from), sharesOf(to)];
  const shares = [...before, ...after]
    .sort((a, b) => a - b)
    .filter((share, index, all) => share - (all[index - 1] ?? -1) > 1e-9);
  return shares.map((share) => pointBetween(pointAt(from, before, share), pointAt(to, after, share), t));
}

/** The same for an outline, whose last corner leads back to its first. */
function morphOutline(from: readonly Point[], to: readonly Point[], t: number): Point[] {
  if (from.length === to.length) return morphPath(from, to, t);
  return morphPath([...from, ...from.slice(0, 1)], [...to, ...to.slice(0, 1)], t).slice(0, -1);
}

/** Moves points from one figure to another while the axes may stretch: on the screen each point moves in a straight line. */
export interface Interpolation {
  readonly t: number;
  readonly x: Reach;
  readonly y: Reach;
  point(from: Point, to: Point): Point;
  path(from: readonly Point[], to: readonly Point[]): Point[];
  outline(from: readonly Point[], to: readonly Point[]): Point[];
}

/** Stretches an axis so that each value moves evenly: positions on an axis are linear in 1 / length, not in length. */
function stretch(from: Reach, to: Reach, t: number): Reach {
  const [before, after] = [from.max - from.min, to.max - to.min];
  if (before <= 0 || after <= 0) return { min: between(from.min, to.min, t), max: between(from.max, to.max, t) };
  const density = between(1 / before, 1 / after, t);
  const start = between(from.min / before, to.min / after, t) / density;
  return { min: start, max: start + 1 / density };
}

type Axes = Pick<Figure, 'x' | 'y'>;

export function interpolate(from: Axes, to: Axes, t: number): Interpolation {
  const [x, y] = [stretch(from.x, to.x, t), stretch(from.y, to.y, t)];
  const onPaper =
    (axes: Axes) =>
    (point: Point): Point => [shareOf(point[0], axes.x), shareOf(point[1], axes.y)];
  const [before, after] = [onPaper(from), onPaper(to)];
  const onAxes = ([across, up]: Point): Point => [between(x.min, x.max, across), between(y.min, y.max, up)];
  const path: Interpolation['path'] = (a, b) => morphPath(a.map(before), b.map(after), t).map(onAxes);
  return {
    t,
    x,
    y,
    path,
    point: (a, b) => path([a], [b])[0] ?? b,
    outline: (a, b) => morphOutline(a.map(before), b.map(after), t).map(onAxes),
  };
}
