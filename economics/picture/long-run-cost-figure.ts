import type { Area, Curve, Era, Figure, Mark, Point, Role } from '../figure';
import { averageTotalCost, marginalCost } from '../firm-costs';
import { longRunAverageCost, plantFor, requireLongRunCost, type LongRunCost } from '../long-run-cost';
import { isSame } from '../numbers';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import {
  areaIn,
  blank,
  curvedPath,
  curveIn,
  markAt,
  sentences,
  withOneLetter,
  withSubscript,
  writerOf,
  type Writer,
} from './figure-parts';
import type { LongRunCostPicture, LongRunPart } from './long-run-cost-picture';

const STRETCHES = 48;

const along = (from: number, to: number, height: (quantity: number) => number): Point[] =>
  curvedPath(from, to, STRETCHES, height);

/** The regions of scale: below the curve, each on its own stretch of quantities. */
function regionAreas({ cost }: LongRunCostPicture, axes: Bounds): Area[] {
  const { from, to, end } = cost;
  const region = (id: string, name: string, left: number, right: number): Area[] =>
    isSame(left, right) || right < left
      ? []
      : areaIn(axes, id, 'lettered', name, [
          [left, 0],
          ...along(left, right, (at) => longRunAverageCost(cost, at)),
          [right, 0],
        ]);
  return [
    ...region('economies', 'Economies of scale', 0, from),
    ...region('constant-returns', 'Constant returns', from, end ? to : axes.x.max),
    ...(end ? region('diseconomies', 'Diseconomies of scale', to, axes.x.max) : []),
  ];
}

/** The short-run curves of each plant. */
function plantCurves({ cost, plants = [], marginal = false }: LongRunCostPicture, axes: Bounds): Curve[] {
  return plants.flatMap((quantity, index) => {
    const plant = plantFor(cost, quantity);
    const number = plants.length > 1 ? `~${index + 1}~` : '';
    const curve = (id: string, role: Role, name: string, height: (at: number) => number) =>
      curveIn(axes, `${id}-${index + 1}`, role, `${name}${number}`, along(axes.x.max / 100, axes.x.max, height));
    return [
      ...curve('short-run-cost', 'average-variable-cost', 'SRATC', (at) => averageTotalCost(plant, at)),
      ...(marginal ? curve('short-run-marginal-cost', 'marginal-cost', 'SRMC', (at) => marginalCost(plant, at)) : []),
    ];
  });
}

function marksOf(picture: LongRunCostPicture, show: ReadonlySet<LongRunPart>, writer: Writer): Mark[] {
  const { cost } = picture;
  const pointAt = (quantity: number): Point => [quantity, longRunAverageCost(cost, quantity)];
  const mark = (id: string, name: string, quantity: number, subscript: string): Mark =>
    markAt(writer, id, name, pointAt(quantity), [withSubscript('Q', subscript), withSubscript('C', subscript)]);
  // A border between two regions has its quantity only.
  const border = (id: string, quantity: number): Mark => markAt(writer, id, '', pointAt(quantity), ['', null]);
  const hasScale = show.has('minimum-efficient-scale');
  const hasFlat = cost.end !== undefined && !isSame(cost.from, cost.to);
  const marks = [
    ...(hasScale ? [mark('minimum-efficient-scale', '', cost.from, 'M')] : []),
    ...(show.has('regions') && !hasScale ? [border('economies-end', cost.from)] : []),
    ...(show.has('regions') && hasFlat ? [border('diseconomies-start', cost.to)] : []),
    ...(picture.at ?? []).map(({ quantity, name }) => mark(`point-${name}`, name, quantity, name)),
  ];
  return withOneLetter(marks, writer);
}

const WHERE: Readonly<Record<string, string>> = {
  economies: 'where LRATC falls',
  'constant-returns': 'where LRATC is horizontal',
  diseconomies: 'where LRATC rises',
};

/** On which part of the curve a point lies. */
function partAt(quantity: number, { from, to, end }: LongRunCost): string {
  const [isStart, isEnd] = [isSame(quantity, from), end !== undefined && isSame(quantity, to)];
  if (isStart && isEnd) return 'at its lowest point';
  if (isStart || isEnd) return `where it ${isStart ? 'begins' : 'ceases'} to be horizontal`;
  return quantity < from ? 'where it falls' : end && quantity > to ? 'where it rises' : 'where it is horizontal';
}

