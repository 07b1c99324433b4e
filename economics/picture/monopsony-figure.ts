import type { Axis, Curve, Figure, Mark, Point, Span } from '../figure';
import { revenueProductAt } from '../factor-market';
import { supplyPrice } from '../market';
import { resourceCostAt } from '../monopsony';
import { count } from '../numbers';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { blank, curveIn, levelPath, type Writer } from './figure-parts';
import {
  drawnMarks,
  laborAreas,
  laborLabels,
  LaborValues,
  laborWriter,
  linePath,
  pointsOn,
  productPath,
  wageBill,
  type LaborMark,
} from './labor-parts';
import { describeMonopsony } from './monopsony-description';
import type { MonopsonyPicture } from './monopsony-picture';
import { buyersOutline, drawnAreas, sellersOutline, shade, type Shade } from './shades';
import { drawnCurves, monopsonyState, type MonopsonyState } from './monopsony-state';

/** From top to bottom, so that the lower ones carry the values that they share. */
function monopsonyMarks({ parts, free, now, competitive, minimum }: MonopsonyState): LaborMark[] {
  const marks: LaborMark[] = [];
  if (parts.has('old-hiring'))
    marks.push({ id: 'hiring-was', era: 'was', labor: free.labor, wage: free.wage, guides: ['labor', 'wage'] });
  if (parts.has('competitive')) marks.push({ id: 'competitive', ...competitive, guides: ['labor', 'wage'] });
  const isApart = now.revenueProduct > now.wage + 1e-9;
  if (isApart && (parts.has('hiring') || parts.has('mrp-at-hiring')))
    marks.push({
      id: 'mrp-at-hiring',
      labor: now.labor,
      wage: now.revenueProduct,
      guides: parts.has('mrp-at-hiring') ? ['labor', 'wage'] : ['labor'],
    });
  if (parts.has('hiring')) marks.push({ id: 'hiring', labor: now.labor, wage: now.wage, guides: ['labor', 'wage'] });
  if (minimum && parts.has('surplus'))
    marks.push({ id: 'labor-supplied', labor: minimum.laborSupplied, wage: minimum.level, guides: ['labor'] });
  return marks;
}

/** MRC under a binding minimum wage: flat up to supply, then up to where it was. */
const mrcPath = (axes: Bounds, { monopsony: { supply }, minimum }: MonopsonyState): Point[] => {
  const old = linePath(axes, supply.reservation, 2 * supply.slope);
  if (!minimum?.isBinding) return old;
  const { level, flatTo } = minimum;
  return [[0, level], [flatTo, level], [flatTo, resourceCostAt(supply, flatTo)], ...old.slice(1)];
};

function monopsonyCurves(axes: Bounds, state: MonopsonyState, values: LaborValues): Curve[] {
  const { product, supply } = state.monopsony;
  const { minimum } = state;
  const drawn = drawnCurves(state);
  const old = linePath(axes, supply.reservation, 2 * supply.slope);
  const isBent = minimum?.isBinding === true;
  const level = minimum && `Minimum wage ${values.wage(minimum.level)}`;
  return [
    ...(drawn.includes('mrp')
      ? curveIn(axes, 'mrp', 'marginal-revenue-product', 'MRP', productPath(axes, product))
      : []),
    ...(drawn.includes('supply')
      ? curveIn(axes, 'supply', 'supply', 'S', linePath(axes, supply.reservation, supply.slope))
      : []),
    ...(minimum && level ? curveIn(axes, 'minimum-wage', 'policy', level, levelPath(axes, minimum.level)) : []),
    ...(drawn.includes('mrc') && isBent ? curveIn(axes, 'mrc-was', 'marginal-resource-cost', 'MRC1', old, 'was') : []),
    ...(drawn.includes('mrc')
      ? curveIn(axes, 'mrc', 'marginal-resource-cost', isBent ? 'MRC2' : 'MRC', mrcPath(axes, state))
      : []),
  ];
}

function shadesOf({ parts, monopsony, now, competitive }: MonopsonyState): Shade[] {
  const { product, supply } = monopsony;
  const { labor, wage } = now;
  const demand = { choke: product.start, slope: product.slope };
  const all: Shade[] = [
    {
      ...shade('consumer-surplus', now.employersSurplus, buyersOutline(demand, labor, wage)),
      id: 'employers-surplus',
      name: "Employer's surplus",
    },
    {
      ...shade('producer-surplus', now.workersSurplus, sellersOutline(supply, labor, wage)),
      id: 'workers-surplus',
      name: "Workers' surplus",
    },
    wageBill(labor, wage),
    shade('deadweight-loss', now.deadweightLoss, [
      [labor, now.revenueProduct],
      [competitive.labor, competitive.wage],
      [labor, supplyPrice(supply, labor)],
    ]),
  ];
  const shown: ReadonlySet<string> = parts;
  return all.filter(({ id }) => shown.has(id));
}

function surplusSpan({ parts, minimum }: MonopsonyState, writer: Writer): Span[] {
  if (!minimum || !parts.has('surplus')) return [];
  const name = writer.isHidden ? 'Surplus' : `Surplus ${count(minimum.surplusOfLabor)}`;
  const [from, to] = [minimum.labor, minimum.laborSupplied].map((labor): Point => [labor, minimum.level]);
  return from && to ? [{ id: 'surplus', role: 'surplus', name, from, to }] : [];
}

function axesFor(
  picture: MonopsonyPicture,
  state: MonopsonyState,
  marks: readonly Mark[],
  writer: Writer,
): { x: Axis; y: Axis } {
  const { monopsony, free, competitive, minimum } = state;
  const { product, supply } = monopsony;
  const labor = Math.max(competitive.labor, minimum?.flatTo ?? 0, ...marks.map(({ at }) => at[0]));
  const wage = Math.max(
    free.revenueProduct,
    minimum?.level ?? 0,
    minimum?.isBinding ? Math.min(resourceCostAt(supply, minimum.flatTo), revenueProductAt(product, 0)) : 0,
    ...marks.map(({ at }) => at[1]),
  );
  const up = Math.max(wage * 1.2, Math.min(product.start, wage * 1.6));
  return priceAxes(laborLabels(picture), writer, { reach: labor * 1.3 }, { reach: up }, marks);
}

/** The graph of a monopsony. @throws RangeError with a message for the author when its parts do not fit together. */
export function monopsonyFigure(picture: MonopsonyPicture): Figure {
  const state = monopsonyState(picture);
  const writer = laborWriter(picture.values);
  const points = pointsOn(picture.mrp, picture.at ?? []);
  const marked = [...monopsonyMarks(state), ...points];
  const values = new LaborValues(writer, marked, state.minimum ? [state.minimum.level] : []);
  const marks = drawnMarks(marked, values);
  const axes = axesFor(picture, state, marks, writer);
  const curves = monopsonyCurves(axes, state, values);
  const shaded = drawnAreas(axes, shadesOf(state));
  const regions = laborAreas(picture.areas, axes, curves, marks);
  const name = state.minimum ? 'A monopsony and a minimum wage' : 'A monopsony';
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `${name}: ${picture.quantity}`,
    description: describeMonopsony(state, values, points, shaded, regions),
    curves,
    areas: [...shaded, ...regions].map(({ area }) => area),
    marks,
    spans: surplusSpan(state, writer),
  };
}
