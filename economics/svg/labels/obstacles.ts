import type { Figure, Point } from '../../figure';
import { distance, grow, pointBetween, segmentsOf, type Box, type Segment } from '../geometry';
import { toPixels, type Scale } from '../scale';
import {
  arrowLine,
  AXIS_HEAD,
  axisLines,
  barOutline,
  bracket,
  DOT_RADIUS,
  GRIP_RADIUS,
  drawnGuides,
  HEAD,
} from '../shapes';

/** What labels must not touch, in pixels. */
export interface Obstacles {
  readonly segments: readonly Segment[];
  readonly boxes: readonly Box[];
}

const boxAround = ([x, y]: Point, by: number): Box => grow({ left: x, right: x, top: y, bottom: y }, by);

/** A square around an arrowhead of this length. */
const headBox = ([from, to]: Segment, length: number): Box =>
  boxAround(pointBetween(to, from, length / 2 / (distance(from, to) || 1)), length / 2);

export function obstaclesOf(figure: Figure, scale: Scale): Obstacles {
  const path = (points: readonly Point[]) => segmentsOf(points.map((point) => toPixels(scale, point)));
  const axes = axisLines(scale);
  const arrows = figure.arrows.map((arrow) => arrowLine(arrow, figure, scale));
  return {
    segments: [
      axes.x,
      axes.y,
      ...arrows,
      ...figure.curves.flatMap((curve) => path(curve.path)),
      ...figure.marks.flatMap((mark) => drawnGuides(mark, figure, scale)),
      ...figure.spans.flatMap((span) => segmentsOf(bracket(span, scale))),
      ...figure.bars.flatMap((bar) => segmentsOf(barOutline(bar, scale))),
    ],
    boxes: [
      ...figure.marks.map(({ at }) => boxAround(toPixels(scale, at), DOT_RADIUS)),
      ...arrows.map((arrow) => headBox(arrow, HEAD)),
      headBox(axes.x, AXIS_HEAD),
      headBox(axes.y, AXIS_HEAD),
      ...(figure.grips ?? []).map((grip) => boxAround(toPixels(scale, grip), GRIP_RADIUS)),
    ],
  };
}
