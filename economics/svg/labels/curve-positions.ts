import type { Curve, Point } from '../../figure';
import { aroundPoint, BESIDE, besideLine, besidePoint, REACH, type LabelPosition } from './positions';
import { between, distance, distanceToNearest, pointBetween, segmentsOf, type Segment } from '../geometry';
import { sizeOfText } from './label';
import { toPixels, type Scale } from '../scale';
import { breakCost, lineBreaks } from './text-width';

/** Pixels between two positions along a curve. */
const STRIDE = 10;

interface Stop {
  /** In axis units, and the same in pixels. */
  readonly anchor: Point;
  readonly at: Point;
  /** The direction that the curve takes here, in pixels. */
  readonly along: Point;
}

/** Points along a path at even distances. */
function pointsAlong(path: readonly Point[], scale: Scale): Stop[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    const [start, end] = [toPixels(scale, from), toPixels(scale, to)];
    const length = distance(start, end);
    if (length === 0) return [];
    const along: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    const count = Math.ceil(length / STRIDE);
    return Array.from({ length: count + 1 }, (_, step): Stop => {
      return { anchor: pointBetween(from, to, step / count), at: pointBetween(start, end, step / count), along };
    });
  });
}

/** A name that stands as near to another curve would be read as that one's. */
const AT_ANOTHER_CURVE = 40;
/** Less than a leader costs: a name beside its own curve is better than one that is led away. */
const AT_ANOTHER_END = 12;
/** Pixels by which a name has to be nearer to its own curve. */
const NEARER = 2;

/** Pixels between curves that are two to the eye. */
const APART = 4;
/** Where along a curve a leader may start: at its end first. */
const LEADERS = [1, 0.85, 0.5, 0.25];

const pixelsOf = ({ path }: Curve, scale: Scale): Segment[] => segmentsOf(path.map((point) => toPixels(scale, point)));

/**
 * A curve's name: after its end, before its beginning, or beside it, preferably near its end; away from it with a leader only
 * where none of these is free.
 */
export function positionsOfCurve(curve: Curve, others: readonly Curve[], scale: Scale): LabelPosition[] {
  const stops = pointsAlong(curve.path, scale);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const near = lineBreaks(curve.name, scale.textSize).flatMap((lines, index) => {
    const broken = index * breakCost(curve.name);
    const size = sizeOfText(lines, scale.textSize);
    const behind = ({ anchor, at }: Stop, direction: Point, cost: number): LabelPosition[] =>
      [BESIDE, 2 * BESIDE].map((gap, far) => {
        return {
          lines,
          anchor,
          ...besidePoint(at, direction, gap, size),
          hasLeader: false,
          cost: cost + far + broken,
        };
      });
    const besides = stops.flatMap(({ anchor, at, along: [x, y] }, place) => {
      const share = place / stops.length;
      const cost = 2 + between(9, 0, share) + (share < 0.5 ? 3 : 0) + broken;
      return ([1, -1] as const).flatMap((side) =>
        [BESIDE, 2 * BESIDE].map((gap, far): LabelPosition => {
          const spot = besideLine(at, [side * y, -side * x], gap, size);
          return { lines, anchor, ...spot, hasLeader: false, cost: cost + far };
        }),
      );
    });
    const back: Point = [-first.along[0], -first.along[1]];
    return [...behind(last, last.along, 0), ...behind(first, back, 8), ...besides];
  });
  const [own, strange] = [pixelsOf(curve, scale), others.flatMap((other) => pixelsOf(other, scale))];
  const endsOf = (lines: readonly Segment[]): Segment[] => lines.slice(-1).map(([, end]) => [end, end]);
  const [ownEnd, strangeEnds] = [endsOf(own), others.flatMap((other) => endsOf(pixelsOf(other, scale)))];
  const isAtAnotherEnd = ({ box }: LabelPosition) =>
    distanceToNearest(strangeEnds, box) < Math.min(REACH, distanceToNearest(ownEnd, box));
  const isAtAnother = ({ box }: LabelPosition) =>
    distanceToNearest(strange, box) < distanceToNearest(own, box) + NEARER;
  // A leader starts where no other curve runs as well.
  const isOwnStop = ({ at: [x, y] }: Stop) =>
    distanceToNearest(strange, { left: x, right: x, top: y, bottom: y }) > APART;
  const starts = LEADERS.flatMap((share) => stops[Math.round(share * (stops.length - 1))] ?? []);
  const apart = starts.filter(isOwnStop);
  const led = apart.length > 0 ? apart.slice(0, 2) : [last];
  const withEnds = (position: LabelPosition, cost: number): LabelPosition => ({
    ...position,
    cost: cost + (isAtAnotherEnd(position) ? AT_ANOTHER_END : 0),
  });
  return [
    ...near.map((position) => withEnds(position, position.cost + (isAtAnother(position) ? AT_ANOTHER_CURVE : 0))),
    ...led.flatMap(({ anchor }) =>
      aroundPoint(curve.name, anchor, scale, []).map((position) => withEnds(position, position.cost)),
    ),
  ];
}
