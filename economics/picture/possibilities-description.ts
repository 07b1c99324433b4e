import type { Point } from '../figure';
import { count } from '../numbers';
import { costTrend, endsOf, opportunityCostOfX, efficiencyOf } from '../production-possibilities';
import { sentences, type Writer } from './figure-parts';
import { newest, type PossibilitiesPicture } from './possibilities-picture';

const LOCATIONS = { inefficient: 'inside', efficient: 'on', unattainable: 'beyond' };

const SHAPES = {
  increasing: 'is bowed out',
  constant: 'is a straight line',
  mixed: 'connects the combinations in a table',
};

/** The good on an axis, inside a sentence: "Fish (a day)" is "fish". */
const goodOf = (label: string): string => {
  const name = label.replace(/\s*\(.*\)\s*$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

function growthText({ frontier, growth, x, y }: PossibilitiesPicture, { isHidden }: Writer): string[] {
  if (!growth) return [];
  const [was, is] = [endsOf(frontier), endsOf(growth)];
  const direction = is.x + is.y >= was.x + was.y ? 'outward' : 'inward';
  const before = isHidden ? '' : `, which ran from ${count(was.y)} ${goodOf(y)} to ${count(was.x)} ${goodOf(x)}`;
  return [`the curve has shifted ${direction} from PPC1${before}`];
}

const stepTexts = (picture: PossibilitiesPicture): string[] =>
  (picture.steps ?? []).slice(1).map((to, index) => {
    const from = picture.steps?.[index] ?? 0;
    const { givenUp } = opportunityCostOfX(newest(picture), from, to);
    return `going from ${count(from)} to ${count(to)} ${goodOf(picture.x)} costs ${count(givenUp)} ${goodOf(picture.y)}`;
  });

/** What the picture shows, and no more: whether a point is efficient is for the student to say. */
export function describePossibilities(
  picture: PossibilitiesPicture,
  points: readonly { readonly name: string; readonly at: Point }[],
  writer: Writer,
): string {
  const { growth, trade } = picture;
  const [x, y] = [goodOf(picture.x), goodOf(picture.y)];
  const frontier = newest(picture);
  const ends = endsOf(frontier);
  const range = writer.isHidden ? '' : `, from ${count(ends.y)} ${y} to ${count(ends.x)} ${x}`;
  const name = growth ? 'the production possibilities curve PPC2' : 'the production possibilities curve';
  return sentences([
    `${name} ${SHAPES[costTrend(frontier)]}${range}`,
    ...growthText(picture, writer),
    ...points.map((point) => {
      const values = writer.isHidden ? '' : `: ${count(point.at[0])} ${x} and ${count(point.at[1])} ${y}`;
      return `${point.name} is ${LOCATIONS[efficiencyOf(frontier, point.at)]} the curve${values}`;
    }),
    ...(writer.isHidden ? [] : stepTexts(picture)),
    ...(trade
      ? [
          `with trade, specializing in ${trade.makes === 'x' ? x : y} allows consumption along the line beyond the curve`,
        ]
      : []),
  ]);
}
