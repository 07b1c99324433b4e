import type { Arrow, Curve, Figure, Mark, Point, Span } from '../figure';
import { count } from '../numbers';
import { checkFrontier, endsOf, mostOfY, opportunityCostOfX, type Frontier } from '../production-possibilities';
import { priceAxes, xyLabels } from './axis';
import type { Bounds } from './clip';
import { arrowBetween, blank, curveIn, writerOf, type Writer } from './figure-parts';
import { describePossibilities, newest } from './possibilities-description';
import type { PossibilitiesPicture } from './possibilities-picture';

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
