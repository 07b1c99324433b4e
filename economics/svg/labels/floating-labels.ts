import type { Fading, Figure, Point } from '../../figure';
import { everywhere, type LabelPosition } from './positions';
import { positionsOfCurve } from './curve-positions';
import {
  between,
  boxesOverlap,
  grow,
  isInside,
  pointBetween,
  segmentMeetsBox,
  segmentsCross,
  type Box,
  type Segment,
} from '../geometry';
import type { Align } from './label';
import { positionsOfArea, positionsOfBar, positionsOfMark, positionsOfSpan } from './shape-positions';
import type { Obstacles } from './obstacles';
import { colorOf, opacityOf, type Color } from '../palette';
import { AXIS_OVERRUN, toPixels, type Scale } from '../scale';

/** White space around each label, in pixels. */
const CLEARANCE = 2;
/** Touching something costs far more than a position that is merely less common. */
export const TOUCHES = 1000;
export const LEADER_MEETS_TEXT = 500;
const LEADER_CROSSES_LINE = 3;
/** A horizontal or vertical leader could be mistaken for a guide to an axis. */
const LEADER_LIKE_GUIDE = 12;
const OUT_OF_SIGHT = 20;
/** The number of free positions for each label that are compared with those of the others. */
const ENOUGH = 150;

export interface WeightedPosition extends LabelPosition {
  /** The box with the clearance around it. */
  readonly clearBox: Box;
  readonly leader: Segment | null;
}

/** A label that may stand at any of its positions; the cheapest comes first. */
export interface FloatingLabel {
  readonly id: string;
  readonly name: string;
  readonly color: Color;
  readonly isStrong: boolean;
  readonly opacity: number;
  readonly isInFocus: boolean;
  /** How much it tells: of labels without space for all, the lowest is left out first. */
  readonly rank: number;
  readonly positions: readonly WeightedPosition[];
}

/** A line from a point to the middle of a box's left or right side, or to its top or bottom at the aligned end of the text. */
export function leaderTo(from: Point, box: Box, align: Align): Segment {
  const [x, y] = from;
  const { left, right, top, bottom } = box;
  const isBeside = Math.max(left - x, x - right) > Math.max(top - y, y - bottom);
  if (isBeside) return [from, [x < left ? left : right, (top + bottom) / 2]];
  return [from, [between(left, right, { start: 0.25, middle: 0.5, end: 0.75 }[align]), y < top ? top : bottom]];
}

const isIn = ([x, y]: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const looksLikeGuide = ([[x1, y1], [x2, y2]]: Segment): boolean =>
  Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) < 0.25 * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));

/** The line of sight from a label without a leader to the thing it names; no other line should cross it. */
function sightOf({ box, anchor, align }: WeightedPosition, scale: Scale): Segment | null {
  const [thing, text] = leaderTo(toPixels(scale, anchor), box, align);
  return isIn(thing, box) ? null : [pointBetween(text, thing, 0.05), pointBetween(text, thing, 0.7)];
}

/** Where labels may stand: between the axes with their arrowheads, and beside the graph, where its curves end. */
const graphBox = ({ size, plot }: Scale): Box => ({
  left: plot.left,
  top: plot.top - AXIS_OVERRUN,
  right: size.width - 1,
  bottom: plot.bottom,
});

/** What a position costs by itself, by what it covers of the drawing; Infinity outside of the graph. */
function costAlone(position: WeightedPosition, obstacles: Obstacles, scale: Scale): number {
  const { box, clearBox, leader, cost } = position;
  if (!isInside(box, graphBox(scale))) return Infinity;
  const sight = leader ? null : sightOf(position, scale);
  let sum = cost + (leader && looksLikeGuide(leader) ? LEADER_LIKE_GUIDE : 0);
  for (const segment of obstacles.segments) {
    if (segmentMeetsBox(segment, clearBox)) sum += TOUCHES;
    if (leader && segmentsCross(leader, segment)) sum += LEADER_CROSSES_LINE;
    if (sight && segmentsCross(sight, segment)) sum += OUT_OF_SIGHT;
  }
  for (const other of obstacles.boxes) {
    if (boxesOverlap(other, clearBox)) sum += TOUCHES;
    if (leader && segmentMeetsBox(leader, other) && !isIn(leader[0], other)) sum += LEADER_MEETS_TEXT;
  }
  return sum;
}

function weigh(positions: readonly LabelPosition[], obstacles: Obstacles, scale: Scale): WeightedPosition[] {
  const weighed: WeightedPosition[] = [];
  let free = 0;
  for (const position of [...positions].sort((a, b) => a.cost - b.cost)) {
    const { anchor, box, align, hasLeader } = position;
    const leader = hasLeader ? leaderTo(toPixels(scale, anchor), box, align) : null;
    const placed = { ...position, leader, clearBox: grow(box, CLEARANCE) };
    const cost = costAlone(placed, obstacles, scale);
    if (cost < Infinity) weighed.push({ ...placed, cost });
    if (cost < TOUCHES) free += 1;
    if (free === ENOUGH) break;
  }
  return weighed.sort((a, b) => a.cost - b.cost);
}

/** The names of everything in a figure, with the positions that each may take. */
export function floatingLabels(figure: Figure, scale: Scale, obstacles: Obstacles): FloatingLabel[] {
  const labelFor = (
    thing: Fading & { id: string; name: string },
    color: Color,
    rank: number,
    positions: () => LabelPosition[],
  ): FloatingLabel[] => {
    const { id, name, faint = 0 } = thing;
    if (name === '') return [];
    const look = { color, isInFocus: faint === 0, isStrong: faint === 0, opacity: opacityOf(thing) };
    return [{ id, name, ...look, rank, positions: weigh(positions(), obstacles, scale) }];
  };
  const outlines = figure.areas.map(({ outline }) => outline.map((corner) => toPixels(scale, corner)));
  const areas = figure.areas.flatMap((area, index) => {
    const others = outlines.filter((_, other) => other !== index);
    return labelFor(area, colorOf(area.role), 2, () => positionsOfArea(area, scale, obstacles.segments, others));
  });
  return [
    ...figure.marks.flatMap((mark) =>
      labelFor(mark, 'ink', 4, () =>
        positionsOfMark(
          mark,
          figure.marks.filter((other) => other !== mark),
          scale,
        ),
      ),
    ),
    ...figure.curves.flatMap((curve) =>
      labelFor(curve, colorOf(curve.role), curve.era === 'is' ? 3 : 1, () =>
        positionsOfCurve(
          curve,
          figure.curves.filter((other) => other !== curve),
          scale,
        ),
      ),
    ),
    ...figure.spans.flatMap((span) => labelFor(span, colorOf(span.role), 2, () => positionsOfSpan(span, scale))),
    ...figure.bars.flatMap((bar) => labelFor(bar, colorOf(bar.role), 2, () => positionsOfBar(bar, scale))),
    ...areas.map((area) => ({ ...area, isStrong: false })),
  ];
}

/** The same label with positions all over the picture added. */
export function widenSearch(label: FloatingLabel, anchor: Point, obstacles: Obstacles, scale: Scale): FloatingLabel {
  const more = weigh(everywhere(label.name, anchor, scale), obstacles, scale);
  return { ...label, positions: [...label.positions, ...more].sort((a, b) => a.cost - b.cost) };
}
