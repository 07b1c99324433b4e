import type { Arrow, Curve, Figure } from '../figure';
import { hiredAt, type RevenueProduct } from '../factor-market';
import { isList } from '../marginal';
import { isSame } from '../numbers';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { arrowBetween, blank, curveIn, levelPath, sentences } from './figure-parts';
import {
  drawnMarks,
  laborAreas,
  laborLabels,
  LaborValues,
  laborWriter,
  pointsOn,
  pointText,
  productPath,
  productText,
  wageBill,
  type LaborMark,
} from './labor-parts';
import type { HiringPart, HiringPicture } from './hiring-picture';
import { drawnAreas, placeTexts, shadedText } from './shades';

interface Choice {
  readonly product: RevenueProduct;
  readonly wage: number | null;
  readonly hired: number;
}

interface State {
  readonly was: Choice;
  readonly is: Choice;
  readonly isNewProduct: boolean;
  readonly isNewWage: boolean;
  readonly parts: ReadonlySet<HiringPart>;
}

const choiceOf = (product: RevenueProduct, wage: number | null): Choice => ({
  product,
  wage,
  hired: wage === null ? 0 : hiredAt(product, wage),
});

function stateOf({ mrp, newMrp, marketWage, newWage, show }: HiringPicture): State {
  if (newWage !== undefined && marketWage === undefined) throw new RangeError('a newWage needs a marketWage');
  const was = choiceOf(mrp, marketWage ?? null);
  const is = choiceOf(newMrp ?? mrp, newWage ?? was.wage);
  const [isNewProduct, isNewWage] = [newMrp !== undefined, newWage !== undefined];
  const parts = new Set<HiringPart>(show ?? (is.wage === null ? [] : ['hiring']));
  const needed = [...parts].find((part) => part !== 'shift-arrow');
  if (needed && is.wage === null) throw new RangeError(`${needed} needs a marketWage`);
  const changed = parts.has('old-hiring') ? 'old-hiring' : parts.has('shift-arrow') ? 'a shift-arrow' : null;
  if (changed && !isNewProduct && !isNewWage) throw new RangeError(`${changed} needs a newWage or a newMrp`);
  if (isList(mrp) !== isList(is.product)) throw new RangeError('mrp and newMrp must both be lists or both straight');
  return { was, is, isNewProduct, isNewWage, parts };
}

function hiringMarks({ was, is, parts }: State): LaborMark[] {
  const mark = (id: string, era: 'was' | 'is', { wage, hired }: Choice): LaborMark[] =>
    wage === null ? [] : [{ id, era, labor: hired, wage, guides: ['labor', 'wage'] }];
  return [
    ...(parts.has('old-hiring') ? mark('hiring-was', 'was', was) : []),
    ...(parts.has('hiring') ? mark('hiring', 'is', is) : []),
  ];
}

const peakOf = (product: RevenueProduct): number => (isList(product) ? Math.max(...product) : product.start);
const endOf = (product: RevenueProduct): number => (isList(product) ? product.length : product.start / product.slope);

function curvesOf(axes: Bounds, { was, is, isNewProduct, isNewWage }: State): Curve[] {
  const product = (id: string, era: 'was' | 'is', name: string, { product: drawn }: Choice) =>
    curveIn(axes, id, 'marginal-revenue-product', name, productPath(axes, drawn), era);
  const supply = (id: string, era: 'was' | 'is', name: string, { wage }: Choice) =>
    wage === null ? [] : curveIn(axes, id, 'supply', name, levelPath(axes, wage), era);
  return [
    ...(isNewProduct ? product('mrp-was', 'was', 'MRP1', was) : []),
    ...product('mrp', 'is', isNewProduct ? 'MRP2' : 'MRP', is),
    ...(isNewWage ? supply('supply-was', 'was', 'S1 = MRC1', was) : []),
    ...supply('supply', 'is', isNewWage ? 'S2 = MRC2' : 'S = MRC', is),
  ];
}

/** Upright between the wages, level between straight MRP lines. */
function arrowsOf(axes: Bounds, { was, is, isNewProduct, isNewWage, parts }: State): Arrow[] {
  if (!parts.has('shift-arrow')) return [];
  const arrows: Arrow[] = [];
  if (isNewWage && was.wage !== null && is.wage !== null) {
    const across = axes.x.max * 0.82;
    arrows.push({ id: 'supply-shift', role: 'supply', ...arrowBetween([across, was.wage], [across, is.wage]) });
  }
  if (isNewProduct) {
    if (isList(was.product) || isList(is.product)) throw new RangeError('a shift-arrow of MRP needs straight lines');
    const low = Math.max(0, was.wage ?? 0, is.wage ?? 0);
    const high = Math.min(was.product.start, is.product.start, axes.y.max);
    const level = low + (high - low) * 0.45;
    if (!(high > low)) throw new RangeError('MRP lies below the wage: there is no space for a shift-arrow');
    const at = ({ product }: Choice) => [hiredAt(product, level), level] as const; // a point
    arrows.push({ id: 'mrp-shift', role: 'marginal-revenue-product', ...arrowBetween(at(was), at(is)) });
  }
  return arrows;
}

