import type { Arrow, Curve, Point } from '../figure';
import {
  demandPrice,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  supplyPrice,
  type DemandCurve,
  type SupplyCurve,
} from '../market';
import type { Bounds } from './clip';
import { curveIn, type Writer } from './figure-parts';
import type { MarketState } from './market-state';

/** Which of the curves are drawn: those named in `show`, or else all that there are. */
export function drawnSides({ parts, is }: MarketState): ('demand' | 'supply')[] {
  const sides = (['demand', 'supply'] as const).filter((side) => is[side]);
  const named = sides.filter((side) => parts.has(side));
  return named.length > 0 ? named : sides;
}

/** "D", or "D1" and "D2" where the curve shifts. */
export function curveName({ shifted }: MarketState, side: 'demand' | 'supply', era: 'was' | 'is'): string {
  const letter = side === 'demand' ? 'D' : 'S';
  return shifted[side] === 0 ? letter : `${letter}${era === 'was' ? 1 : 2}`;
}

function pathOf(axes: Bounds, curve: DemandCurve | SupplyCurve): Point[] {
  if (isFixed(curve))
    return [
      [curve.quantity, axes.y.max],
      [curve.quantity, 0],
    ];
  const end = axes.x.max;
  if ('reservation' in curve)
    return [
      [0, curve.reservation],
      [end, supplyPrice(curve, end)],
    ];
  return [
    [0, curve.choke],
    [end, demandPrice(curve, end)],
  ];
}

export function marketCurves(axes: Bounds, state: MarketState, writer: Writer): Curve[] {
  const { was, is, shifted, wedge, setPrice } = state;
  const curves: Curve[] = [];
  const draw = (
    id: string,
    side: 'demand' | 'supply',
    name: string,
    curve: DemandCurve | SupplyCurve | null,
    era: 'was' | 'is',
  ) => {
    if (curve) curves.push(...curveIn(axes, id, side, name, pathOf(axes, curve), era));
  };
  for (const side of drawnSides(state)) {
    if (shifted[side] !== 0) draw(`${side}-was`, side, curveName(state, side, 'was'), was[side], 'was');
    draw(side, side, curveName(state, side, 'is'), is[side], 'is');
  }
  if (wedge?.onPaper) {
    const [side, sign] =
      wedge.on === 'sellers'
        ? (['supply', wedge.kind === 'tax' ? '+' : '−'] as const)
        : (['demand', wedge.kind === 'tax' ? '−' : '+'] as const);
    draw(
      `${side}-with-${wedge.kind}`,
      side,
      `${curveName(state, side, 'is')} ${sign} ${wedge.kind}`,
      wedge.onPaper[side],
      'is',
    );
  }
  if (setPrice) {
    const role = setPrice.kind === 'price line' ? 'price' : 'policy';
    const path: Point[] = [
      [0, setPrice.price],
      [axes.x.max, setPrice.price],
    ];
    const kind = setPrice.kind === 'price line' ? 'Price' : setPrice.kind === 'ceiling' ? 'Ceiling' : 'Floor';
    curves.push(...curveIn(axes, 'price-line', role, `${kind} ${writer.price(setPrice.price, 'P')}`, path));
  }
  return curves;
}

/** The part of an arrow that is drawn, so that it touches neither curve. */
const INSET = 0.12;

const inset = (from: Point, to: Point): { from: Point; to: Point } => {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return { from: at(INSET), to: at(1 - INSET) };
};

/** From the old curve to the new one at one price, above the equilibria where there is space. */
export function shiftArrow(axes: Bounds, state: MarketState, side: 'demand' | 'supply'): Arrow[] {
  const [was, is] = [state.was[side], state.is[side]];
  if (!was || !is || state.shifted[side] === 0) return [];
  const tops = [was, is].map((curve) =>
    isFixed(curve) ? axes.y.max : 'choke' in curve ? curve.choke : supplyPrice(curve, axes.x.max),
  );
  const high = Math.min(axes.y.max, ...tops);
  const prices = [state.oldEquilibrium?.price ?? 0, state.equilibrium?.price ?? 0].filter((price) => price < high);
  const bottoms = [was, is].map((curve) => ('reservation' in curve ? Math.max(0, curve.reservation) : 0));
  const level = (high + Math.max(...prices, ...bottoms)) / 2;
  const quantityOn = (curve: DemandCurve | SupplyCurve): number =>
    Math.min(axes.x.max, 'reservation' in curve ? quantitySupplied(curve, level) : quantityDemanded(curve, level));
  return [{ id: `${side}-shift`, role: side, ...inset([quantityOn(was), level], [quantityOn(is), level]) }];
}
