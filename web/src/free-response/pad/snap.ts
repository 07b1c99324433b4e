import type { Point } from '../../../../economics/figure';
import {
  crossingsOf,
  heightsAt,
  flip,
  nearestOn,
  pointsOf,
  type Path,
} from '../../../../economics/free-response/curve';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { distance } from '../../../../economics/svg/geometry';
import { nearestOf } from './move-parts';
import type { CurveShape } from './recognize-stroke';

/** How near a touch has to be, as a share of the panel: crossings and guides pull harder than curves, and curves harder than axes. */
const TO_CROSSING = 0.07;
const TO_CURVE = 0.055;
const TO_AXIS = 0.05;
/** Where a computed crossing is on an axis. */
const ON_AXIS = 1e-6;
/** Curves meet the end of another one on an axis, and its price in the other panel, from this near. */
const TO_END = 0.035;
const TO_HEIGHT = 0.025;

export interface SnappedPoint {
  readonly at: Point;
  readonly on: 'crossing' | 'curve' | 'x-axis' | 'y-axis' | 'nothing';
}

/** The quantities and the heights at which something is marked; heights are shared between the panels. */
export function marked(document: GraphDocument, panel: Panel): { xs: readonly number[]; ys: readonly number[] } {
  return {
    xs: panel.marks.map(({ at }) => at[0]),
    ys: document.panels.flatMap(({ marks, curves }) => [...marks.map(({ at }) => at[1]), ...curves.flatMap(levelOf)]),
  };
}

const isLevel = ({ shape, handles: [left, right], handles }: CurveShape): boolean =>
  shape === 'straight' && handles.length === 2 && left !== undefined && left[1] === right?.[1];

/** The height of a level line. */
export const levelOf = (curve: CurveShape): number[] =>
  isLevel(curve) ? curve.handles.slice(0, 1).map(([, y]) => y) : [];

/** Every place that a point can be put at by a name: crossings of curves, and of curves with what is marked already. */
export function namedPlaces(document: GraphDocument, panel: Panel): Point[] {
  const paths = panel.curves.map((curve) => pointsOf(curve));
  const crossings = paths.flatMap((path, index) => paths.slice(index + 1).flatMap((other) => crossingsOf(path, other)));
  const { xs, ys } = marked(document, panel);
  const guided = paths.flatMap((path) => [
    ...xs.flatMap((x) => heightsAt(path, x).map((y): Point => [x, y])),
    ...ys.flatMap((y) => heightsAt(flip(path), y).map((x): Point => [x, y])),
  ]);
  const ends = paths.flatMap((path) => endsOf(path).filter(([x, y]) => x === 0 || y === 0));
  return [...crossings, ...guided, ...ends];
}

const endsOf = (path: Path): Point[] => [path[0], path.at(-1)].filter((end): end is Point => end !== undefined);

/** The axis of an intercept, whose guide would run along the other one. */
function axisAt([x, y]: Point): 'x-axis' | 'y-axis' | null {
  if (y < ON_AXIS) return 'x-axis';
  return x < ON_AXIS ? 'y-axis' : null;
}

export function snapPoint(document: GraphDocument, panel: Panel, at: Point): SnappedPoint {
  const place = nearestOf(namedPlaces(document, panel), at);
  if (place && distance(place, at) < TO_CROSSING) return { at: place, on: axisAt(place) ?? 'crossing' };
  const onCurve = nearestOf(
    panel.curves.map((curve) => nearestOn(pointsOf(curve), at)).filter((point) => point !== null),
    at,
  );
  if (onCurve && distance(onCurve, at) < TO_CURVE) return { at: onCurve, on: 'curve' };
  if (at[1] < TO_AXIS && at[1] <= at[0]) return { at: [at[0], 0], on: 'x-axis' };
  if (at[0] < TO_AXIS) return { at: [0, at[1]], on: 'y-axis' };
  return { at, on: 'nothing' };
}

const nearest = (values: readonly number[], to: number, within: number): number | null => {
  const best = values.reduce<number | null>(
    (best, value) => (best !== null && Math.abs(best - to) <= Math.abs(value - to) ? best : value),
    null,
  );
  return best !== null && Math.abs(best - to) < within ? best : null;
};

/** A handle that is dragged: level or upright with its neighbor, at a marked height, at an axis, or where another curve meets it. */
export function snapHandle(document: GraphDocument, panel: Panel, curveId: string, index: number, to: Point): Point {
  const curve = panel.curves.find(({ id }) => id === curveId);
  if (!curve) return to;
  const others = panel.curves.filter(({ id }) => id !== curveId);
  const end = snapEnd(others, to);
  if (end) return end;
  const isEnd = index === 0 || index === curve.handles.length - 1;
  const neighbor = curve.shape === 'straight' && curve.handles.length === 2 ? curve.handles[1 - index] : undefined;
  const x = nearest([...(isEnd ? [0] : []), ...(neighbor ? [neighbor[0]] : [])], to[0], TO_HEIGHT);
  const y = nearest([...(isEnd ? [0] : []), ...(neighbor ? [neighbor[1]] : [])], to[1], TO_HEIGHT);
  return [x ?? to[0], y ?? to[1]];
}

/** Where another curve meets an axis, if that is near. */
function snapEnd(others: readonly CurveShape[], [x, y]: Point): Point | null {
  if (x >= TO_END && y >= TO_END) return null;
  const ends = others.flatMap((other) => endsOf(pointsOf(other))).filter((end) => end[0] === 0 || end[1] === 0);
  const best = nearestOf(ends, [x, y]);
  return best && distance(best, [x, y]) < TO_END ? best : null;
}

/** A new curve beside those that are there: it begins where another one meets the axis, and a level line takes a marked height. */
export function snapCurve(document: GraphDocument, panel: Panel, curve: CurveShape): CurveShape {
  const { handles, shape } = curve;
  const [level] = levelOf(curve);
  if (level !== undefined) {
    const y = nearest(marked(document, panel).ys, level, TO_HEIGHT) ?? level;
    return { shape, handles: handles.map(([x]): Point => [x, y]) };
  }
  const isEnd = (index: number) => index === 0 || index === handles.length - 1;
  return {
    shape,
    handles: handles.map((handle, index) => (isEnd(index) ? (snapEnd(panel.curves, handle) ?? handle) : handle)),
  };
}

/** A level line that is dragged takes a marked height: the firm's price is the market's. */
export function snapShift(document: GraphDocument, panel: Panel, curve: CurveShape, by: Point): Point {
  const [level] = levelOf(curve);
  if (level === undefined) return straightened(by);
  const y = nearest(marked(document, panel).ys, level + by[1], TO_HEIGHT);
  return [by[0], y === null ? by[1] : y - level];
}

/** A drag that is nearly sideways is sideways; one nearly upward goes up. */
export function straightened([dx, dy]: Point): Point {
  if (Math.abs(dy) < 0.3 * Math.abs(dx)) return [dx, 0];
  return Math.abs(dx) < 0.3 * Math.abs(dy) ? [0, dy] : [dx, dy];
}
