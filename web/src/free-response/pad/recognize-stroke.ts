import { nearestOn, pointsOf } from '../../../../economics/free-response/curve';
import type { DrawnCurve } from '../../../../economics/free-response/graph-document';
import type { Point } from '../../../../economics/figure';
import { clamp, distance, pointAlong, pointBetween } from '../../../../economics/svg/geometry';

// Turns a freehand stroke into the curve that it was meant to be. All lengths are shares of the panel.

export type CurveShape = Pick<DrawnCurve, 'shape' | 'handles'>;

/** A stroke that stays within this is a tap. */
const TAP = 0.045;
const SAMPLES = 48;
/** A stroke that bends less than this share of its length is a straight line. */
const STRAIGHT = 0.055;
/** Less than this is the trembling of a hand. */
const TREMBLE = 0.02;
/** Lines closer than this to level or upright, as a tangent, become so. */
const SNAP_SLOPE = 0.12;
/** Ends closer than this to an axis are put on it. */
const NEAR_AXIS = 0.035;
/** A line that stops this close to an axis is drawn on to it: areas end there. */
const SHORT_OF_AXIS = 0.11;
/** A bowed curve further from the stroke looks different. A U does not: with fewer handles it is rounder. */
const FAR = 0.028;
const FAR_FROM_TURN = 0.07;
/** A curve turns where both of its sides rise (or fall) by this much, and by this share of its height. */
const TURN = 0.045;
const TURN_SHARE = 0.09;
/** A curve that bends to both sides by this share of its length is S-shaped. */
const BEND = 0.035;
/** Handles of a smooth curve have at least this between them, from left to right. */
export const HANDLE_GAP = 0.02;

/** The curve meant by a stroke, or null for a tap. */
export function recognizeStroke(stroke: readonly Point[]): CurveShape | null {
  const across = stroke.map(([x]) => x);
  const up = stroke.map(([, y]) => y);
  const [width, height] = [Math.max(...across) - Math.min(...across), Math.max(...up) - Math.min(...up)];
  if (stroke.length < 2 || Math.hypot(width, height) < TAP) return null;
  const path = resample(smoothed(resample(stroke)));
  const [first, last] = endsOf(path);
  const bends = path.map((point) => sideways(point, first, last));
  const length = distance(first, last);
  const bend = Math.max(...bends.map(Math.abs));
  const turns = width > 0.12 ? turnOf(leftToRight(path), height) : null;
  if (turns === null && (bend < Math.max(STRAIGHT * length, TREMBLE) || width < 0.06)) return straight(first, last);
  const onward = leftToRight(path);
  if (turns !== null) return throughTurn(onward, turns);
  const isS = Math.max(...bends) > BEND * length && -Math.min(...bends) > BEND * length;
  const three = [0, 0.5, 1].map((share) => pointAlong(onward, share));
  const five = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAlong(onward, share));
  const handles = isS || isFar(onward, three, FAR) ? five : three;
  return smooth(isBowedOut(three) ? toBothAxes(handles) : handles);
}

/** A U or a hill: its ends and its turn, and a handle on either side where the curve would not be the stroke without. */
function throughTurn(path: readonly Point[], turn: Point): CurveShape {
  const [first, last] = endsOf(path);
  const three = [first, turn, last];
  if (!isFar(path, three, FAR_FROM_TURN)) return smooth(three);
  const halfway = (from: Point, to: Point): Point => {
    const part = path.filter(([x]) => x > Math.min(from[0], to[0]) && x < Math.max(from[0], to[0]));
    return part.length < 3 ? pointBetween(from, to, 0.5) : pointAlong(part, 0.5);
  };
  return smooth([first, halfway(first, turn), turn, halfway(turn, last), last]);
}

/** Whether a smooth curve through the handles leaves the stroke. */
function isFar(path: readonly Point[], handles: readonly Point[], limit: number): boolean {
  const curve = pointsOf({ shape: 'smooth', handles });
  return path.some((point) => {
    const nearest = nearestOn(curve, point);
    return nearest !== null && distance(nearest, point) > limit;
  });
}

const isBowedOut = ([left, middle, right]: readonly Point[]): boolean =>
  left !== undefined &&
  middle !== undefined &&
  right !== undefined &&
  left[1] > right[1] &&
  sideways(middle, left, right) > 0;

/** A PPC meets both axes. */
const toBothAxes = (handles: readonly Point[]): Point[] =>
  handles.map(([x, y], index) => {
    if (index === 0) return [x < SHORT_OF_AXIS ? 0 : x, y];
    return index === handles.length - 1 ? [x, y < SHORT_OF_AXIS ? 0 : y] : [x, y];
  });

function straight(from: Point, to: Point): CurveShape {
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]];
  const middle = pointBetween(left, right, 0.5);
  if (Math.abs(dy) < SNAP_SLOPE * dx) return { shape: 'straight', handles: level(left, right, middle[1]) };
  if (dx < SNAP_SLOPE * Math.abs(dy)) {
    const x = clamp(middle[0], 0, 1);
    const [low, high] = [Math.min(left[1], right[1]), Math.max(left[1], right[1])];
    return {
      shape: 'straight',
      handles: [
        [x, low < SHORT_OF_AXIS ? 0 : low],
        [x, clamp(high, 0, 1)],
      ],
    };
  }
  return { shape: 'straight', handles: [drawnOn(left, right), drawnOn(right, left)].map(toAxes) };
}

