import type { Axis, Curve, Figure } from '../figure';
import { findMarginalCrossing, findMinimumAverageTotal, minimumAverageVariable } from '../firm-costs';
import { priceAxes } from './axis';
import { curvedAreas } from './curved-areas';
import { blank, writerOf, type Writer } from './figure-parts';
import { firmShades } from './firm-areas';
import { firmCurves, firmShiftArrows } from './firm-curves';
import { describeFirm, titleOfFirm } from './firm-description';
import { elasticitySpans, firmMarks, type FirmMark } from './firm-marks';
import type { FirmPicture } from './firm-picture';
import { firmState, heightOf, type FirmState } from './firm-state';
import { cornersOf, drawnAreas } from './shades';

const largest = (values: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...values.map((value) => (value != null && Number.isFinite(value) ? value : 0)));

/** Axes that by default contain what is marked, the lowest average costs, and most of demand. */
function firmAxes(
  picture: FirmPicture,
  state: FirmState,
  marks: readonly FirmMark[],
  writer: Writer,
): { x: Axis; y: Axis } {
  const { was, is, curves, isPriceTaker } = state;
  const eras = [was, is];
  const corners = cornersOf(firmShades(state));
  const minima = eras.flatMap(({ costs }) => [
    ...(curves.has('ATC') ? [findMinimumAverageTotal(costs)] : []),
    ...(curves.has('AVC') || curves.has('MC') ? [minimumAverageVariable(costs)] : []),
  ]);
  const lines = eras.flatMap(({ line }) => (line && curves.has('D') ? [line] : []));
  const sloped = lines.filter(({ slope }) => slope > 0);
  const outputs = eras.map(({ output }) => output?.quantity);
  const crossings = eras.map(({ costs, line }) => (line && line.slope > 0 ? findMarginalCrossing(costs, line) : null));
  const matters = largest([...outputs, ...crossings, ...marks.map(({ at }) => at[0]), ...corners.map(([x]) => x)]);
  const ends = largest(sloped.map(({ choke, slope }) => choke / slope));
  const lowest = largest(minima.map((found) => found?.quantity));
  const far =
    sloped.length > 0 ? Math.max(matters * 1.1, Math.min(ends, matters * 1.7)) : Math.max(matters * 1.25, lowest * 1.6);
  const x = far > 0 ? far : 10;
  const end = picture.max?.quantity ?? x;
  const heights = largest([
    ...lines.map(({ choke }) => choke * (isPriceTaker ? 1.35 : 1.02)),
    ...marks.map(({ at }) => at[1] * 1.15),
    ...corners.map(([, y]) => y * 1.05),
    ...minima.map((found) => found && found.cost * 1.9),
    ...(curves.has('AFC') ? [heightOf('AFC', is, end / 5)] : []),
  ]);
  return priceAxes(picture, writer, { reach: x }, { reach: heights || 10 }, marks);
}

const CALLED: Readonly<Record<string, string>> = {
  demand: 'the demand curve',
  'marginal-revenue': 'the marginal revenue curve',
  'marginal-cost': 'the marginal cost curve',
};

/** How a curve is called as the border of a lettered area. */
const nameOf = ({ id, role, name }: Curve): string =>
  id.startsWith('price-line') ? `the line ${name}` : `${CALLED[role] ?? 'the curve'} ${name}`;

/** The graph of a firm. @throws RangeError with a message for the author when its parts do not fit together. */
export function firmFigure(picture: FirmPicture): Figure {
  const writer = writerOf(picture.values);
  const state = firmState(picture);
  const marks = firmMarks({ picture, state, writer });
  const axes = firmAxes(picture, state, marks, writer);
  const curves = firmCurves(axes, state);
  const regions = typeof picture.areas === 'object' ? curvedAreas(picture.areas, axes, curves, marks, nameOf) : [];
  // Shading would tell which letters make up an area.
  const shaded = regions.length > 0 ? [] : drawnAreas(axes, firmShades(state), picture.areas === 'letters');
  const areas = [...shaded, ...regions];
  return {
    ...blank,
    ...axes,
    title: titleOfFirm(picture, state),
    description: describeFirm(picture, state, axes, marks, areas, writer),
    curves,
    areas: areas.map(({ area }) => area),
    marks: marks.map(({ is: _, ...mark }) => mark),
    spans: elasticitySpans(axes, state),
    arrows: firmShiftArrows(axes, state),
  };
}
