import type { Point } from '../figure';
import { distance, segmentsOf } from '../svg/geometry';
import { nearestOn } from './curve';
import { capitalized, closestPair, met, saySide, unmet, unmetPlaces } from './finding';
import { namesAxis } from './axis-names';
import { numberIn, sayName } from './labels';
import { parsePlace } from './parse-place';
import { closeness, isMarkedTwice, labelsOn, locate, looksRight, markedTwice } from './places';
import { sayAxis, sayPlace } from './say-place';
import { reachingAxes } from './raster';
import type { Check, Finding } from './rubric';
import { beyond } from './spot';
import { curveNamed, marksNamed, noCurve, say } from './named-parts';
import { apart, type GraphView, type PanelView } from './view';

type CheckOf<Kind extends Check['kind']> = Extract<Check, { readonly kind: Kind }>;

export function checkAxes({ x, y }: CheckOf<'axes'>, { panel }: PanelView): Finding {
  if (namesAxis(panel.xLabel, x) && namesAxis(panel.yLabel, y)) return met('Both axes are labeled.');
  if (panel.xLabel.trim() !== '' && namesAxis(panel.xLabel, y) && namesAxis(panel.yLabel, x))
    return unmet(`The axes are switched: ${sayName(x)} belongs on the horizontal axis.`);
  const [axis, label, name] = namesAxis(panel.xLabel, x)
    ? (['vertical', panel.yLabel, y] as const)
    : (['horizontal', panel.xLabel, x] as const);
  if (label.trim() === '') return unmet(`The ${axis} axis has no label.`);
  return unmet(`The ${axis} axis is labeled “${label.trim()}”; it has to be ${sayName(name)}.`);
}

export function checkLabel(check: CheckOf<'label'>, panel: PanelView, view: GraphView): Finding {
  const { axis, at } = check;
  const name = say(panel, check.name);
  const labels = labelsOn(panel, check.name, axis);
  const parts = labels.flatMap((spot) => spot.parts);
  if (labels.length === 0) {
    const other = axis === 'x' ? 'y' : 'x';
    const misplaced = [...marksNamed(panel, check.name, other), ...marksNamed(panel, check.name, 'label')];
    if (misplaced.length === 0) return unmet(`Nothing is labeled ${name} on the ${sayAxis(axis)}.`);
    return unmet(
      `${name} has to be labeled on the ${sayAxis(axis)}.`,
      misplaced.map(({ id }) => id),
    );
  }
  if (isMarkedTwice(panel, check.name)) return unmet(markedTwice(panel, check.name), parts);
  if (at === undefined) return met(`${name} is labeled on the ${sayAxis(axis)}.`, parts);
  const place = parsePlace(at);
  const target = locate(view, check.panel, place);
  const closest = closestPair(panel, labels, target.spots, axis);
  if (!closest) return unmetPlaces(panel, axis, { place, at: target });
  const where = sayPlace(panel, place);
  const looksFine = marksNamed(panel, check.name, axis).some((mark) => looksRight(view, check.panel, place, mark.at));
  const right = axis === 'x' ? 'directly below' : 'level with';
  if (Math.abs(closest.difference) > closeness(panel, axis, target.spots) && !looksFine)
    return unmet(`${name} is ${saySide(axis, closest.difference)} ${where}; it has to be ${right} it.`, closest.parts);
  return met(`${name} is ${right} ${where}.`, closest.parts);
}