function markText({ id, name, guides, at }: Mark, { cost, newCost }: LongRunCostPicture): string[] {
  const [x, y] = [guides?.x ?? '', guides?.y ?? ''];
  if (id === 'minimum-efficient-scale') return [`LRATC first reaches its lowest level, ${y}, at a quantity of ${x}`];
  if (name !== '')
    return [
      `${name} is on ${newCost ? 'LRATC~2~' : 'LRATC'} ${partAt(at[0], cost)}, at a quantity of ${x} and a cost of ${y}`,
    ];
  return x === '' ? [] : [`a region ends at a quantity of ${x}`];
}

function shiftText(before: LongRunCost, { cost }: LongRunCostPicture): string {
  const change = cost.lowest - before.lowest;
  const where = isSame(change, 0)
    ? 'with the same lowest cost'
    : `with a ${change < 0 ? 'lower' : 'higher'} lowest cost`;
  return `LRATC~1~ is the curve before a change in costs, and LRATC~2~ is the curve after it, ${where}`;
}

function shapeText({ cost, plants = [] }: LongRunCostPicture, hasCurve: boolean, writer: Writer): string[] {
  const range = writer.isHidden
    ? 'over a range of quantities'
    : `at ${writer.price(cost.lowest, '')} from ${writer.amount(cost.from, '')} to ${writer.amount(cost.to, '')}`;
  const flat = isSame(cost.from, cost.to) ? 'reaches its lowest point' : `is horizontal ${range}`;
  const curve = `long-run average total cost LRATC falls, ${flat}${cost.end ? ', and rises' : ''}`;
  const touching = plants.map((quantity) => {
    const side = quantity < cost.from ? 'falls' : quantity > cost.to ? 'rises' : 'is lowest';
    return `${writer.isHidden ? '' : `at a quantity of ${writer.amount(quantity, '')}, `}where LRATC ${side}`;
  });
  const touch =
    plants.length > 1 ? 'short-run average total cost curves touch' : 'short-run average total cost touches';
  return [...(hasCurve ? [curve] : []), ...(plants.length > 0 ? [`${touch} LRATC ${touching.join('; ')}`] : [])];
}

/** The graph of long-run cost. @throws RangeError with a message for the author when its parts do not fit together. */
export function longRunCostFigure(given: LongRunCostPicture): Figure {
  const picture = { ...given, cost: given.newCost ?? given.cost };
  const { cost, plants = [] } = picture;
  const old = given.newCost ? given.cost : null;
  requireLongRunCost(cost);
  if (old) requireLongRunCost(old);
  const writer = writerOf(picture.values);
  const show = new Set<LongRunPart>(picture.show ?? ['curve']);
  const hasCurve = show.has('curve');
  if (!hasCurve && plants.length === 0) throw new RangeError('show the curve, or give plants');
  const marks = marksOf(picture, show, writer);
  const reach = Math.max((cost.end?.quantity ?? cost.to * 1.6) * 1.05, ...marks.map(({ at }) => at[0] * 1.05));
  const top = Math.max(cost.start, old?.start ?? 0, cost.end?.cost ?? 0, ...marks.map(({ at }) => at[1])) * 1.2;
  const axes = priceAxes(picture, writer, { reach }, { reach: top }, marks);
  const draw = (id: string, name: string, of: LongRunCost, era: Era): Curve[] => {
    const path = along(0, axes.x.max, (at) => longRunAverageCost(of, at));
    return hasCurve ? curveIn(axes, id, 'long-run-average-cost', name, path, era) : [];
  };
  const before = old ? draw('long-run-cost-was', 'LRATC~1~', old, 'was') : [];
  const whole = draw('long-run-cost', old ? 'LRATC~2~' : 'LRATC', cost, 'is');
  const areas = show.has('regions') ? regionAreas(picture, axes) : [];
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Long-run average total cost: ${picture.quantity}`,
    description: sentences([
      ...shapeText(picture, hasCurve, writer),
      ...(old && hasCurve ? [shiftText(old, picture)] : []),
      ...areas.map(({ name, id }) => `${name} are marked ${WHERE[id] ?? ''}`),
      ...marks.flatMap((mark) => markText(mark, picture)),
    ]),
    curves: [...plantCurves(picture, axes), ...before, ...whole],
    areas,
    marks,
  };
}
