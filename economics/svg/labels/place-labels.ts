import type { Figure } from '../../figure';
import { boxesOverlap, segmentMeetsBox, segmentsCross } from '../geometry';
import { toPixels, type Scale } from '../scale';
import { labelAxes } from './axis-labels';
import {
  floatingLabels,
  LEADER_MEETS_TEXT,
  TOUCHES,
  widenSearch,
  type FloatingLabel,
  type WeightedPosition,
} from './floating-labels';
import { boxOf, type Label } from './label';
import { obstaclesOf, type Obstacles } from './obstacles';

const ROUNDS = 6;
const ATTEMPTS = 12;

type Placement = ReadonlyMap<FloatingLabel, WeightedPosition>;

function conflictCost(a: WeightedPosition, b: WeightedPosition): number {
  let cost = boxesOverlap(a.clearBox, b.box) ? TOUCHES : 0;
  if (a.leader && segmentMeetsBox(a.leader, b.box)) cost += LEADER_MEETS_TEXT;
  if (b.leader && segmentMeetsBox(b.leader, a.box)) cost += LEADER_MEETS_TEXT;
  if (a.leader && b.leader && segmentsCross(a.leader, b.leader)) cost += LEADER_MEETS_TEXT;
  return cost;
}

/** What a position costs by itself and together with those of all other labels. */
function costWithin(placement: Placement, label: FloatingLabel, position: WeightedPosition): number {
  let cost = position.cost;
  for (const [other, taken] of placement) if (other !== label) cost += conflictCost(position, taken);
  return cost;
}

function totalCost(placement: Placement): number {
  let cost = 0;
  for (const [label, position] of placement) cost += costWithin(placement, label, position);
  return cost;
}

/** Labels that still touch something, or have a leader that runs through a text. */
const collidingIn = (placement: Placement): FloatingLabel[] =>
  [...placement]
    .filter(([label, position]) => costWithin(placement, label, position) >= LEADER_MEETS_TEXT)
    .map(([label]) => label);

/** Gives each label in turn the cheapest position beside the others, and repeats that until none moves. */
function placeInTurn(labels: readonly FloatingLabel[], settled: Placement): Placement {
  const placement = new Map(settled);
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const label of labels) {
      let best: WeightedPosition | undefined;
      let least = Infinity;
      for (const position of label.positions) {
        if (position.cost >= least) break;
        const cost = costWithin(placement, label, position);
        if (cost < least) [best, least] = [position, cost];
      }
      if (!best || placement.get(label) === best) continue;
      placement.set(label, best);
      hasMoved = true;
    }
    if (!hasMoved) break;
  }
  return placement;
}

const freePositions = ({ positions }: FloatingLabel): number => positions.filter(({ cost }) => cost < TOUCHES).length;

/**
 * The result depends much on the order, so several are tried: labels with few free positions first, the order of the list, and
 * its reverse. While labels collide, further attempts place these first.
 */
function resolveCollisions(labels: readonly FloatingLabel[], settled: Placement): Placement {
  const byFreedom = labels
    .map((label) => ({ label, free: freePositions(label) }))
    .sort((a, b) => a.free - b.free)
    .map(({ label }) => label);
  const orders = [byFreedom, labels, [...labels].reverse()];
  let best = settled;
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = orders[attempt];
    if (!order) break;
    const placement = placeInTurn(order, settled);
    const cost = totalCost(placement);
    if (cost < least) [best, least] = [placement, cost];
    const colliding = new Set(collidingIn(placement));
    if (colliding.size > 0)
      orders.push([
        ...order.filter((label) => colliding.has(label)),
        ...order.filter((label) => !colliding.has(label)),
      ]);
  }
  return best;
}

/** Labels beside those that are settled. Where they collide, they may go anywhere on the graph. */
function placeBeside(
  labels: readonly FloatingLabel[],
  settled: Placement,
  obstacles: Obstacles,
  scale: Scale,
): Placement {
  const placement = resolveCollisions(labels, settled);
  const colliding = new Set(collidingIn(placement));
  if (colliding.size === 0) return placement;
  const widened = labels.map((label) => {
    const anchor = placement.get(label)?.anchor;
    return anchor && colliding.has(label) ? widenSearch(label, anchor, obstacles, scale) : label;
  });
  return resolveCollisions(widened, settled);
}

/** Leaves out as few labels as it takes for the others to have space, of those that collide the one that tells least first. */
function placeThatFit(
  labels: readonly FloatingLabel[],
  settled: Placement,
  obstacles: Obstacles,
  scale: Scale,
): Placement {
  let left = labels;
  for (;;) {
    const placement = placeBeside(left, settled, obstacles, scale);
    const ids = new Set(collidingIn(placement).map(({ id }) => id));
    const colliding = left.filter(({ id }) => ids.has(id));
    if (colliding.length === 0) return placement;
    const least = colliding.reduce((last, label) => (label.rank < last.rank ? label : last));
    left = left.filter((label) => label !== least);
  }
}

function labelAt({ id, color, isStrong, opacity }: FloatingLabel, position: WeightedPosition, scale: Scale): Label {
  const { lines, anchor, at, align, hasLeader } = position;
  const [x, y] = toPixels(scale, anchor);
  const leader = hasLeader ? 'line-from-dot' : null;
  return { id, lines, color, isStrong, opacity, anchor, offset: [at[0] - x, at[1] - y], align, leader };
}

/** Places the texts of a figure. None touches a line, another text or the edge: those without space are left out, and what is in focus has it first. */
export function placeLabels(figure: Figure, scale: Scale): Label[] {
  const axes = labelAxes(figure, scale);
  const { segments, boxes } = obstaclesOf(figure, scale);
  const obstacles = { segments, boxes: [...boxes, ...axes.map((label) => boxOf(label, scale))] };
  const labels = floatingLabels(figure, scale, obstacles);
  let placement = placeBeside(labels, new Map(), obstacles, scale);
  if (placement.size < labels.length || collidingIn(placement).length > 0) {
    const inFocus = labels.filter(({ isInFocus }) => isInFocus);
    const settled = placeThatFit(inFocus, new Map(), obstacles, scale);
    placement = placeThatFit(
      labels.filter(({ isInFocus }) => !isInFocus),
      settled,
      obstacles,
      scale,
    );
  }
  return [...axes, ...[...placement].map(([label, position]) => labelAt(label, position, scale))];
}
