import type { Arrow, Curve, Figure, Mark, Point, Span } from '../figure';
import { count } from '../numbers';
import {
  checkFrontier,
  costTrend,
  efficiencyOf,
  endsOf,
  mostOfY,
  opportunityCostOfX,
  type Frontier,
} from '../production-possibilities';
import { priceAxes, xyLabels } from './axis';
import type { Bounds } from './clip';
import { arrowBetween, blank, curveIn, sentences, writerOf, type Writer } from './figure-parts';
import type { PossibilitiesPicture } from './possibilities-picture';

/** The frontier that holds in the end. */
const newest = ({ frontier, growth }: PossibilitiesPicture): Frontier => growth ?? frontier;

/** Straight stretches enough for a bow to look round. */
const STRETCHES = 40;

/** From making only y to making only x. A bow is stepped by angle, so that its steep end is as round as its flat one. */
function pathOf(frontier: Frontier): Point[] {
  if ('schedule' in frontier) return [...frontier.schedule];
  const { x, y, bow = 0 } = frontier;
  if (bow === 0)
    return [
      [0, y],
      [x, 0],
    ];
  const power = 2 / (1 + bow);
  return Array.from({ length: STRETCHES + 1 }, (_, step): Point => {
    if (step === STRETCHES) return [x, 0];
    const angle = (step / STRETCHES) * (Math.PI / 2);
    return [x * Math.sin(angle) ** power, y * Math.cos(angle) ** power];
  });
}

/** What trade at constant terms lets people consume who make only one good: a straight line through that end. */
function tradePath(
  { x, y }: { x: number; y: number },
  { makes, yPerX }: NonNullable<PossibilitiesPicture['trade']>,
): Point[] {
  return makes === 'x'
    ? [
        [0, x * yPerX],
        [x, 0],
      ]
    : [
        [0, y],
        [y / yPerX, 0],
      ];
}

function placed(picture: PossibilitiesPicture): { name: string; at: Point }[] {
  return (picture.points ?? []).map(({ name, x, y }) => ({ name, at: [x, y ?? mostOfY(newest(picture), x)] }));
}

/** Dots where the curve of a table bends, so that its combinations can be read. */
function kinksOf(picture: PossibilitiesPicture, points: readonly { at: Point }[]): Mark[] {
  const frontier = newest(picture);
  if (!('schedule' in frontier)) return [];
  const kinks = frontier.schedule.slice(1, -1).filter(([x, y]) => !points.some(({ at }) => at[0] === x && at[1] === y));
  return kinks.map((at) => ({ id: `kink-${at[0]}`, era: 'is', name: '', at, guides: null }));
}

/** A staircase outside of the curve: for each step across to the larger quantity of x, and down by what it costs. */
function stepSpans(picture: PossibilitiesPicture, writer: Writer): Span[] {
  const steps = picture.steps ?? [];
  const signed = (sign: string, amount: number) => (writer.isHidden ? '' : `${sign}${count(amount)}`);
  return steps.slice(1).flatMap((to, index): Span[] => {
    const from = steps[index] ?? 0;
    const [top, bottom] = [mostOfY(newest(picture), from), mostOfY(newest(picture), to)];
    const { gained, givenUp } = opportunityCostOfX(newest(picture), from, to);
    const corner: Point = [to, top];
    const [gain, cost] = [`gain-${index + 1}`, `cost-${index + 1}`];
    const fall = signed('−', givenUp);
    return [
      { id: gain, role: 'gain', name: signed('+', gained), from: [from, top], to: corner, isBeyond: true },
      { id: cost, role: 'deadweight-loss', name: fall, from: corner, to: [to, bottom], isBeyond: true },
    ];
  });
}

function curvesOf(axes: Bounds, picture: PossibilitiesPicture): Curve[] {
  const { frontier, growth, trade } = picture;
  const curves = growth ? curveIn(axes, 'frontier-was', 'frontier', 'PPC1', pathOf(frontier), 'was') : [];
  curves.push(...curveIn(axes, 'frontier', 'frontier', growth ? 'PPC2' : 'PPC', pathOf(newest(picture))));
  if (trade) curves.push(...curveIn(axes, 'trade', 'trade', 'With trade', tradePath(endsOf(newest(picture)), trade)));
  return curves;
}

/** Outward along the diagonal, between the two curves. */
function growthArrow({ frontier, growth }: PossibilitiesPicture): Arrow[] {
  if (!growth) return [];
  const middle = (of: Frontier): Point => [endsOf(of).x / 2, mostOfY(of, endsOf(of).x / 2)];
  const [from, to] = [middle(frontier), middle(growth)];
  const isMoved = Math.hypot(to[0] - from[0], to[1] - from[1]) > 0;
  return isMoved ? [{ id: 'growth', role: 'frontier', ...arrowBetween(from, to) }] : [];
}

const LOCATIONS = { inefficient: 'inside', efficient: 'on', unattainable: 'beyond' };

const SHAPES = {
  increasing: 'is bowed out',
  constant: 'is a straight line',
  mixed: 'connects the combinations in a table',
};

