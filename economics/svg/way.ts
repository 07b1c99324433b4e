import type { Figure, Point } from '../figure';
import { between } from './geometry';
import { morphOutline, morphPath } from './morph';
import { shareOf } from './scale';
import type { Reach } from './scale';

/** How points go from one figure to another while the axes under them may stretch: on the paper each moves straight. */
export interface Way {
  readonly t: number;
  readonly x: Reach;
  readonly y: Reach;
  point(from: Point, to: Point): Point;
  path(from: readonly Point[], to: readonly Point[]): Point[];
  outline(from: readonly Point[], to: readonly Point[]): Point[];
}

/** Stretches an axis so that each of its values moves evenly: its values' places are linear in 1 / length, not in length. */
function stretch(from: Reach, to: Reach, t: number): Reach {
  const [before, after] = [from.max - from.min, to.max - to.min];
  if (before <= 0 || after <= 0) return { min: between(from.min, to.min, t), max: between(from.max, to.max, t) };
  const density = between(1 / before, 1 / after, t);
  const start = between(from.min / before, to.min / after, t) / density;
  return { min: start, max: start + 1 / density };
}

type Axes = Pick<Figure, 'x' | 'y'>;

export function wayBetween(from: Axes, to: Axes, t: number): Way {
  const [x, y] = [stretch(from.x, to.x, t), stretch(from.y, to.y, t)];
  const onPaper =
    (axes: Axes) =>
    (point: Point): Point => [shareOf(point[0], axes.x), shareOf(point[1], axes.y)];
  const [before, after] = [onPaper(from), onPaper(to)];
  const onAxes = ([across, up]: Point): Point => [between(x.min, x.max, across), between(y.min, y.max, up)];
  const path: Way['path'] = (a, b) => morphPath(a.map(before), b.map(after), t).map(onAxes);
  return {
    t,
    x,
    y,
    path,
    point: (a, b) => path([a], [b])[0] ?? b,
    outline: (a, b) => morphOutline(a.map(before), b.map(after), t).map(onAxes),
  };
}
