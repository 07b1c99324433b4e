import type { Arrow, Bar, Figure, Mark, Point, Span } from '../figure';
import { clamp, distance, nearestOnSegment, pointBetween, segmentsOf, type Segment } from './geometry';
import { AXIS_OVERRUN, toPixels, type Scale } from './scale';

// Geometry of the lines of a figure in pixels, for painting and for keeping labels off them.

export const DOT_RADIUS = 4.2;
/** Of the handle over what a student moves. */
export const GRIP_RADIUS = 11;
/** Length of an arrowhead; it is 0.9 as wide. */
export const HEAD = 10;
export const AXIS_HEAD = 8;
/** From a span to the back of its bracket. */
const BRACKET = 11;
const ARM = 6;

/** The axes cross at the origin where it is in sight, so that bars of negative height hang from the line. */
export function axisLines(scale: Scale): { x: Segment; y: Segment } {
  const { plot } = scale;
  const [left, bottom] = toPixels(scale, [clamp(0, scale.x.min, scale.x.max), clamp(0, scale.y.min, scale.y.max)]);
  return {
    x: [
      [plot.left, bottom],
      [plot.right + AXIS_OVERRUN, bottom],
    ],
    y: [
      [left, plot.bottom],
      [left, plot.top - AXIS_OVERRUN],
    ],
  };
}

/** From the edge of the plot, where its values stand, to a mark; none along the edge itself. */
export function guideLines({ at, guides }: Mark, scale: Scale): Segment[] {
  const point = toPixels(scale, at);
  const [x, y] = point;
  const { left, right, bottom } = scale.plot;
  const lines: Segment[] = [];
  if (guides && guides.x !== null && x > left + 1) lines.push([[x, bottom], point]);
  if (guides && guides.y !== null && y < bottom - 1) lines.push([[left, y], point]);
  if (guides?.across) lines.push([point, [right + scale.beyond, y]]);
  return lines;
}

/** How far a guide may lie from a line, in pixels, and still be one line with it. */
const ON_LINE = 1.5;

/** The stretch of a level or upright segment that a line covers, as shares of its length. */
function coveredBy([from, to]: Segment, line: Segment): readonly [number, number] | null {
  const along = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? 0 : 1;
  const aside = 1 - along;
  const isAside = line.some((end) => Math.abs((end[aside] ?? 0) - (from[aside] ?? 0)) > ON_LINE);
  const length = to[along] - from[along];
  if (isAside || length === 0) return null;
  const [start = 0, end = 0] = line.map((point) => (point[along] - from[along]) / length).sort((a, b) => a - b);
  return end <= 0 || start >= 1 ? null : [Math.max(0, start), Math.min(1, end)];
}

/** The guides of a mark as they are drawn: not over a curve that lies there, whose line leads to the axis as well. */
export function drawnGuides(mark: Mark, { curves }: Figure, scale: Scale): Segment[] {
  const lines = curves.flatMap(({ path }) => segmentsOf(path.map((point) => toPixels(scale, point))));
  return guideLines(mark, scale).flatMap((guide) => {
    const covered = lines.map((line) => coveredBy(guide, line)).filter((stretch) => stretch !== null);
    const pieces: Segment[] = [];
    let end = 0;
    for (const [start, stop] of covered.sort(([a], [b]) => a - b)) {
      if (start > end) pieces.push([pointBetween(...guide, end), pointBetween(...guide, start)]);
      end = Math.max(end, stop);
    }
    return end >= 1 ? pieces : [...pieces, [pointBetween(...guide, end), guide[1]]];
  });
}

/** The direction from a span to its bracket and its name: above it where it lies along a sloped line. */
export function outwardsOf(span: Span, scale: Scale): Point {
  const { plot } = scale;
  const [from, to] = [toPixels(scale, span.from), toPixels(scale, span.to)];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  if (Math.min(Math.abs(across), Math.abs(down)) > 1) {
    const length = Math.hypot(across, down) * (across > 0 ? 1 : -1);
    return [down / length, -across / length];
  }
  const isLevel = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  const fits = isLevel
    ? Math.max(from[1], to[1]) + BRACKET <= plot.bottom
    : Math.min(from[0], to[0]) - BRACKET >= plot.left;
  const side = fits && !span.isBeyond && span.role !== 'surplus' ? 1 : -1;
  return isLevel ? [0, side] : [-side, 0];
}

/** The long side of a span's bracket. */
export function bracketBack(span: Span, scale: Scale): Segment {
  const [x, y] = outwardsOf(span, scale);
  const by = span.isBeyond ? 0 : BRACKET;
  const back = ([left, top]: Point): Point => [left + by * x, top + by * y];
  return [back(toPixels(scale, span.from)), back(toPixels(scale, span.to))];
}

/** A bracket beside the span with arms to its two ends; for `isBeyond`, a line without arms. */
export function bracket(span: Span, scale: Scale): Point[] {
  const [from, to] = bracketBack(span, scale);
  if (span.isBeyond) return [from, to];
  const [x, y] = outwardsOf(span, scale);
  const arm = ([left, top]: Point): Point => [left - ARM * x, top - ARM * y];
  return [arm(from), from, to, arm(to)];
}

/** The corners of a bar, from the axis up. */
export function barOutline(bar: Bar, scale: Scale): Point[] {
  const base = clamp(0, scale.y.min, scale.y.max);
  const [left, right] = [bar.at - bar.width / 2, bar.at + bar.width / 2];
  return [
    [left, base],
    [left, bar.height],
    [right, bar.height],
    [right, base],
  ].map(([x = 0, y = 0]) => toPixels(scale, [x, y]));
}

const BESIDE_CURVE = 9;

/** How nearly both ends lie on one curve: 1 on it, 0 from 6 pixels on. */
function closeness(ends: Segment, { curves }: Figure, scale: Scale): number {
  const gaps = curves.map(({ path }) => {
    const segments = segmentsOf(path.map((point) => toPixels(scale, point)));
    return Math.max(
      ...ends.map((end) => Math.min(...segments.map((segment) => distance(end, nearestOnSegment(segment, end))))),
    );
  });
  return clamp(1 - Math.min(6, ...gaps) / 6, 0, 1);
}

/**
 * Leaves a gap at both ends, so that a shift arrow does not touch the curves; an arrow along a curve (a movement) is drawn
 * beside it.
 */
export function arrowLine(arrow: Arrow, figure: Figure, scale: Scale): Segment {
  const [from, to] = [toPixels(scale, arrow.from), toPixels(scale, arrow.to)];
  const length = distance(from, to) || 1;
  const gap = Math.min(7 / length, 0.25);
  const aside = BESIDE_CURVE * closeness([from, to], figure, scale);
  // Away from the price axis, where no guides run.
  const side = to[1] > from[1] ? 1 : -1;
  const shift = ([x, y]: Point): Point => [
    x + (side * aside * (to[1] - from[1])) / length,
    y - (side * aside * (to[0] - from[0])) / length,
  ];
  return [shift(pointBetween(from, to, gap)), shift(pointBetween(from, to, 1 - gap))];
}
