import type { Point } from '../../economics/figure';
import { heightAt, pointsOf } from '../../economics/free-response/curve';
import type { Panel } from '../../economics/free-response/graph-document';
import { regionSeeds } from '../../economics/free-response/regions';
import { guide, noAxisName, nothingShaded, type Change, type TypicalErrors } from './typical-errors';

// Typical errors in the graphs of unit 6.

function heightOf({ curves }: Panel, label: string, x: number): number {
  const curve = curves.find((one) => one.label === label);
  return (curve && heightAt(pointsOf(curve), x)) ?? NaN;
}

/** Where the mark stands that has this name on an axis. */
const spotOf = ({ marks }: Panel, name: string): Point =>
  marks.find(({ x, y }) => x === name || y === name)?.at ?? [NaN, NaN];

export const without =
  (label: string): Change =>
  ({ curves }) => ({ curves: curves.filter((curve) => curve.label !== label) });

/** The handles of a curve at other places. */
export const moved =
  (label: string, move: (at: Point, panel: Panel) => Point): Change =>
  (panel) => ({
    curves: panel.curves.map((curve) =>
      curve.label === label ? { ...curve, handles: curve.handles.map((at) => move(at, panel)) } : curve,
    ),
  });

export const lifted = (label: string, by: number): Change => moved(label, ([x, y]) => [x, y + by]);

/** The part to the right of QM further right, so that MC misses the minimum. */
const lateMinimum: Change = moved('ATC', ([x, y], panel) => [x > spotOf(panel, 'QM')[0] ? x + 0.15 : x, y]);

/** Still through the same point at QM, but steeper, so that it misses the minimum of ATC. */
const steepMarginalCost: Change = moved('MC', ([x, y], panel) => {
  const [at] = spotOf(panel, 'QM');
  const height = heightOf(panel, 'MC', at);
  return [at + (x - at) / 2, height + (y - height) * 1.2];
});

/** The price is read where MR and MC intersect, and the quantity stays where it is. */
export const priceAcross =
  (name: string): Change =>
  (panel) => ({
    marks: panel.marks.flatMap((mark) => {
      if (mark.y !== name) return [mark];
      const [x] = mark.at;
      return [
        { ...mark, y: null },
        { ...mark, id: 'across', at: [x, heightOf(panel, 'MC', x)] as const, x: null }, // a point
      ];
    }),
  });

/** A quantity at the quantity of another name, and on the same curve. */
const quantityAt =
  (name: string, x: (panel: Panel) => number, curve: string): Change =>
  (panel) => ({
    marks: panel.marks.map(
      (mark) => (mark.x === name ? { ...mark, at: [x(panel), heightOf(panel, curve, x(panel))] as const } : mark), // a point
    ),
  });

const lowestOf = ({ curves }: Panel, label: string): number =>
  pointsOf(curves.find((one) => one.label === label) ?? { shape: 'straight', handles: [] }).reduce<Point>(
    (low, at) => (at[1] < low[1] ? at : low),
    [NaN, Infinity],
  )[0];

/** Everything to the left of and below a mark is shaded in place of an area. */
export const allBelow =
  (label: string, name: string): Change =>
  (panel) => {
    const [right, top] = spotOf(panel, name);
    const seeds = regionSeeds(panel).filter(([x, y]) => x < right && y < top);
    return { areas: panel.areas.map((area) => (area.label === label ? { ...area, seeds } : area)) };
  };

const unnamedAreas: Change = ({ areas }) => ({ areas: areas.map((area) => ({ ...area, label: '' })) });

export const IMPERFECT_COMPETITION_ERRORS: TypicalErrors = {
  monopoly: [
    ['an axis without a name', noAxisName, ['a-1']],
    ['marginal revenue drawn on demand', moved('MR', ([x, y]) => [2 * x, y]), ['a-1', 'a-2']],
    ['a price read where MR and MC intersect', priceAcross('PM'), ['a-3', 'b-1']],
    ['a marginal cost that misses the minimum of ATC', lateMinimum, ['a-4']],
    ['no ATC', without('ATC'), ['a-4', 'b-1']],
    ['no D', without('D'), ['a-1', 'a-3', 'a-4', 'd-i-1']],
    ['no QM', guide('QM', ''), ['a-2']],
    ['two areas without names', unnamedAreas, ['b-1', 'd-i-1']],
    ['revenue shaded for profit', allBelow('Profit', 'PM'), ['b-1']],
    ['nothing shaded', nothingShaded, ['b-1', 'd-i-1']],
  ],
  'natural-monopoly': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a price read where MR and MC intersect', priceAcross('PM'), ['a-3']],
    ['an ATC that rises in the end', moved('ATC', ([x, y]) => [x, x > 0.8 ? y + 0.3 : y]), ['a-2', 'b-2']],
    ['an ATC below MC', lifted('ATC', -0.25), ['a-2', 'b-2']],
    ['the regulated quantity left at QM', quantityAt('QR', (panel) => spotOf(panel, 'QM')[0], 'ATC'), ['b-1', 'b-2']],
    ['total cost shaded for the loss', allBelow('Loss', 'QR'), ['b-2']],
    ['nothing shaded', nothingShaded, ['b-2']],
  ],
  'perfect-price-discrimination': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a price read where MR and MC intersect', priceAcross('PM'), ['a-1']],
    ['no quantity with price discrimination', guide('QPD', null), ['b-1']],
    ['the quantity of a single price', quantityAt('QPD', (panel) => spotOf(panel, 'QM')[0], 'D'), ['b-1']],
  ],
  'monopolistic-competition': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a price read where MR and MC intersect', priceAcross('PM'), ['a-1']],
    ['an economic profit', lifted('ATC', -0.08), ['a-2']],
    ['an economic loss', lifted('ATC', 0.08), ['a-2']],
    ['a marginal cost that misses the minimum of ATC', steepMarginalCost, ['a-2']],
    ['the quantity of minimum ATC', quantityAt('QM', (panel) => lowestOf(panel, 'ATC'), 'D'), ['a-1', 'a-2']],
  ],
};
