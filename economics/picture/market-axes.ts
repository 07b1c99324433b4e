import type { Axis, Mark } from '../figure';
import { isFixed, type DemandCurve, type SlopedDemand, type SupplyCurve } from '../market';
import { priceAxes } from './axis';
import type { Writer } from './figure-parts';
import { marketShades } from './market-areas';
import { drawnSides } from './market-curves';
import type { PlacedPoint } from './market-points';
import type { MarketPicture } from './market-picture';
import type { MarketState } from './market-state';
import { cornersOf } from './shades';

/** An axis ends by itself at most this many times beyond what matters; the curves are cut off there. */
const FAR = 1.5;

const finite = (values: readonly number[]): number[] => values.filter((value) => Number.isFinite(value));
const largest = (values: readonly number[]): number => Math.max(0, ...finite(values));

/** An axis reaches a little beyond what matters, on toward the end of the curves, and to the last corner of an area. */
export const reachOf = (matters: number, end: number, corner: number): { reach: number; limit: number } => ({
  reach: matters > 0 ? Math.max(matters * 1.15, Math.min(end, matters * 1.3), corner) : Math.max(end, corner),
  limit: matters > 0 ? Math.max(matters, corner) * FAR : Infinity,
});

const isHorizontal = (curve: DemandCurve): curve is SlopedDemand => !isFixed(curve) && curve.slope === 0;

function curvesOf({ was, is, wedge }: MarketState): { demand: DemandCurve[]; supply: SupplyCurve[] } {
  const present = <T>(curves: readonly (T | null | undefined)[]): T[] => curves.filter((curve) => curve != null);
  return {
    demand: present([was.demand, is.demand, wedge?.onPaper?.demand]),
    supply: present([was.supply, is.supply, wedge?.onPaper?.supply]),
  };
}

/** Axes with round ends that by default contain all points, prices and areas, and what is demanded and supplied at a set price. */
export function marketAxes(
  picture: MarketPicture,
  state: MarketState,
  points: readonly PlacedPoint[],
  marks: readonly Mark[],
  writer: Writer,
): { x: Axis; y: Axis } {
  const sides = drawnSides(state);
  const curves = curvesOf(state);
  const [demand, supply] = [
    sides.includes('demand') ? curves.demand : [],
    sides.includes('supply') ? curves.supply : [],
  ];
  const { setPrice } = state;
  const corners = cornersOf(marketShades(state));
  // Where only one curve is drawn, nobody sees the market's equilibrium.
  const { oldEquilibrium, equilibrium, deal } =
    sides.length === 2 ? state : { oldEquilibrium: null, equilibrium: null, deal: setPrice && state.deal };
  const all = [...demand, ...supply];
  const sloped = demand.flatMap((curve) => (isFixed(curve) || curve.slope === 0 ? [] : [curve]));
  const quantity = largest([
    ...[oldEquilibrium, equilibrium, deal, ...points, ...all.filter(isFixed)].map((at) => at?.quantity ?? 0),
    ...[setPrice?.outcome?.quantityDemanded ?? 0, setPrice?.outcome?.quantitySupplied ?? 0],
  ]);
  const price = largest([
    ...[oldEquilibrium, equilibrium, setPrice, ...points].map((at) => at?.price ?? 0),
    deal?.buyersPay ?? 0,
    ...all.map((curve) => ('reservation' in curve ? curve.reservation : isHorizontal(curve) ? curve.choke : 0)),
  ]);
  const xEnd = largest(sloped.map(({ choke, slope }) => choke / slope));
  const yEnd = largest(sloped.map(({ choke }) => choke));
  const across = reachOf(quantity, xEnd, largest(corners.map(([x]) => x)));
  const up = reachOf(price, yEnd, largest(corners.map(([, y]) => y)));
  return priceAxes(picture, writer, across, up, marks);
}
