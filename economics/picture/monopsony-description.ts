import { count } from '../numbers';
import { sentences } from './figure-parts';
import { pace, pointText, productText, type LaborMark, type LaborValues } from './labor-parts';
import { placeTexts, shadedText, type PlacedArea } from './shades';
import { drawnCurves, type MonopsonyState } from './monopsony-state';

function curveTexts(state: MonopsonyState, { writer }: LaborValues): string[] {
  const { product, supply } = state.monopsony;
  const { reservation, slope } = supply;
  const by = (steepness: number) => (writer.isHidden ? '' : pace(reservation, steepness));
  const drawn = drawnCurves(state);
  const mrc = `marginal resource cost ${state.minimum?.isBinding ? 'MRC1' : 'MRC'} slopes up`;
  return [
    ...(drawn.includes('mrp') ? [productText('MRP', product, writer)] : []),
    ...(drawn.includes('supply') ? [`labor supply S slopes up${by(slope)}`] : []),
    ...(drawn.includes('mrc')
      ? [writer.isHidden && drawn.includes('supply') ? `${mrc} and lies above S` : `${mrc}${by(2 * slope)}`]
      : []),
  ];
}

function minimumTexts(state: MonopsonyState, values: LaborValues): string[] {
  const { minimum, parts, competitive } = state;
  if (!minimum) return [];
  const line = `a line marks a minimum wage of ${values.wage(minimum.level)}`;
  const place =
    minimum.level > competitive.wage + 1e-9 ? 'above' : minimum.level < competitive.wage - 1e-9 ? 'below' : 'at';
  const where = `${line}, ${place} the wage where MRP and S intersect`;
  const bend =
    minimum.isBinding && drawnCurves(state).includes('mrc')
      ? [
          'marginal resource cost MRC2 is horizontal at the minimum wage up to S, then jumps to MRC1 and continues along it',
        ]
      : [];
  const gap = parts.has('surplus')
    ? [
        `at the minimum wage the quantity of labor supplied is ${values.labor(minimum.laborSupplied)}, a surplus of labor${values.writer.isHidden ? '' : ` of ${count(minimum.surplusOfLabor)}`}`,
      ]
    : [];
  return [where, ...bend, ...gap];
}

/** Where things lie, and not what the employer does: that may be the question. */
function markTexts(state: MonopsonyState, values: LaborValues): string[] {
  const { parts, free, now, minimum, competitive } = state;
  const texts: string[] = [];
  const drawn = drawnCurves(state);
  const isBound = minimum?.isBinding === true;
  const quantity = `a quantity of ${values.labor(free.labor)}`;
  const place =
    drawn.includes('mrp') && drawn.includes('mrc')
      ? `MRP and ${isBound ? 'MRC1' : 'MRC'} intersect at ${quantity}`
      : `${quantity} is marked`;
  const level = `${drawn.includes('supply') ? 'and supply there is at' : 'with'} a wage of ${values.wage(free.wage)}`;
  if (parts.has('old-hiring') || (parts.has('hiring') && !isBound)) texts.push(`${place}, ${level}`);
  if (parts.has('hiring') && isBound)
    texts.push(
      `with the minimum wage, a quantity of ${values.labor(now.labor)} is marked, at ${values.wage(now.wage)}`,
    );
  if (parts.has('mrp-at-hiring'))
    texts.push(`MRP at a quantity of ${values.labor(now.labor)} is ${values.wage(now.revenueProduct)}`);
  if (parts.has('competitive'))
    texts.push(
      `MRP and S intersect at a quantity of ${values.labor(competitive.labor)} and a wage of ${values.wage(competitive.wage)}`,
    );
  return texts;
}

/** Describes what the picture shows and draws no conclusions. */
export const describeMonopsony = (
  state: MonopsonyState,
  values: LaborValues,
  points: readonly LaborMark[],
  shaded: readonly PlacedArea[],
  regions: readonly PlacedArea[],
): string =>
  sentences([
    ...curveTexts(state, values),
    ...minimumTexts(state, values),
    ...markTexts(state, values),
    ...pointText(points, values),
    ...shadedText(shaded, values.writer.isHidden),
    ...placeTexts(regions),
  ]);
