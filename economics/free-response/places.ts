import type { Point } from '../figure';
import { distance } from '../svg/geometry';
import { crossingsOf, heightsAt, NEAREST, nearestOn, quantityAt } from './curve';
import { interceptOn, maximumOf, minimumOf, slopesLike } from './curve-shape';
import type { ParsedPlace } from './parse-place';
import { sayAxis, sayHeight, sayPlace, sayQuantity } from './say-place';
import { curveNamed, isWithoutNumber, marksNamed, noCurve, say } from './named-parts';
import { noPanel, panelOf, type CurveView, type GraphView, type PanelView } from './view';
import { beyond, type Spot } from './spot';

/** Several spots where two marks carry the same name; the one that fits counts. None where something is missing, and then why. */
export interface Located {
  readonly spots: readonly Spot[];
  readonly missing: string | null;
}

const found = (...spots: Spot[]): Located => ({ spots, missing: null });
const missing = (reason: string): Located => ({ spots: [], missing: reason });

/** Finds a place on the student's own drawing. */
export function locate(view: GraphView, panelId: string | undefined, place: ParsedPlace): Located {
  if (place.kind === 'panel') return locate(view, place.panel, place.place);
  const panel = panelOf(view, panelId);
  if (!panel) return missing(noPanel(panelId));
  switch (place.kind) {
    case 'named':
      return locateName(panel, place.name);
    case 'crossing':
      return locateCrossing(panel, place);
    case 'at':
    case 'beside':
      return locateOnCurve(view, panelId, panel, place);
    case 'min':
    case 'max': {
      const curve = curveNamed(panel, place.curve);
      const point = curve && (place.kind === 'min' ? minimumOf(curve.path) : maximumOf(curve.path));
      return point ? found({ x: point[0], y: point[1], parts: [curve.id] }) : missing(noCurve(panel, place.curve));
    }
    case 'intercept': {
      const curve = curveNamed(panel, place.curve);
      if (!curve) return missing(noCurve(panel, place.curve));
      const at = interceptOn(curve.path, place.axis);
      if (at === null) return missing(`${say(panel, place.curve)} does not meet the ${sayAxis(place.axis)}.`);
      return found({ x: place.axis === 'x' ? at : 0, y: place.axis === 'y' ? at : 0, parts: [curve.id] });
    }
  }
}

/** What carries a name: a mark on an axis or beside its point, or a level or upright line, such as a price ceiling. */
function locateName(panel: PanelView, name: string): Located {
  if (isMarkedTwice(panel, name)) return missing(markedTwice(panel, name));
  const spots: Spot[] = [
    ...marksNamed(panel, name, 'label').map(({ id, at }) => ({ x: at[0], y: at[1], parts: [id] })),
    ...labelsOn(panel, name, 'x').map(({ x, parts }) => ({ x, y: null, parts })),
    ...labelsOn(panel, name, 'y').map(({ y, parts }) => ({ x: null, y, parts })),
  ];
  return spots.length > 0 ? found(...spots) : missing(`Nothing is labeled ${say(panel, name)}.`);
}

/**
 * Labels on an axis, and lines that carry the label: a price ceiling is often named at its line. Without any, what stands where the
 * label belongs, unless the label itself is asked for.
 */
export function labelsOn(panel: PanelView, name: string, axis: 'x' | 'y'): Spot[] {
  const marks = marksNamed(panel, name, axis).map(({ id, at }) => ({ x: at[0], y: at[1], parts: [id] }));
  const given = panel.asked.has(name) ? undefined : panel.given.spots.get(name);
  return [...marks, ...lineNamed(panel, name, axis), ...(given && given[axis] !== null ? [given] : [])];
}

/** A name at two places of one axis says nothing, unless it only lacks the number that tells the two apart. */
export function isMarkedTwice(panel: PanelView, name: string): boolean {
  if (isWithoutNumber(panel, name)) return false;
  const beside = marksNamed(panel, name, 'label').map(({ id, at: [x, y] }) => ({ x, y, parts: [id] }));
  return (['x', 'y'] as const).some((axis) => {
    const [first, ...others] = [...labelsOn(panel, name, axis), ...beside];
    return first && others.some((other) => Math.abs(beyond(other, first, axis) ?? 0) > panel.near[axis]);
  });
}

export const markedTwice = (panel: PanelView, name: string): string => `${say(panel, name)} is marked at two places.`;

/** An upright line stands for a quantity and a level one for a height: price ceilings and quotas are often named at their lines. */
export function lineNamed(panel: PanelView, name: string, axis: 'x' | 'y'): Spot[] {
  const curve = curveNamed(panel, name);
  return curve ? lineAlong(curve, axis) : [];
}

export function lineAlong({ id, path }: CurveView, axis: 'x' | 'y'): Spot[] {
  if (!slopesLike(path, axis === 'x' ? 'upright' : 'level')) return [];
  const all = path.map(([x, y]) => (axis === 'x' ? x : y));
  const at = all.reduce((sum, one) => sum + one, 0) / all.length;
  const ends = { from: Math.min(...all), to: Math.max(...all) };
  return [{ x: axis === 'x' ? at : null, y: axis === 'y' ? at : null, ...ends, parts: [id] }];
}

