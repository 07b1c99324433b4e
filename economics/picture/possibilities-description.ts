import type { Point } from '../figure';
import { count } from '../numbers';
import { costTrend, endsOf, opportunityCostOfX, efficiencyOf, type Frontier } from '../production-possibilities';
import { sentences, type Writer } from './figure-parts';
import type { PossibilitiesPicture } from './possibilities-picture';

/** The frontier that holds in the end. */
export const newest = ({ frontier, growth }: PossibilitiesPicture): Frontier => growth ?? frontier;

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

/** The unit in an axis label without its period: "tons" in "Tea (tons a year)", nothing in "Fish (a day)". */
const unitOf = (label: string): string =>
  (/\(([^)]*)\)\s*$/.exec(label)?.[1] ?? '').replace(/\s*\b(?:an?|per) \w+$/, '');

/** An amount in the units of its axis: "40 fish", "30 tons of tea", "30 thousand chests of tea", "30 thousand phones". */
function amountOf(amount: number, label: string): string {
  const unit = unitOf(label);
  const thousands = /^thousands(?: of )?/.exec(unit)?.[0] ?? '';
  const own = unit.slice(thousands.length);
  return `${count(amount)}${thousands === '' ? '' : ' thousand'}${own === '' ? '' : ` ${own} of`} ${goodOf(label)}`;
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
export function describePossibilities(
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
