import type { Axis, Curve, Figure, Mark, Point } from '../figure';
import { isSame } from '../numbers';
import { inUnitsOf } from './axis-units';
import { inSentence, listed, sentences } from './figure-parts';

/** Labels that tell no more than the names of the curves do. */
const PLAIN = /^(Quantity|Price|Price and cost)( \(\$\))?$/;

/** What both axes show, unless neither label tells more than the curves do. */
function axesText({ x, y }: Figure): string[] {
  if (PLAIN.test(x.label) && PLAIN.test(y.label)) return [];
  return [`the horizontal axis shows ${inSentence(x.label)}, and the vertical axis shows ${inSentence(y.label)}`];
}

/** The letters on an axis without numbers, in their order. */
function orderOn(axis: 'x' | 'y', { marks, description, ...figure }: Figure): string[] {
  // The whole of a Lorenz graph is one number, and does not tell the order of letters.
  if (figure[axis].ticks.length > 1) return [];
  const places: { readonly value: number; readonly letters: Set<string> }[] = [];
  for (const { at, guides } of marks) {
    const letter = guides?.[axis];
    if (!letter) continue;
    const value = at[axis === 'x' ? 0 : 1];
    const place = places.find((other) => isSame(other.value, value));
    if (place) place.letters.add(letter);
    else places.push({ value, letters: new Set([letter]) });
  }
  const letters = places.toSorted((a, b) => a.value - b.value).map((place) => [...place.letters].join(' = '));
  const [first = '', second = ''] = letters;
  const isSaid = [`from ${first} to ${second}`, `from ${second} to ${first}`].some((text) =>
    description.includes(text),
  );
  if (letters.length < 2 || (letters.length === 2 && isSaid)) return [];
  const way = axis === 'x' ? 'from left to right, the horizontal' : 'from low to high, the vertical';
  return [`${way} axis is marked ${listed(letters)}`];
}

/** How far from a line a point may lie, in shares of an axis, and still be seen on it. */
const NEAR = 0.006;

/** Both axes from 0 to 1. */
function scaledBy({ x, y }: Figure): (point: Point) => Point {
  const share = (value: number, { min, max }: Axis) => (value - min) / (max - min);
  return ([atX, atY]) => [share(atX, x), share(atY, y)];
}

/** How high a curve lies above the point: 0 where it passes through, null where it has no height there. */
function heightOver([x, y]: Point, path: readonly Point[]): number | null {
  for (const [index, [toX, toY]] of path.entries()) {
    const [fromX, fromY] = path[index - 1] ?? [toX, toY];
    if (x < Math.min(fromX, toX) - 1e-9 || x > Math.max(fromX, toX) + 1e-9) continue;
    const [low, high] = [Math.min(fromY, toY), Math.max(fromY, toY)];
    if (isSame(fromX, toX)) {
      if (index > 0) return y < low ? low - y : y > high ? high - y : 0;
      continue;
    }
    return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX) - y;
  }
  return null;
}

/** Whether the point is where a curve turns from falling to rising, or from rising to falling. */
function turnAt([x, y]: Point, path: readonly Point[]): 'lowest' | 'highest' | null {
  const heights = path.map((point) => point[1]);
  const is = (extreme: number) => {
    const there = heights.indexOf(extreme);
    const isInside = there > 0 && heights.lastIndexOf(extreme) < heights.length - 1;
    return isInside && Math.abs(y - extreme) < NEAR && Math.abs(x - (path[there]?.[0] ?? x)) < 2 * NEAR;
  };
  if (is(Math.min(...heights))) return 'lowest';
  return is(Math.max(...heights)) ? 'highest' : null;
}

/** On which side of its turn a curve is that falls and rises. */
function leanText([x]: Point, name: string, path: readonly Point[]): string[] {
  const heights = path.map((point) => point[1]);
  const lowest = heights.indexOf(Math.min(...heights));
  if (lowest === 0 || lowest === heights.length - 1) return [];
  return [`on the ${x < (path[lowest]?.[0] ?? 0) ? 'falling' : 'rising'} part of ${name}`];
}

/** Where a named point lies among the curves, besides the one that it is said to be on. */
function placeOf(mark: Mark, figure: Figure): string[] {
  const scaled = scaledBy(figure);
  const at = scaled(mark.at);
  const drawn = figure.curves.flatMap(({ name, path }: Curve) => {
    const line = path.map(scaled);
    const over = heightOver(at, line);
    return name === '' || over === null ? [] : [{ name, line, over }];
  });
  const through = drawn.filter(({ over }) => Math.abs(over) < NEAR);
  const [own, ...others] = through.map(({ name }) => name);
  if (own === undefined) return [];
  const isSaid = (name: string) => figure.description.includes(`${mark.name} is on ${name},`);
  const also = [own, ...others].filter((name) => !isSaid(name));
  const turns = through.flatMap(({ name, line }) => {
    const turn = turnAt(at, line);
    return turn === null ? [] : [`at the ${turn} point of ${name}`];
  });
  const isHidden = figure.x.ticks.length === 0;
  const leans =
    isHidden && turns.length === 0 ? through.slice(0, 1).flatMap(({ name, line }) => leanText(at, name, line)) : [];
  const names = (isMeant: (over: number) => boolean) =>
    isHidden ? drawn.filter(({ over }) => isMeant(over)).map(({ name }) => name) : [];
  const [above, below] = [names((over) => over <= -NEAR), names((over) => over >= NEAR)];
  const places = [
    ...(others.length > 0 && also.length > 0 ? [`on ${listed(also)} as well`] : []),
    ...turns,
    ...leans,
    ...(above.length > 0 ? [`above ${listed(above)}`] : []),
    ...(below.length > 0 ? [`below ${listed(below)}`] : []),
  ];
  return places.length === 0 ? [] : [`${mark.name} is ${listed(places)}`];
}

/** Kinds whose points stand among several curves. */
const AMONG_CURVES: readonly string[] = ['firm', 'externality'];

/** The figure with words for what the eye sees on its axes and among its curves; an author's own words tell the latter. */
export function withPositions(
  figure: Figure,
  picture: { readonly kind: string; readonly description?: string },
): Figure {
  const isAutomatic = picture.description === undefined;
  const isAmongCurves = isAutomatic && AMONG_CURVES.includes(picture.kind);
  // The words call a point by its name even where the graph does not label it.
  const points = figure.marks.flatMap((mark) =>
    mark.id.startsWith('point-') ? [{ ...mark, name: mark.id.slice('point-'.length) }] : [],
  );
  // A bar graph's words tell what its bars are.
  const before = sentences(picture.kind === 'bars' ? [] : axesText(figure));
  const after = sentences([
    ...(isAmongCurves ? points.flatMap((mark) => placeOf(mark, figure)) : []),
    ...orderOn('x', figure),
    ...orderOn('y', figure),
  ]);
  const described = isAutomatic ? inUnitsOf(figure) : figure.description;
  return { ...figure, description: [before, described, after].filter((text) => text !== '').join(' ') };
}
