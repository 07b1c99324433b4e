import type { Area, Bar, Mark, Point, Span } from '../../figure';
import { aroundPoint, BESIDE, besideLine, besidePoint, REACH, type LabelPosition } from './positions';
import {
  between,
  distance,
  distanceToNearest,
  isInPolygon,
  pointBetween,
  segmentMeetsBox,
  type Box,
  type Segment,
} from '../geometry';
import { boxAt, sizeOfText } from './label';
import { toPixels, toUnits, type Scale } from '../scale';
import { barOutline, bracketBack, outwardsOf } from '../shapes';
import { lineBreaks } from './text-width';

/** A name inside another area would be read as that area's. */
const IN_ANOTHER_AREA = 30;

const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A lattice of pixels within the outline; the first is the nearest to the middle of all. */
function spotsWithin(outline: readonly Point[]): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const spots: Point[] = [];
  for (let row = 1; row < 12; row += 1)
    for (let column = 1; column < 12; column += 1) {
      const x = between(Math.min(...xs), Math.max(...xs), column / 12);
      const y = between(Math.min(...ys), Math.max(...ys), row / 12);
      if (isInPolygon([x, y], outline)) spots.push([x, y]);
    }
  const middle: Point = [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))];
  return spots.sort((a, b) => distance(a, middle) - distance(b, middle));
}

/** An area's name: inside and near the middle, or else outside with a leader to a spot that no line crosses. */
export function positionsOfArea(
  area: Area,
  scale: Scale,
  lines: readonly Segment[],
  neighbors: readonly (readonly Point[])[],
): LabelPosition[] {
  const outline = area.outline.map((point) => toPixels(scale, point));
  const [middle, ...others] = spotsWithin(outline);
  if (!middle) return [];
  const inside = lineBreaks(area.name, scale.textSize).flatMap((lines, isBroken) => {
    const size = sizeOfText(lines, scale.textSize);
    return [middle, ...others].map((at): LabelPosition => {
      const box = boxAt(at, 'middle', size);
      const outside = cornersOf(box).filter((corner) => !isInPolygon(corner, outline)).length;
      const cost = isBroken + distance(at, middle) / 20 + 6 * outside;
      return { lines, anchor: toUnits(scale, at), at, align: 'middle', box, hasLeader: false, cost };
    });
  });
  const isClear = (spot: Point) =>
    !lines.some((line) => segmentMeetsBox(line, boxAt(spot, 'middle', { width: 10, height: 10 })));
  const into = [middle, ...others].find(isClear) ?? middle;
  const isElsewhere = ({ box }: LabelPosition) =>
    neighbors.some((neighbor) => cornersOf(box).some((corner) => isInPolygon(corner, neighbor)));
  return [...inside, ...aroundPoint(area.name, toUnits(scale, into), scale, [])].map((position) =>
    isElsewhere(position) ? { ...position, cost: position.cost + IN_ANOTHER_AREA } : position,
  );
}

/** A bracket's name: behind it, or else on its other side, or else away from it. */
export function positionsOfSpan(span: Span, scale: Scale): LabelPosition[] {
  const [from, to] = bracketBack(span, scale);
  const outwards = outwardsOf(span, scale);
  const inwards: Point = [-outwards[0], -outwards[1]];
  const beside = lineBreaks(span.name, scale.textSize).flatMap((lines, isBroken) => {
    const size = sizeOfText(lines, scale.textSize);
    return [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9].flatMap((share, index) => {
      const at = pointBetween(from, to, share);
      const common = { lines, anchor: toUnits(scale, at), hasLeader: false };
      return [BESIDE - 1, 2 * BESIDE].flatMap((gap, far): LabelPosition[] => {
        const cost = index / 2 + isBroken + far;
        return [
          { ...common, ...besideLine(at, outwards, gap, size), cost },
          { ...common, ...besideLine(at, inwards, gap + 8, size), cost: cost + 4 },
        ];
      });
    });
  });
  return [...beside, ...aroundPoint(span.name, toUnits(scale, pointBetween(from, to, 0.5)), scale, [])];
}

/** A bar's name: above it, or else inside it. */
export function positionsOfBar(bar: Bar, scale: Scale): LabelPosition[] {
  const outline = barOutline(bar, scale);
  const ys = outline.map(([, y]) => y);
  const x = toPixels(scale, [bar.at, 0])[0];
  const end: Point = bar.height < 0 ? [x, Math.max(...ys)] : [x, Math.min(...ys)];
  const outwards = bar.height < 0 ? 1 : -1;
  const anchor: Point = [bar.at, bar.height];
  const near = lineBreaks(bar.name, scale.textSize).flatMap((lines, isBroken) => {
    const size = sizeOfText(lines, scale.textSize);
    return [outwards, -outwards].map((direction, isWithin): LabelPosition => {
      const spot = besidePoint(end, [0, direction], 3, size);
      return { lines, anchor, ...spot, hasLeader: false, cost: 3 * isWithin + isBroken };
    });
  });
  return [...near, ...aroundPoint(bar.name, anchor, scale)];
}

/** A name that stands as near to another point would be read as that one's, with a leader as well. */
const AT_ANOTHER_POINT = 40;

/** A point's name: beside it, or else away from it with a leader, but not beside another point. */
export function positionsOfMark(mark: Mark, others: readonly Mark[], scale: Scale): LabelPosition[] {
  const away = ({ at }: Mark, box: Box): number => {
    const point = toPixels(scale, at);
    return distanceToNearest([[point, point]], box);
  };
  const near = others.filter(({ at }) => distance(toPixels(scale, at), toPixels(scale, mark.at)) > 1);
  return aroundPoint(mark.name, mark.at, scale).map((position) => {
    const own = Math.min(REACH, away(mark, position.box));
    return near.some((other) => away(other, position.box) < own)
      ? { ...position, cost: position.cost + AT_ANOTHER_POINT }
      : position;
  });
}