export function checkReads(check: CheckOf<'reads'>, panel: PanelView, view: GraphView): Finding {
  const place = parsePlace(check.at);
  const target = locate(view, check.panel, place);
  const numbers = panel.panel.marks.flatMap((mark) => {
    const value = numberIn(mark[check.axis] ?? '');
    return value === null ? [] : [{ value, spot: { x: mark.at[0], y: mark.at[1], parts: [mark.id] } }];
  });
  const near = numbers.flatMap(({ value, spot }) => {
    const pair = closestPair(panel, [spot], target.spots, check.axis);
    return pair && Math.abs(pair.difference) <= panel.near[check.axis] ? [{ value, parts: pair.parts }] : [];
  });
  if (target.spots.every((spot) => spot[check.axis] === null))
    return unmetPlaces(panel, check.axis, { place, at: target });
  const where = sayPlace(panel, place);
  const axis = capitalized(`the ${sayAxis(check.axis)}`);
  const isAsked = ({ value }: { readonly value: number }) =>
    Math.abs(value - check.value) <= Math.abs(check.value) / 1000;
  const right = near.find(isAsked);
  const same = numbers.filter(isAsked);
  if (
    right &&
    same.some(({ spot }) => Math.abs(beyond(spot, same[0]?.spot ?? spot, check.axis) ?? 0) > panel.near[check.axis])
  )
    return unmet(
      `${check.value} is marked at two places.`,
      same.flatMap(({ spot }) => spot.parts),
    );
  if (right) return met(`${axis} reads ${check.value} at ${where}.`, right.parts);
  const [wrong] = near;
  if (wrong) return unmet(`${axis} reads ${wrong.value} at ${where}; it has to read ${check.value}.`, wrong.parts);
  return unmet(`${axis} has no number at ${where}.`);
}

export function checkPoint(check: CheckOf<'point'>, panel: PanelView): Finding {
  const curve = curveNamed(panel, check.curve);
  if (!curve) return unmet(noCurve(panel, check.curve));
  const marks = marksNamed(panel, check.name, 'label');
  const [mark] = marks;
  if (!mark) return unmet(`No point is labeled ${say(panel, check.name)}.`);
  const border = reachingAxes(curve.path);
  panel.work.spend(2 * (marks.length + 1) * border.length);
  const sideOf = (at: Point): 'on' | 'inside' | 'outside' => {
    const nearest = nearestOn(border, at);
    if (nearest && distance(nearest, at) <= Math.max(panel.near.x, panel.near.y)) return 'on';
    // Beyond a curve, the way to the origin crosses it.
    return nearestCrossing(border, at) ? 'outside' : 'inside';
  };
  const fitting = marks.find(({ at }) => sideOf(at) === check.is);
  const parts = [(fitting ?? mark).id, curve.id];
  const [name, line] = [say(panel, check.name), say(panel, check.curve)];
  if (fitting) return met(`${name} is ${check.is} ${line}.`, parts);
  return unmet(`${name} is ${sideOf(mark.at)} ${line}; it has to be ${check.is} ${line}.`, parts);
}

/** Whether the line from the origin to a point crosses a path. */
const nearestCrossing = (path: readonly Point[], [x, y]: Point): boolean =>
  segmentsOf(path).some(([[x1, y1], [x2, y2]]) => {
    const [side1, side2] = [x * y1 - y * x1, x * y2 - y * x2];
    if (side1 * side2 > 0 || side1 === side2) return false;
    const t = side1 / (side1 - side2);
    const [atX, atY] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    return Math.hypot(atX, atY) < Math.hypot(x, y) && atX * x + atY * y >= 0;
  });

/** Compares the quantities or the heights of two places. */
export function checkOrder(
  check: CheckOf<'left' | 'below' | 'same-quantity' | 'same-height'>,
  panel: PanelView,
  view: GraphView,
): Finding {
  const axis = check.kind === 'left' || check.kind === 'same-quantity' ? 'x' : 'y';
  const places = [check.first, check.second].map((text) => {
    const place = parsePlace(text);
    return { place, at: locate(view, check.panel, place) };
  });
  const [first, second] = places;
  if (!first || !second) throw new RangeError('two places are compared');
  const isSame = check.kind === 'same-quantity' || check.kind === 'same-height';
  const pairs = first.at.spots.flatMap((spot) => {
    const pair = closestPair(panel, [spot], second.at.spots, axis);
    return pair ? [pair] : [];
  });
  const [closest] = [...pairs].sort((a, b) => Math.abs(a.difference) - Math.abs(b.difference));
  if (!closest) return unmetPlaces(panel, axis, ...places);
  const [one, other] = [capitalized(sayPlace(panel, first.place)), sayPlace(panel, second.place)];
  const right = pairs.find(({ difference }) =>
    isSame ? Math.abs(difference) <= panel.near[axis] : difference <= -apart(panel, axis),
  );
  const relation = isSame ? (axis === 'x' ? 'at the same quantity as' : 'at the same height as') : saySide(axis, -1);
  if (right) return met(`${one} is ${relation} ${other}.`, right.parts);
  return unmet(`${one} is not ${relation} ${other}.`, closest.parts);
}