/** The good on an axis, inside a sentence: "Fish (per day)" is "fish". */
const goodOf = (label: string): string => {
  const name = label.replace(/\s*\(.*\)\s*$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

/** The unit in an axis label without its period: "tons" in "Tea (tons per year)", nothing in "Fish (per day)". */
const unitOf = (label: string): string =>
  (/\(([^)]*)\)\s*$/.exec(label)?.[1] ?? '').replace(/\s*\b(?:an?|per) \w+$/, '');

/** An amount in the units of its axis: "40 fish", "30 tons of tea", "30 thousand chests of tea", "30 thousand phones". */
function amountOf(amount: number, label: string): string {
  const unit = unitOf(label);
  const [scale = '', name] = /^(thousand|million|billion)s(?: of )?/.exec(unit) ?? [];
  const own = unit.slice(scale.length);
  return `${count(amount)}${name === undefined ? '' : ` ${name}`}${own === '' ? '' : ` ${own} of`} ${goodOf(label)}`;
}

function growthText({ frontier, growth, x, y }: PossibilitiesPicture, { isHidden }: Writer): string[] {
  if (!growth) return [];
  const [was, is] = [endsOf(frontier), endsOf(growth)];
  const isOutward = is.x >= was.x && is.y >= was.y;
  const isInward = is.x <= was.x && is.y <= was.y;
  const direction = isOutward ? 'outward ' : isInward ? 'inward ' : '';
  const before = isHidden ? '' : `, which ran from ${amountOf(was.y, y)} to ${amountOf(was.x, x)}`;
  return [`the curve has shifted ${direction}from PPC1${before}`];
}

const stepTexts = (picture: PossibilitiesPicture): string[] =>
  (picture.steps ?? []).slice(1).map((to, index) => {
    const from = picture.steps?.[index] ?? 0;
    const { givenUp } = opportunityCostOfX(newest(picture), from, to);
    return `going from ${count(from)} to ${amountOf(to, picture.x)} costs ${amountOf(givenUp, picture.y)}`;
  });

function placeOf({ frontier, growth }: PossibilitiesPicture, at: Point): string {
  const place = (of: Frontier) => LOCATIONS[efficiencyOf(of, at)];
  return growth ? `${place(frontier)} PPC1 and ${place(growth)} PPC2` : `${place(frontier)} the curve`;
}

/** What the picture shows, and no more: whether a point is efficient is for the student to say. */
function describePossibilities(
  picture: PossibilitiesPicture,
  points: readonly { readonly name: string; readonly at: Point }[],
  writer: Writer,
): string {
  const { growth, trade } = picture;
  const [x, y] = [goodOf(picture.x), goodOf(picture.y)];
  const frontier = newest(picture);
  const ends = endsOf(frontier);
  const range = writer.isHidden ? '' : `, from ${amountOf(ends.y, picture.y)} to ${amountOf(ends.x, picture.x)}`;
  const name = growth ? 'the production possibilities curve PPC2' : 'the production possibilities curve';
  return sentences([
    `${name} ${SHAPES[costTrend(frontier)]}${range}`,
    ...growthText(picture, writer),
    ...points.map((point) => {
      const values = writer.isHidden
        ? ''
        : `: ${amountOf(point.at[0], picture.x)} and ${amountOf(point.at[1], picture.y)}`;
      return `${point.name} is ${placeOf(picture, point.at)}${values}`;
    }),
    ...(writer.isHidden ? [] : stepTexts(picture)),
    ...(trade
      ? [
          `with trade, specializing in ${trade.makes === 'x' ? x : y} allows consumption along the line beyond the curve`,
        ]
      : []),
  ]);
}

/** The graph of a PPC. @throws RangeError with a message for the author when its parts do not fit together. */
export function possibilitiesFigure(picture: PossibilitiesPicture): Figure {
  const { frontier, growth, trade } = picture;
  for (const each of [frontier, growth]) if (each) checkFrontier(each);
  if (trade && !(trade.yPerX > 0)) throw new RangeError('the terms of trade (yPerX) must be above 0');
  const writer = writerOf(picture.values, count);
  const points = placed(picture);
  const named = points.map(({ name, at }): Mark => ({
    id: `point-${name}`,
    era: 'is',
    name,
    at,
    guides: writer.isHidden ? null : { x: count(at[0]), y: count(at[1]) },
  }));
  const marks = [...kinksOf(picture, points), ...named];
  const ends = [frontier, growth].flatMap((each) => (each ? [endsOf(each)] : []));
  const tradeEnds = trade ? tradePath(endsOf(newest(picture)), trade) : [];
  const reach = (index: 0 | 1) =>
    Math.max(
      ...ends.map((end) => (index === 0 ? end.x : end.y)),
      ...[...points.map(({ at }) => at), ...tradeEnds].map((at) => at[index]),
    );
  const axes = priceAxes(xyLabels(picture), writer, { reach: reach(0) * 1.08 }, { reach: reach(1) * 1.08 }, marks);
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Production possibilities: ${picture.x} and ${picture.y}`,
    description: describePossibilities(picture, points, writer),
    curves: curvesOf(axes, picture),
    marks,
    spans: stepSpans(picture, writer),
    arrows: growthArrow(picture),
  };
}
