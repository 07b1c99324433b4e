import type { Area, Axis, Curve, Figure, Mark, Point } from '../figure';
import { gini, incomeShares, lorenzPoints, type Incomes } from '../inequality';
import { count, isSame, percent } from '../numbers';
import { axesOf } from './axis';
import type { Bounds } from './clip';
import { heightAt } from './curved-areas';
import { areaIn, blank, curveIn, listed, sentences, writerOf, type Writer } from './figure-parts';
import type { LorenzPicture } from './lorenz-picture';

function marksOf({ show = [], at = [] }: LorenzPicture, points: readonly Point[], writer: Writer): Mark[] {
  const wrong = at.find((households) => !(households > 0 && households < 100));
  if (wrong !== undefined) throw new RangeError(`at: ${count(wrong)} is not between 0 and 100 percent of households`);
  const read = at.map((households, index): Mark => {
    const share = heightAt(points, households);
    const [x, y] = writer.isHidden ? [`H${index + 1}`, `Y${index + 1}`] : [percent(households), percent(share)];
    return { id: `share-${count(households)}`, era: 'is', name: '', at: [households, share], guides: { x, y } };
  });
  const dots = show.includes('points') ? points.slice(1, -1) : [];
  return [
    ...read,
    ...dots
      .filter(([x]) => !at.some((households) => isSame(households, x)))
      .map((point, index): Mark => ({ id: `group-${index + 1}`, era: 'is', name: '', at: point, guides: null })),
  ];
}

function areasOf(
  axes: Bounds,
  { show = [], areas }: LorenzPicture,
  points: readonly Point[],
  coefficient: number,
  { isHidden }: Writer,
): Area[] {
  const below: Point[] = [...points, [100, 0]];
  if (areas === 'letters')
    return [...areaIn(axes, 'area-T', 'lettered', 'T', points), ...areaIn(axes, 'area-U', 'lettered', 'U', below)];
  if (!show.includes('gini') || coefficient < 1e-9) return [];
  return areaIn(axes, 'gini', 'gain', isHidden ? '' : `Gini ${count(coefficient)}`, points);
}

const QUINTILES = ['poorest', 'second', 'middle', 'fourth', 'richest'];

/** "the quintiles have 5%, 10%, 15%, 20% and 50% of income". */
function sharesText(incomes: Incomes): string {
  const shares = incomeShares(incomes).map(percent);
  if (shares.length !== QUINTILES.length)
    return `from the poorest to the richest, ${shares.length} groups of equal size have ${listed(shares)} of income`;
  return `the shares of income are ${listed(shares.map((share, index) => `${share} for the ${QUINTILES[index] ?? ''} fifth`))}`;
}

function describe(
  picture: LorenzPicture,
  marks: readonly Mark[],
  areas: readonly Area[],
  coefficient: number,
  writer: Writer,
): string {
  const { incomes, after, show = [] } = picture;
  const name = after ? 'Lorenz curve L2' : 'the Lorenz curve';
  const isMore = after && gini(after) > gini(incomes);
  const change = after
    ? [
        writer.isHidden
          ? `Lorenz curve L2 lies ${isMore ? 'farther from' : 'closer to'} the line of equality than Lorenz curve L1`
          : `on Lorenz curve L1, ${sharesText(incomes)}`,
      ]
    : [];
  const shares = writer.isHidden
    ? `${name} lies below the line of equality`
    : `on ${name}, ${sharesText(after ?? incomes)}`;
  return sentences([
    'the line of equality rises from corner to corner',
    ...change,
    shares,
    ...marks.flatMap(({ guides }) =>
      guides ? [`on ${name}, the poorest ${guides.x ?? ''} of households have ${guides.y ?? ''} of income`] : [],
    ),
    ...(show.includes('gini') && !writer.isHidden && picture.areas === undefined
      ? [`the Gini coefficient is ${count(coefficient)}`]
      : []),
    ...areas.flatMap(({ name: letter, role }) =>
      role !== 'lettered'
        ? []
        : [
            letter === 'T'
              ? `area T lies between the line of equality and ${name}`
              : `area U lies below ${name}, above the axis`,
          ],
    ),
  ]);
}

/** A Lorenz curve beside equality. @throws RangeError with a message for the author when its parts do not fit together. */
export function lorenzFigure(picture: LorenzPicture): Figure {
  const { incomes, after, title, x = 'Cumulative percent of households', y = 'Cumulative percent of income' } = picture;
  const writer = writerOf(picture.values);
  const points = lorenzPoints(after ?? incomes);
  const coefficient = gini(after ?? incomes);
  const marks = marksOf(picture, points, writer);
  const plan = { reach: 100, max: 100, write: percent };
  const whole = axesOf({ ...plan, label: x }, { ...plan, label: y }, marks);
  // Without values the box is still closed where both reach the whole.
  const closed = (axis: Axis): Axis =>
    writer.isHidden ? { ...axis, ticks: axis.ticks.filter(({ at }) => at === 100) } : axis;
  const axes = { x: closed(whole.x), y: closed(whole.y) };
  const areas = areasOf(axes, picture, points, coefficient, writer);
  const equality = curveIn(axes, 'equality', 'trade', 'Equality', [[0, 0], [100, 100]]); // prettier-ignore
  const was: Curve[] = after ? curveIn(axes, 'lorenz-was', 'frontier', 'L1', lorenzPoints(incomes), 'was') : [];
  return {
    ...blank,
    ...axes,
    title: title ?? `The Lorenz curve${after ? ' before and after a change' : ''}`,
    description: describe(picture, marks, areas, coefficient, writer),
    curves: [...equality, ...was, ...curveIn(axes, 'lorenz', 'frontier', after ? 'L2' : 'Lorenz curve', points)],
    areas,
    marks,
  };
}
