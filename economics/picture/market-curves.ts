import type { Arrow, Curve, Point } from '../figure';
import { isFixed, quantityOn, supplyPrice, type DemandCurve, type SupplyCurve } from '../market';
import type { Bounds } from './clip';
import { arrowBetween, curveIn, curvePath, levelPath, uprightPath, type Writer } from './figure-parts';
import { priceBefore, type MarketState } from './market-state';

/** Which of the curves are drawn: those named in `show`, or else all that there are. */
export function drawnSides({ parts, is }: MarketState): ('demand' | 'supply')[] {
  const sides = (['demand', 'supply'] as const).filter((side) => is[side]);
  const named = sides.filter((side) => parts.has(side));
  return named.length > 0 ? named : sides;
}

/** "D", or "D1" and "D2" where the curve shifts. */
export function curveName({ shifted, isLongRun }: MarketState, side: 'demand' | 'supply', era: 'was' | 'is'): string {
  const letter = side === 'demand' ? 'D' : isLongRun ? 'LRS' : 'S';
  return shifted[side] === 0 ? letter : `${letter}${era === 'was' ? 1 : 2}`;
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
    if (curve) curves.push(...curveIn(axes, id, side, name, curvePath(axes, curve), era));
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
  const old = priceBefore(state);
  if (old) {
    const path = [0, old.quantity].map((quantity): Point => [quantity, old.price]);
    curves.push(...curveIn(axes, 'old-price', 'price', '', path, 'was'));
  }
  if (wedge?.kind === 'quota') {
    const { quantity } = wedge.outcome;
    const name = `Quota ${writer.amount(quantity, '')}`.trim();
    curves.push(...curveIn(axes, 'quota', 'policy', name, uprightPath(axes, quantity)));
  }
  if (setPrice) {
    const role = setPrice.kind === 'price line' ? 'price' : 'policy';
    const path = levelPath(axes, setPrice.price);
    const kind = setPrice.kind === 'price line' ? 'Price' : setPrice.kind === 'ceiling' ? 'Ceiling' : 'Floor';
    // Without numbers, "Ceiling P" would name no price: a mark there has its own letter on the axis.
    const name =
      writer.isHidden && kind !== 'Price'
        ? `Price ${kind.toLowerCase()}`
        : `${kind} ${writer.price(setPrice.price, 'P')}`;
    curves.push(...curveIn(axes, 'price-line', role, name, path));
  }
  return curves;
}

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
  const at = (curve: DemandCurve | SupplyCurve): Point => [Math.min(axes.x.max, quantityOn(curve, level)), level];
  return [{ id: `${side}-shift`, role: side, ...arrowBetween(at(was), at(is)) }];
}
