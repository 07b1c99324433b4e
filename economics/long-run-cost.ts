import { requireCosts, type CostFunction } from './firm-costs';
import { dollars } from './numbers';

/**
 * Average total cost in the long run, when all inputs can change: it falls along a curve from `start` to `lowest`, stays there
 * between two quantities, and then rises through `end`. Dollars a unit.
 */
export interface LongRunCost {
  /** Near a quantity of 0. */
  readonly start: number;
  readonly lowest: number;
  /** The minimum efficient scale: the smallest quantity at the lowest cost. */
  readonly from: number;
  /** The largest quantity at the lowest cost; the same as `from` for a curve without a flat part. */
  readonly to: number;
  /** A point where it rises again; without one there are no diseconomies of scale. */
  readonly end?: { readonly quantity: number; readonly cost: number };
}

/** @throws RangeError for a curve that does not fall, stay and rise in this order. */
export function requireLongRunCost({ start, lowest, from, to, end }: LongRunCost): void {
  if (!(lowest > 0 && start > lowest))
    throw new RangeError(
      `long-run average cost falls from ${dollars(start)} to ${dollars(lowest)}: start must be higher`,
    );
  if (!(from > 0 && to >= from))
    throw new RangeError('economies of scale end at a quantity (from) above 0 and not beyond `to`');
  if (end && !(end.quantity > to && end.cost > lowest))
    throw new RangeError('diseconomies of scale lead to a larger quantity than `to` and a higher cost than `lowest`');
}

/** How fast it bends: dollars per squared unit, in the falling and in the rising part. */
const bends = ({ start, lowest, from, to, end }: LongRunCost): { fall: number; rise: number } => ({
  fall: (start - lowest) / from ** 2,
  rise: end ? (end.cost - lowest) / (end.quantity - to) ** 2 : 0,
});

export function longRunAverageCost(curve: LongRunCost, quantity: number): number {
  const { fall, rise } = bends(curve);
  const [short, long] = [Math.max(0, curve.from - quantity), Math.max(0, quantity - curve.to)];
  return curve.lowest + fall * short ** 2 + rise * long ** 2;
}

/** Dollars by which long-run average cost changes with a further unit. */
function slopeAt(curve: LongRunCost, quantity: number): number {
  const { fall, rise } = bends(curve);
  return 2 * rise * Math.max(0, quantity - curve.to) - 2 * fall * Math.max(0, curve.from - quantity);
}

/** The shares of a plant's cost that may be fixed where the curves touch, and how much more than necessary it bends; the first that works. */
const FIXED_SHARES = [0.4, 0.3, 0.2, 0.1, 0.05];
const MORE_BEND = 1.5;
const PLACES = 400;

/** What a fixed cost adds to average cost beside the quantity: 0 there, and more the farther away. */
const spread = (fixed: number, quantity: number, at: number): number =>
  fixed * (1 / at - 1 / quantity + (at - quantity) / quantity ** 2);

/** The least bend, in dollars per squared unit, of a short-run curve that touches the long-run curve and lies above it elsewhere. */
function leastBend(curve: LongRunCost, quantity: number, fixed: number): number {
  const [height, slope, reach] = [longRunAverageCost(curve, quantity), slopeAt(curve, quantity), 2 * (curve.end?.quantity ?? 2 * curve.to)]; // prettier-ignore
  const needed = Array.from({ length: PLACES }, (_, index) => {
    const at = ((index + 0.5) * reach) / PLACES;
    const gap = at - quantity;
    return (longRunAverageCost(curve, at) - height - slope * gap - spread(fixed, quantity, at)) / gap ** 2;
  });
  return Math.max(0, ...needed.filter(Number.isFinite));
}

function plantWith(curve: LongRunCost, quantity: number, fixed: number): CostFunction {
  const [height, slope] = [longRunAverageCost(curve, quantity), slopeAt(curve, quantity)];
  const bend = MORE_BEND * leastBend(curve, quantity, fixed);
  // Average total cost: a parabola that touches the curve, and what the fixed cost adds to it.
  return {
    fixed,
    linear: height - slope * quantity + bend * quantity ** 2 - (2 * fixed) / quantity,
    quadratic: slope - 2 * bend * quantity + fixed / quantity ** 2,
    cubic: bend,
  };
}

const isPossible = (costs: CostFunction): boolean => {
  try {
    requireCosts(costs);
    return true;
  } catch {
    return false;
  }
};

/**
 * The short-run costs of the plant that is best for `quantity`: its average total cost touches long-run average cost there and
 * lies above it everywhere else. @throws RangeError where the curve is too steep for a plant with costs above $0.
 */
export function plantFor(curve: LongRunCost, quantity: number): CostFunction {
  requireLongRunCost(curve);
  if (!(quantity > 0)) throw new RangeError('a plant needs a quantity above 0');
  const height = longRunAverageCost(curve, quantity);
  const plants = FIXED_SHARES.map((share) => plantWith(curve, quantity, share * height * quantity));
  const found = plants.find(isPossible);
  if (!found) throw new RangeError('long-run average cost is too steep there for a plant: move the plant or the curve');
  return found;
}
