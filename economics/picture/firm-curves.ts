import type { Arrow, Curve, Point, Role } from '../figure';
import { minimumAverageVariable } from '../firm-costs';
import type { Bounds } from './clip';
import { arrowBetween, curveIn, levelPath } from './figure-parts';
import type { FirmCurve } from './firm-picture';
import { firmCurveName, hasMoved, heightOf, type FirmEra, type FirmState } from './firm-state';

/** Straight stretches enough for a cost curve to look round. */
const STRETCHES = 44;
/** Average cost bends most near a quantity of 0, so points are closer there. */
const CROWDING = 1.7;

/** Also the id of the curve. */
const ROLES = {
  MC: 'marginal-cost',
  ATC: 'average-total-cost',
  AVC: 'average-variable-cost',
  AFC: 'average-fixed-cost',
  MR: 'marginal-revenue',
  D: 'demand',
} as const satisfies Record<FirmCurve, Role>;

/** "average total cost". */
export const spelledOut = (curve: FirmCurve): string => ROLES[curve].replaceAll('-', ' ');

/** In the order in which they are drawn. */
export const FIRM_CURVES: readonly FirmCurve[] = ['D', 'MR', 'AFC', 'AVC', 'ATC', 'MC'];

function isStraight(curve: FirmCurve, { costs: { setup = 0, cubic = 0 } }: FirmEra): boolean {
  if (curve === 'AVC') return cubic === 0 && setup === 0;
  return curve === 'D' || curve === 'MR' || (curve === 'MC' && cubic === 0);
}

/** The points of a curve between two quantities, from left to right. */
export function pathBetween(curve: FirmCurve, era: FirmEra, from: number, to: number): Point[] {
  const stretches = isStraight(curve, era) ? 1 : STRETCHES;
  return Array.from({ length: stretches + 1 }, (_, step): Point => {
    const quantity = from + (to - from) * (step / stretches) ** (from === 0 ? CROWDING : 1);
    return [quantity, heightOf(curve, era, quantity)];
  }).filter(([, height]) => Number.isFinite(height));
}

/** The id that a curve has in `focus` and `unlabeled`; the line of a price taker is its price. */
const idOfCurve = (state: FirmState, curve: FirmCurve): string =>
  curve === 'D' && state.isPriceTaker ? 'price-line' : ROLES[curve];

export function firmCurves(axes: Bounds, state: FirmState): Curve[] {
  const { was, is, curves, parts } = state;
  const drawn = FIRM_CURVES.filter((curve) => curves.has(curve)).flatMap((curve): Curve[] => {
    const id = idOfCurve(state, curve);
    const pathOf = (era: FirmEra) =>
      curve === 'D' && era.line?.slope === 0 ? levelPath(axes, era.line.choke) : pathBetween(curve, era, 0, axes.x.max);
    const role = ROLES[curve];
    const before = hasMoved(state, curve)
      ? curveIn(axes, `${id}-was`, role, firmCurveName(state, curve, 'was'), pathOf(was), 'was')
      : [];
    return [...before, ...curveIn(axes, id, role, firmCurveName(state, curve, 'is'), pathOf(is))];
  });
  if (!parts.has('supply')) return drawn;
  const from = minimumAverageVariable(is.costs).quantity;
  return [...drawn, ...curveIn(axes, 'supply', 'frontier', 'S', pathBetween('MC', is, from, axes.x.max))];
}

/** The first of the drawn curves that moved: what the change is about. */
function movedCurve(state: FirmState): FirmCurve | null {
  const order: readonly FirmCurve[] = ['D', 'MC', 'ATC', 'AVC', 'AFC'];
  return order.find((curve) => state.curves.has(curve) && hasMoved(state, curve)) ?? null;
}

/** From the old curve to the new one: sideways for demand, upward or downward for prices and costs. */
export function firmShiftArrows(axes: Bounds, state: FirmState): Arrow[] {
  const { was, is, parts } = state;
  const curve = movedCurve(state);
  if (!parts.has('shift-arrow') || !curve) return [];
  const id = `${idOfCurve(state, curve)}-shift`;
  const role = ROLES[curve];
  const [old, now] = [was.line, is.line];
  if (curve === 'D' && old && now && old.slope > 0) {
    const level = Math.min(axes.y.max, old.choke, now.choke) * 0.8;
    const at = ({ choke, slope }: typeof old): Point => [(choke - level) / slope, level];
    return [{ id, role, ...arrowBetween(at(old), at(now)) }];
  }
  const at = (era: FirmEra, share: number): Point => [axes.x.max * share, heightOf(curve, era, axes.x.max * share)];
  const isInside = ([, height]: Point) => height >= 0 && height <= axes.y.max;
  const share = (curve === 'D' ? [0.15] : [0.3, 0.4, 0.5, 0.6, 0.7]).find((some) => [was, is].every((era) => isInside(at(era, some)))); // prettier-ignore
  return share === undefined ? [] : [{ id, role, ...arrowBetween(at(was, share), at(is, share)) }];
}