export function crossingsBetween(
  { found: { crossings }, work }: PanelView,
  one: CurveView,
  other: CurveView,
): readonly Point[] {
  const key = `${one.id} ${other.id}`;
  const known = crossings.get(key);
  if (known !== undefined) return known;
  work.spend(one.path.length * other.path.length);
  const all = crossingsOf(one.path, other.path);
  crossings.set(key, all);
  return all;
}

/** Where two curves cross more than once, the place is the last: there marginal cost crosses from below. */
function locateCrossing(
  panel: PanelView,
  { first, second }: { readonly first: string; readonly second: string },
): Located {
  const [one, other] = [curveNamed(panel, first), curveNamed(panel, second)];
  if (!one) return missing(noCurve(panel, first));
  if (!other) return missing(noCurve(panel, second));
  if (one === other) return missing(`${say(panel, first)} and ${say(panel, second)} are the same curve.`);
  const at = crossingsBetween(panel, one, other).at(-1);
  const parts = [one.id, other.id];
  return at
    ? found({ x: at[0], y: at[1], parts })
    : missing(`${say(panel, first)} and ${say(panel, second)} do not intersect.`);
}

function locateOnCurve(
  view: GraphView,
  panelId: string | undefined,
  panel: PanelView,
  place: Extract<ParsedPlace, { readonly kind: 'at' | 'beside' }>,
): Located {
  const curve = curveNamed(panel, place.curve);
  if (!curve) return missing(noCurve(panel, place.curve));
  const at = locate(view, panelId, place.place);
  if (at.missing !== null) return at;
  const isAt = place.kind === 'at';
  const line = place.place.kind === 'named' ? curveNamed(panel, place.place.name) : null;
  const [met] =
    line && lineAlong(line, isAt ? 'x' : 'y').length > 0 ? crossingsBetween(panel, curve, line).slice(-1) : [];
  if (line && met) return found({ x: met[0], y: met[1], parts: [curve.id, line.id] });
  panel.work.spend(at.spots.length * curve.path.length);
  const spots = at.spots.flatMap(({ x, y, parts }): Spot[] => {
    const ids = [curve.id, ...parts];
    if (isAt) return x === null ? [] : heightsAt(curve.path, x).map((height) => ({ x, y: height, parts: ids }));
    const quantity = y === null ? null : quantityAt(curve.path, y);
    return quantity === null ? [] : [{ x: quantity, y, parts: ids }];
  });
  if (spots.length > 0) return found(...spots);
  const isThere = at.spots.some(({ x, y }) => (isAt ? x : y) !== null);
  const where = isAt ? sayQuantity(panel, place.place) : sayHeight(panel, place.place);
  return missing(
    isThere
      ? `${say(panel, place.curve)} does not reach ${where}.`
      : `${sayPlace(panel, place.place)} has to be labeled on the ${sayAxis(isAt ? 'x' : 'y')}.`,
  );
}

/** Two places of the rubric that are closer than this share of what is near are one on this drawing. */
const ONE_PLACE = 0.4;
const CLOSER = 0.45;

/**
 * How far from a place a label may stand along an axis. Where the rubric has another crossing close by, a label has to be closer to the
 * one that is asked for.
 */
export function closeness(panel: PanelView, axis: 'x' | 'y', spots: readonly Spot[]): number {
  const near = panel.near[axis];
  const gaps = [...panel.crossings.values()].flatMap(([first, second]) =>
    locateCrossing(panel, { first, second }).spots.map((other) =>
      Math.min(...spots.map((spot) => Math.abs((spot[axis] ?? NaN) - (other[axis] ?? NaN)))),
    ),
  );
  const least = Math.min(near, ...gaps.filter((gap) => gap > ONE_PLACE * near).map((gap) => gap * CLOSER));
  return Math.max(NEAREST, least);
}

/** A point that is no further from a curve is drawn on it. */
const on = ({ near }: PanelView): number => Math.max(near.x, near.y) / 2;

/**
 * Whether a drawn point is meant to be at a place on a curve. Where a curve is flat or steep, or two cross at a small angle, a point
 * that looks right may be further away along the axis than `NEAR`.
 */
export function looksRight(view: GraphView, panelId: string | undefined, place: ParsedPlace, at: Point): boolean {
  if (place.kind === 'panel') return looksRight(view, place.panel, place.place, at);
  const panel = panelOf(view, panelId);
  if (!panel) return false;
  const isOn = (name: string): boolean => {
    const curve = curveNamed(panel, name);
    if (curve === null) return false;
    panel.work.spend(curve.path.length);
    const nearest = nearestOn(curve.path, at);
    return nearest !== null && distance(nearest, at) <= on(panel);
  };
  if (place.kind === 'crossing') return isOn(place.first) && isOn(place.second);
  if (place.kind !== 'at' && place.kind !== 'beside') return false;
  const [axis, position] = place.kind === 'at' ? (['x', at[0]] as const) : (['y', at[1]] as const);
  const { spots } = locate(view, panelId, place.place);
  return isOn(place.curve) && spots.some((spot) => spot[axis] !== null && Math.abs(spot[axis] - position) <= on(panel));
}
