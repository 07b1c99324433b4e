import type { Point } from '../../../../economics/figure';
import { pointsOf } from '../../../../economics/free-response/curve';
import { shapeOf } from '../../../../economics/free-response/curve-shape';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { clamp, distance } from '../../../../economics/svg/geometry';
import type { CurveShape } from './recognize-stroke';

// Curves that need no drawing: from a tap or from a menu.

const straight = (...handles: Point[]): CurveShape => ({ shape: 'straight', handles });
const smooth = (...handles: Point[]): CurveShape => ({ shape: 'smooth', handles });

export const USUAL_SHAPES: readonly (readonly [name: string, curve: CurveShape])[] = [
  ['Downward-sloping line', straight([0, 0.9], [0.9, 0])],
  ['Upward-sloping line', straight([0, 0.1], [0.9, 0.9])],
  ['Horizontal line', straight([0, 0.5], [0.9, 0.5])],
  ['Vertical line', straight([0.5, 0], [0.5, 0.9])],
  ['U-shaped curve', smooth([0.12, 0.85], [0.5, 0.35], [0.9, 0.75])],
  ['Curve bowed out', smooth([0, 0.85], [0.325, 0.785], [0.6, 0.6], [0.785, 0.325], [0.85, 0])],
  ['Curve bowed in', smooth([0.08, 0.9], [0.3, 0.32], [0.9, 0.1])],
  ['Curve that rises, then falls', smooth([0, 0], [0.5, 0.8], [0.95, 0.3])],
];

export const levelAt = (y: number): CurveShape => straight([0, y], [0.9, y]);

const STEP = 0.14;

const isTaken = (panel: Panel, { handles: [first] }: CurveShape): boolean =>
  panel.curves.some(
    ({ handles: [other] }) => other !== undefined && first !== undefined && distance(other, first) < STEP / 2,
  );

/** A usual shape, beside one of the same kind that is there already. */
export function usualCurve(panel: Panel, usual: CurveShape): CurveShape {
  let curve = usual;
  const [first, last] = [usual.handles[0], usual.handles.at(-1)];
  const by: Point = first?.[0] === last?.[0] ? [STEP, 0] : [0, -STEP];
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
  return straight(end(-1), end(1));
}
