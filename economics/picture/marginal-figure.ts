import type { Area, Curve, Figure, Mark, Point } from '../figure';
import { isList, netGain, optimalQuantity, type Marginal } from '../marginal';
import { count } from '../numbers';
import { priceAxes, xyLabels } from './axis';
import { areaIn, blank, curveIn, markAt, sentences, stepPath, writerOf, type Writer } from './figure-parts';
import { letteredAreas } from './lettered-areas';
import { placeTexts } from './shades';
import type { MarginalPicture } from './marginal-picture';

type Side = 'benefit' | 'cost';

/** A list's value at quantity 0 is that of its first unit. */
const valueAt = (side: Side, marginal: Marginal, quantity: number): number =>
  isList(marginal) ? (marginal[0] ?? 0) : marginal.start + (side === 'benefit' ? -1 : 1) * marginal.slope * quantity;

function pathOf(side: Side, marginal: Marginal, end: number): Point[] {
  if (isList(marginal)) return stepPath(marginal);
  return [
    [0, valueAt(side, marginal, 0)],
    [end, valueAt(side, marginal, end)],
  ];
}

interface Optimum {
  readonly quantity: number;
  readonly height: number;
  /** Whether the two cross there: with whole units no one value belongs to both. */
  readonly hasValue: boolean;
  readonly gain: number;
}

/** Where two step curves cross after `quantity` units: in the middle of what both have there. */
function crossing(benefit: readonly number[], cost: readonly number[], quantity: number): number {
  const low = Math.max(benefit[quantity] ?? 0, cost[quantity - 1] ?? 0);
  const high = Math.min(benefit[quantity - 1] ?? Infinity, cost[quantity] ?? Infinity);
  return high === Infinity ? low : (low + high) / 2;
}

function optimumOf(benefit: Marginal, cost: Marginal): Optimum {
  const quantity = optimalQuantity(benefit, cost);
  if (isList(benefit) && isList(cost))
    return {
      quantity,
      hasValue: false,
      height: crossing(benefit, cost, quantity),
      gain: netGain(benefit, cost, quantity),
    };
  const [from, to] = [valueAt('benefit', benefit, 0) - valueAt('cost', cost, 0), valueAt('benefit', benefit, quantity)];
  return { quantity, hasValue: true, height: to, gain: (from * quantity) / 2 };
}

const NAMES = { benefit: ['MB', 'marginal benefit'], cost: ['MC', 'marginal cost'] } as const;

function shape(side: Side, marginal: Marginal, isHidden: boolean): string {
  const [letters, name] = NAMES[side];
  if (isList(marginal))
    return isHidden
      ? `${name} ${letters} is drawn unit by unit`
      : `${name} ${letters} of units 1, 2, 3, …: ${marginal.map(count).join(', ')}`;
  const change = marginal.slope === 0 ? 'stays the same' : side === 'benefit' ? 'falls' : 'rises';
  const by =
    marginal.slope === 0
      ? ` at ${count(marginal.start)}`
      : ` from ${count(marginal.start)} by ${count(marginal.slope)} with each unit`;
  return `${name} ${letters} ${change}${isHidden ? '' : by}`;
}

function netGainOutline(benefit: Marginal, cost: Marginal, quantity: number): Point[] {
  const cut = (marginal: Marginal): Marginal => (isList(marginal) ? marginal.slice(0, quantity) : marginal);
  return [...pathOf('benefit', cut(benefit), quantity), ...pathOf('cost', cut(cost), quantity).reverse()];
}

/** The named points, each with its values; beside lettered areas only with its quantity, so that no level line cuts a region. */
function pointMarks({ at = [], areas, benefit, cost }: MarginalPicture, writer: Writer): Mark[] {
  return at.map(({ curve, quantity, name }): Mark => {
    const marginal = curve === 'benefit' ? benefit : cost;
    if (!marginal || isList(marginal)) throw new RangeError(`point ${name} needs a straight marginal ${curve} curve`);
    const point = [quantity, valueAt(curve, marginal, quantity)] as const; // a pair
    return markAt(writer, `point-${name}`, name, point, [`Q${name}`, areas ? null : `V${name}`]);
  });
}

