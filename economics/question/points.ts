/** Names for the points of a graph, so that none is taken for a curve. */
const NAMES = 'FGHJK';

type PointOn<Curve> = readonly [curve: Curve, value: number];

/** The points F, G, … on curves at these prices. */
export const atPrices = <Curve extends string>(...points: readonly PointOn<Curve>[]) =>
  points.map(([curve, price], index) => ({ curve, name: NAMES.charAt(index), price }));

/** The points F, G, … on curves at these quantities. */
export const atQuantities = <Curve extends string>(...points: readonly PointOn<Curve>[]) =>
  points.map(([curve, quantity], index) => ({ curve, name: NAMES.charAt(index), quantity }));
