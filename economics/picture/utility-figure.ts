import type { Bar, Figure, Mark, Point } from '../figure';
import { totalsOf } from '../marginal';
import { count } from '../numbers';
import { axisOf, unitAxis } from './axis';
import { blank, capitalized, curveIn, markAt, sentences, writerOf, type Writer } from './figure-parts';
import type { UtilityPicture } from './utility-picture';

const BAR_WIDTH = 0.7;

/** With hidden values, only what can be seen: whether the curve rises or falls there. */
function pointText({ name, at: [unit, total] }: Mark, totals: readonly number[], { isHidden }: Writer): string {
  if (!isHidden) return `${name} is at ${count(unit)} units and ${count(total)} in total`;
  const [before = 0, after = total] = [totals[unit - 2], totals[unit]];
  if (after > total) return `at ${name} total utility is rising`;
  return `at ${name} total utility is ${before > total ? 'falling' : 'at its highest'}`;
}

/** Marginal utility as bars and total utility as a curve. @throws RangeError without any unit, or for a maximum of nothing. */
export function utilityFigure(picture: UtilityPicture): Figure {
  const { marginal, max } = picture;
  if (marginal.length === 0) throw new RangeError('a utility picture needs the marginal utility of at least one unit');
  const writer = writerOf(picture.values, count);
  const show = new Set(picture.show ?? (['marginal'] as const));
  const totals = totalsOf(marginal);
  const largest = Math.max(...totals);
  const best = totals.indexOf(largest) + 1;
  if (show.has('maximum') && !show.has('total'))
    throw new RangeError('the maximum lies on the total: show total as well');
  if (show.has('maximum') && !(largest > 0))
    throw new RangeError('no unit adds utility, so there is no maximum to show');
  const bars = show.has('marginal')
    ? marginal.map((height, index): Bar => ({
        id: `unit-${index + 1}`,
        role: 'utility',
        at: index + 1,
        width: BAR_WIDTH,
        height,
        name: writer.amount(height, ''),
      }))
    : [];
  if (picture.at && !show.has('total')) throw new RangeError('points lie on the total: show total as well');
  const points = (picture.at ?? []).map(({ unit, name }): Mark => {
    const total = totals[unit - 1];
    if (total === undefined) throw new RangeError(`point ${name}: there is no unit ${count(unit)}`);
    const guides = writer.isHidden ? null : { x: count(unit), y: count(total) };
    return { id: `point-${name}`, era: 'is', name, at: [unit, total], guides };
  });
  const marks: Mark[] = show.has('maximum')
    ? [markAt(writer, 'maximum', 'Maximum', [best, largest], ['Q*', 'TU*'])]
    : [];
  const heights = [...(show.has('marginal') ? marginal : []), ...(show.has('total') ? totals : [])];
  const axes = {
    x: unitAxis(picture.x, marginal.length, 0.6, writer.isHidden),
    y: axisOf('y', {
      label: picture.y,
      reach: Math.max(...heights, 0) * 1.08,
      least: Math.min(0, ...heights),
      max: max?.y,
      write: writer.amountTicks,
    }),
  };
  const path: Point[] = [[0, 0], ...totals.map((total, index): Point => [index + 1, total])];
  const curves = show.has('total') ? curveIn(axes, 'total-utility', 'utility', 'Total utility', path) : [];
  const listOf = (values: readonly number[]) => values.map(count).join(', ');
  const statements = [
    ...bars
      .slice(0, 1)
      .map(() =>
        writer.isHidden
          ? 'bars show the marginal utility of each unit'
          : `marginal utility of units 1, 2, 3, …: ${listOf(marginal)}`,
      ),
    ...curves.map(() =>
      writer.isHidden ? 'a curve shows total utility' : `total utility after each unit: ${listOf(totals)}`,
    ),
    ...marks.map(
      () =>
        `total utility reaches its maximum, ${writer.amount(largest, 'TU*')}, after ${writer.amount(best, 'Q*')} ${best === 1 ? 'unit' : 'units'}`,
    ),
    ...points.map((point) => pointText(point, totals, writer)),
  ];
  const title = [...(bars.length > 0 ? ['marginal'] : []), ...(curves.length > 0 ? ['total'] : [])].join(' and ');
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `${capitalized(title)} utility: ${picture.x}`,
    description: sentences(statements),
    curves,
    marks: [...marks, ...points],
    bars,
  };
}