const pointText = ({ name, guides }: Mark, index: number, { at = [] }: MarginalPicture): string => {
  const value = guides?.y == null ? '' : ` and a value of ${guides.y}`;
  return `${name} is on the marginal ${at[index]?.curve ?? ''} curve, at a quantity of ${guides?.x ?? ''}${value}`;
};

/** What must fit on each axis. */
function reachOf(sides: readonly (readonly [Side, Marginal])[], optimum: Optimum | null): { x: number; y: number } {
  const lists = sides.flatMap(([, marginal]) => (isList(marginal) ? [marginal] : []));
  const ends = sides.flatMap(([side, marginal]) =>
    side === 'benefit' && !isList(marginal) && marginal.slope > 0 ? [marginal.start / marginal.slope] : [],
  );
  const starts = sides.flatMap(([, marginal]) => (isList(marginal) ? marginal : [marginal.start]));
  const quantity = optimum?.quantity ?? 0;
  const end = Math.max(0, ...ends);
  return {
    x: Math.max(
      ...lists.map(({ length }) => length),
      quantity * 1.2,
      quantity > 0 ? Math.min(end, quantity * 2.5) : end,
    ),
    y: Math.max(...starts, (optimum?.height ?? 0) * 1.2) * 1.05,
  };
}

/** Marginal benefit against marginal cost. @throws RangeError with a message for the author when its parts do not fit together. */
export function marginalFigure(picture: MarginalPicture): Figure {
  const { benefit, cost } = picture;
  const writer = writerOf(picture.values, count);
  const sides = (['benefit', 'cost'] as const).flatMap((side): (readonly [Side, Marginal])[] => {
    const marginal = picture[side];
    return marginal ? [[side, marginal]] : [];
  });
  if (sides.length === 0) throw new RangeError('a marginal picture needs a benefit, a cost, or both');
  const show = new Set(picture.show ?? (benefit && cost ? ['optimum' as const] : []));
  if (show.size > 0 && !(benefit && cost))
    throw new RangeError(`${[...show].join(' and ')} needs a benefit and a cost`);
  const optimum = benefit && cost ? optimumOf(benefit, cost) : null;
  const reach = reachOf(sides, optimum);
  const marks: Mark[] = [];
  if (optimum && show.has('optimum')) {
    const { quantity, hasValue, height } = optimum;
    marks.push(markAt(writer, 'optimum', 'Optimum', [quantity, height], ['Q*', hasValue ? 'V' : null]));
  }
  const points = pointMarks(picture, writer);
  const axes = priceAxes(xyLabels(picture), writer, { reach: reach.x }, { reach: reach.y }, [...marks, ...points]);
  const gain: Area[] =
    optimum && benefit && cost && show.has('net-gain')
      ? areaIn(axes, 'net-gain', 'gain', 'Net gain', netGainOutline(benefit, cost, optimum.quantity))
      : [];
  const curves = sides.flatMap(([side, marginal]): Curve[] =>
    curveIn(axes, `marginal-${side}`, `marginal-${side}`, NAMES[side][0], pathOf(side, marginal, axes.x.max)),
  );
  if (picture.areas && sides.some(([, marginal]) => isList(marginal)))
    throw new RangeError('lettered areas need straight curves');
  const regions = letteredAreas(picture.areas ?? {}, axes, curves, [...marks, ...points]);
  const statements = [
    ...sides.map(([side, marginal]) => shape(side, marginal, writer.isHidden)),
    ...marks.map(
      ({ guides }) =>
        `the optimal quantity is ${guides?.x ?? ''}${guides?.y == null ? '' : `, where marginal benefit and marginal cost are both ${guides.y}`}`,
    ),
    ...points.map((mark, index) => pointText(mark, index, picture)),
    ...gain.map(() => (writer.isHidden ? 'shaded: the net gain' : `the net gain is ${count(optimum?.gain ?? 0)}`)),
    ...placeTexts(regions),
  ];
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Marginal ${sides.map(([side]) => side).join(' and marginal ')}: ${picture.x}`,
    description: sentences(statements),
    curves,
    areas: [...gain, ...regions.map(({ area }) => area)],
    marks: [...marks, ...points],
  };
}
