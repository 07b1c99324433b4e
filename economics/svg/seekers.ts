import type { Fading, Figure, Point } from '../figure';
import type { Candidate } from './candidates';
import { everywhere } from './candidates';
import { placesOfCurve } from './curve-places';
import { between, boxesOverlap, grow, isInside, pointBetween, segmentMeetsBox, segmentsCross } from './geometry';
import type { Box, Segment } from './geometry';
import type { Align } from './label';
import { placesOfArea, placesOfBar, placesOfMark, placesOfSpan } from './name-places';
import type { Obstacles } from './obstacles';
import { colourOf } from './palette';
import type { Colour } from './palette';
import { toPixels } from './scale';
import type { Scale } from './scale';

/** White space that a label keeps around itself, in pixels. */
const CLEARANCE = 2;
/** What touching costs, against the small costs of a place that is merely less beautiful. */
export const TOUCHES = 1000;
export const LEADER_MEETS_TEXT = 500;
const LEADER_CROSSES_LINE = 3;
/** A level or upright leader could be taken for a guide to an axis. */
const LEADER_LIKE_GUIDE = 12;
const OFF_THE_GRAPH = 25;
const OUT_OF_SIGHT = 20;
/** For each text so many places that touch nothing are weighed against those of the others. */
const ENOUGH = 150;

export interface Place extends Candidate {
  /** Its box and the white around it. */
  readonly room: Box;
  readonly leader: Segment | null;
}

/** A text that looks for its place among these, the cheapest first. */
export interface Seeker {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly isStrong: boolean;
  readonly opacity: number;
  readonly places: readonly Place[];
}

/** From a point to a box: to the middle of its left or right side, or above or below the letters that stand still. */
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

/** From a label without a leader back to the thing it names; the eye must not cross a line on the way. */
function sightOf({ box, anchor, align }: Place, scale: Scale): Segment | null {
  const [thing, text] = leaderTo(toPixels(scale, anchor), box, align);
  return isIn(thing, box) ? null : [pointBetween(text, thing, 0.05), pointBetween(text, thing, 0.7)];
}

/** What a place costs by itself: what it covers of the drawing. Infinity off the paper. */
function costAlone(place: Place, obstacles: Obstacles, scale: Scale): number {
  const { box, room, leader, cost } = place;
  const { size, plot } = scale;
  if (!isInside(box, { left: 1, top: 1, right: size.width - 1, bottom: size.height - 1 })) return Infinity;
  const sight = leader ? null : sightOf(place, scale);
  let sum = cost + (leader && looksLikeGuide(leader) ? LEADER_LIKE_GUIDE : 0);
  for (const segment of obstacles.segments) {
    if (segmentMeetsBox(segment, room)) sum += TOUCHES;
    if (leader && segmentsCross(leader, segment)) sum += LEADER_CROSSES_LINE;
    if (sight && segmentsCross(sight, segment)) sum += OUT_OF_SIGHT;
  }
  for (const other of obstacles.boxes) {
    if (boxesOverlap(other, room)) sum += TOUCHES;
    if (leader && segmentMeetsBox(leader, other) && !isIn(leader[0], other)) sum += LEADER_MEETS_TEXT;
  }
  return isInside(box, { ...plot, right: size.width }) ? sum : sum + OFF_THE_GRAPH;
}

function weigh(candidates: readonly Candidate[], obstacles: Obstacles, scale: Scale): Place[] {
  const places: Place[] = [];
  let clean = 0;
  for (const candidate of [...candidates].sort((a, b) => a.cost - b.cost)) {
    const { anchor, box, align, hasLeader } = candidate;
    const leader = hasLeader ? leaderTo(toPixels(scale, anchor), box, align) : null;
    const place = { ...candidate, leader, room: grow(box, CLEARANCE) };
    const cost = costAlone(place, obstacles, scale);
    if (cost < Infinity) places.push({ ...place, cost });
    if (cost < TOUCHES) clean += 1;
    if (clean === ENOUGH) break;
  }
  return places.sort((a, b) => a.cost - b.cost);
}

/** Every text that may choose its place. */
export function seekersOf(figure: Figure, scale: Scale, obstacles: Obstacles): Seeker[] {
  const seek = (
    thing: Fading & { id: string; name: string },
    colour: Colour,
    candidates: () => Candidate[],
  ): Seeker[] => {
    const { id, name, opacity = 1 } = thing;
    if (name === '') return [];
    return [{ id, name, colour, isStrong: true, opacity, places: weigh(candidates(), obstacles, scale) }];
  };
  const outlines = figure.areas.map(({ outline }) => outline.map((corner) => toPixels(scale, corner)));
  const areas = figure.areas.flatMap((area, index) => {
    const others = outlines.filter((_, other) => other !== index);
    return seek(area, colourOf(area.role), () => placesOfArea(area, scale, obstacles.segments, others));
  });
  return [
    ...figure.marks.flatMap((mark) => seek(mark, 'ink', () => placesOfMark(mark, scale))),
    ...figure.curves.flatMap((curve) => seek(curve, colourOf(curve.role), () => placesOfCurve(curve, scale))),
    ...figure.spans.flatMap((span) => seek(span, colourOf(span.role), () => placesOfSpan(span, scale))),
    ...figure.bars.flatMap((bar) => seek(bar, colourOf(bar.role), () => placesOfBar(bar, scale))),
    ...areas.map((area) => ({ ...area, isStrong: false })),
  ];
}

/** The same text, ready to go anywhere on the paper. */
export function widenSearch(seeker: Seeker, anchor: Point, obstacles: Obstacles, scale: Scale): Seeker {
  const more = weigh(everywhere(seeker.name, anchor, scale), obstacles, scale);
  return { ...seeker, places: [...seeker.places, ...more].sort((a, b) => a.cost - b.cost) };
}