/** The end of a line, moved on along it to an axis that it nearly reaches. */
function drawnOn(end: Point, other: Point): Point {
  const [dx, dy] = [other[0] - end[0], other[1] - end[1]];
  const steps = [
    dx > 0 && end[0] < SHORT_OF_AXIS ? end[0] / dx : 0,
    dy > 0 && end[1] < SHORT_OF_AXIS ? end[1] / dy : 0,
  ];
  const reach = steps.filter((step) => step > 0 && Math.hypot(step * dx, step * dy) < 1.6 * SHORT_OF_AXIS);
  const step = reach.length === 0 ? 0 : Math.min(...reach);
  return [end[0] - step * dx, end[1] - step * dy];
}

const level = (left: Point, right: Point, y: number): Point[] => [
  [left[0] < SHORT_OF_AXIS ? 0 : left[0], clamp(y, 0, 1)],
  [clamp(right[0], 0, 1), clamp(y, 0, 1)],
];

function smooth(handles: readonly Point[]): CurveShape {
  const inside = handles.map(([x, y]): Point => [clamp(x, 0, 1), clamp(y, 0, 1)]);
  const last = inside.length - 1;
  const placed = inside.map((point, index) => (index === 0 || index === last ? toAxes(point) : point));
  return { shape: 'smooth', handles: spaced(placed) };
}

/** Handles from left to right with a gap between them. */
export function spaced(handles: readonly Point[]): Point[] {
  const sorted = handles.toSorted((a, b) => a[0] - b[0]);
  const placed: Point[] = [];
  for (const [x, y] of sorted) {
    const before = placed.at(-1);
    placed.push([before ? Math.max(x, before[0] + HANDLE_GAP) : x, y]);
  }
  // Those pushed over the right edge come back from it.
  for (let index = placed.length - 1, limit = 1; index >= 0; index -= 1, limit -= HANDLE_GAP) {
    const [x, y] = placed[index] ?? [0, 0];
    placed[index] = [Math.min(x, limit), y];
  }
  return placed;
}

const nearAxis = (value: number): number => (value < NEAR_AXIS ? 0 : Math.min(value, 1));
const toAxes = ([x, y]: Point): Point => [nearAxis(x), nearAxis(y)];

const endsOf = (path: readonly Point[]): [Point, Point] => {
  const first = path[0] ?? [0, 0];
  return [first, path.at(-1) ?? first];
};

/** Distance from the line through two points, positive on its left. */
const sideways = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number =>
  ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / (Math.hypot(x2 - x1, y2 - y1) || 1);

const leftToRight = (path: readonly Point[]): readonly Point[] => {
  const [first, last] = endsOf(path);
  return first[0] <= last[0] ? path : path.toReversed();
};

/** The lowest point of a U or the highest of a hill; null for a curve that only rises or only falls. */
function turnOf(path: readonly Point[], height: number): Point | null {
  const [first, last] = endsOf(path);
  const least = Math.max(TURN, TURN_SHARE * height);
  const lowest = path.reduce((best, point) => (point[1] < best[1] ? point : best), first);
  const highest = path.reduce((best, point) => (point[1] > best[1] ? point : best), first);
  const isBetween = ([x]: Point) => x > first[0] + HANDLE_GAP && x < last[0] - HANDLE_GAP;
  const fall = Math.min(first[1], last[1]) - lowest[1];
  const rise = highest[1] - Math.max(first[1], last[1]);
  if (fall > least && isBetween(lowest)) return middleAt(path, lowest, fall);
  return rise > least && isBetween(highest) ? middleAt(path, highest, rise) : null;
}

/** Where a curve turns, as the middle of its flat part: a trembling hand has its lowest point anywhere there. */
function middleAt(path: readonly Point[], [, height]: Point, depth: number): Point {
  const flat = path.filter(([, y]) => Math.abs(y - height) < Math.max(0.01, 0.06 * depth)).map(([x]) => x);
  return [(Math.min(...flat) + Math.max(...flat)) / 2, height];
}

const resample = (path: readonly Point[]): Point[] =>
  Array.from({ length: SAMPLES }, (_, index) => pointAlong(path, index / (SAMPLES - 1)));

/** Averages out the trembling of a hand; the ends stay where they are. */
function smoothed(path: readonly Point[]): Point[] {
  const reach = 2;
  return path.map((point, index) => {
    const span = Math.min(reach, index, path.length - 1 - index);
    const near = path.slice(index - span, index + span + 1);
    if (near.length === 1) return point;
    const mean = (axis: 0 | 1) => near.reduce((sum, other) => sum + other[axis], 0) / near.length;
    return [mean(0), mean(1)];
  });
}
