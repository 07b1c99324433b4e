import type { Point } from '../../../../economics/figure';
import { pointsOf } from '../../../../economics/free-response/curve';
import { shapeOf } from '../../../../economics/free-response/curve-shape';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { clamp } from '../../../../economics/svg/geometry';
import type { CurveShape } from './recognize-stroke';

// Curves that need no drawing: from a tap or from a menu.

export type UsualShape = 'down' | 'up' | 'level' | 'upright' | 'u' | 'bowed-out' | 'bowed-in' | 'hill';

export const USUAL_SHAPES: readonly (readonly [UsualShape, string])[] = [
  ['down', 'Downward-sloping line'],
  ['up', 'Upward-sloping line'],
  ['level', 'Horizontal line'],
  ['upright', 'Vertical line'],
  ['u', 'U-shaped curve'],
  ['bowed-out', 'Curve bowed out'],
  ['bowed-in', 'Curve bowed in'],
  ['hill', 'Curve that rises, then falls'],
];

const SHAPES: Record<UsualShape, CurveShape> = {
  down: {
    shape: 'straight',
    handles: [
      [0, 0.9],
      [0.9, 0],
    ],
  },
  up: {
    shape: 'straight',
    handles: [
      [0, 0.1],
      [0.9, 0.9],
    ],
  },
  level: {
    shape: 'straight',
    handles: [
      [0, 0.5],
      [0.9, 0.5],
    ],
  },
  upright: {
    shape: 'straight',
    handles: [
      [0.5, 0],
      [0.5, 0.9],
    ],
  },
  u: {
    shape: 'smooth',
    handles: [
      [0.12, 0.85],
      [0.5, 0.35],
      [0.9, 0.75],
    ],
  },
  'bowed-out': {
    shape: 'smooth',
    handles: [
      [0, 0.85],
      [0.325, 0.785],
      [0.6, 0.6],
      [0.785, 0.325],
      [0.85, 0],
    ],
  },
  'bowed-in': {
    shape: 'smooth',
    handles: [
      [0.08, 0.9],
      [0.3, 0.32],
      [0.9, 0.1],
    ],
  },
  hill: {
    shape: 'smooth',
    handles: [
      [0, 0],
      [0.5, 0.8],
      [0.95, 0.3],
    ],
  },
};

const STEP = 0.14;

const isTaken = (panel: Panel, { handles: [first] }: CurveShape): boolean =>
  panel.curves.some(
    ({ handles: [other] }) =>
      other !== undefined && first !== undefined && Math.hypot(other[0] - first[0], other[1] - first[1]) < STEP / 2,
  );

/** A usual shape, beside one of the same kind that is there already. */
export function usualCurve(panel: Panel, name: UsualShape): CurveShape {
  let curve = SHAPES[name];
  const by: Point = name === 'upright' ? [STEP, 0] : [0, -STEP];
  for (let tries = 0; tries < 4 && isTaken(panel, curve); tries += 1) {
    curve = {
      ...curve,
      handles: curve.handles.map(([x, y], index): Point => [
        clamp(x + by[0] + index * 1e-3, 0, 1),
        clamp(y + by[1], 0, 1),
      ]),
    };
  }
  return curve;
}

/** A line through a tap: downward-sloping where there is none yet, then upward-sloping. */
export function lineThrough(panel: Panel, [x, y]: Point): CurveShape {
  const hasDemand = panel.curves.some((curve) => shapeOf(pointsOf(curve)) === 'down');
  const slope = hasDemand ? 1 : -1;
  const reach = Math.min(0.38, ...[x, 1 - x, y, 1 - y].map((share) => Math.max(share, 0.2)));
  const end = (side: 1 | -1): Point => [clamp(x + side * reach, 0, 1), clamp(y + side * slope * reach, 0, 1)];
  return { shape: 'straight', handles: [end(-1), end(1)] };
}