function productTexts({ was, is, isNewProduct }: State, values: LaborValues): string[] {
  if (!isNewProduct) return [productText('MRP', is.product, values.writer)];
  const wage = is.wage ?? 0;
  const [before, after] = [was, is].map(({ product }) => (wage > 0 ? hiredAt(product, wage) : endOf(product)));
  const direction = (after ?? 0) > (before ?? 0) ? 'right ' : (after ?? 0) < (before ?? 0) ? 'left ' : '';
  return [
    productText('MRP1', was.product, values.writer),
    `MRP shifts ${direction}from MRP1 to MRP2`,
    ...(values.writer.isHidden ? [] : [productText('MRP2', is.product, values.writer)]),
  ];
}

function wageTexts({ was, is, isNewWage }: State, values: LaborValues): string[] {
  if (was.wage === null || is.wage === null) return [];
  if (!isNewWage)
    return [`labor supply to the firm is horizontal at the market wage of ${values.wage(is.wage)}: S = MRC`];
  const change = isSame(was.wage, is.wage) ? 'stays at' : is.wage > was.wage ? 'rises to' : 'falls to';
  return [
    `labor supply to the firm is horizontal at the market wage of ${values.wage(was.wage)}: S1 = MRC1`,
    `the market wage ${change} ${values.wage(is.wage)}: S2 = MRC2`,
  ];
}

function hiringTexts({ was, is, isNewProduct, isNewWage, parts }: State, values: LaborValues): string[] {
  const text = ({ product, hired }: Choice, index: 1 | 2) => {
    const [mrp, mrc] = [isNewProduct ? `MRP${index}` : 'MRP', isNewWage ? `MRC${index}` : 'MRC'];
    return isList(product)
      ? `${mrp} steps below ${mrc} after a quantity of ${values.labor(hired)}`
      : `${mrp} and ${mrc} intersect at a quantity of ${values.labor(hired)}`;
  };
  return [...(parts.has('old-hiring') ? [text(was, 1)] : []), ...(parts.has('hiring') ? [text(is, 2)] : [])];
}

/** The graph of a firm's hiring. @throws RangeError with a message for the author when its parts do not fit together. */
export function hiringFigure(picture: HiringPicture): Figure {
  const { quantity, areas } = picture;
  const state = stateOf(picture);
  const { was, is } = state;
  const writer = laborWriter(picture.values);
  const points = pointsOn(is.product, picture.at ?? []);
  const marked = [...hiringMarks(state), ...points];
  const wages = [was.wage, is.wage].flatMap((level) => (level === null ? [] : [level]));
  const values = new LaborValues(writer, marked, wages);
  const marks = drawnMarks(marked, values);
  const products = [was.product, is.product];
  const matters = Math.max(was.hired, is.hired, ...points.map(({ labor }) => labor));
  const ends = Math.max(...products.map(endOf));
  const across = isList(is.product) || matters === 0 ? ends : Math.min(ends, matters * 1.8);
  const up = Math.max(...products.map(peakOf), ...wages.map((level) => level * 1.2));
  const axes = priceAxes(laborLabels(picture), writer, { reach: across }, { reach: up }, marks);
  const curves = curvesOf(axes, state);
  if (areas && isList(is.product)) throw new RangeError('lettered areas need a straight MRP');
  const regions = laborAreas(areas, axes, curves, marks);
  const bill = state.parts.has('wage-bill') && is.wage !== null ? drawnAreas(axes, [wageBill(is.hired, is.wage)]) : [];
  return {
    ...blank,
    ...axes,
    title:
      picture.title ?? `${is.wage === null ? 'Marginal revenue product' : 'Hiring by a competitive firm'}: ${quantity}`,
    description: sentences([
      ...productTexts(state, values),
      ...wageTexts(state, values),
      ...hiringTexts(state, values),
      ...pointText(points, values),
      ...shadedText(bill, writer.isHidden),
      ...placeTexts(regions),
    ]),
    curves,
    areas: [...bill, ...regions].map(({ area }) => area),
    marks,
    arrows: arrowsOf(axes, state),
  };
}
