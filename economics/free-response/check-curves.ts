import { distance } from '../svg/geometry';
import { flip, heightAt, nearestOn, quantityAt, type Path } from './curve';
import { minimumOf, shapeOf, slopesLike } from './curve-shape';
import { met, saySide, unmet, unmetPlaces } from './finding';
import { alternativesOf } from './labels';
import { baseOf } from './name-index';
import { parsePlace } from './parse-place';
import { crossingsBetween, locate } from './places';
import { sayPlace } from './say-place';
import type { Check, Finding, Name, Slope } from './rubric';
import { curveNamed, noCurve, say } from './named-parts';
import { apart, type CurveView, type GraphView, type PanelView } from './view';

type CheckOf<Kind extends Check['kind']> = Extract<Check, { readonly kind: Kind }>;

/** What a curve does, and what it has to do. */
const SLOPES: Readonly<Record<Slope, readonly [does: string, hasTo: string]>> = {
  down: ['slopes downward', 'slope downward'],
  up: ['slopes upward', 'slope upward'],
  level: ['is horizontal', 'be horizontal'],
  upright: ['is vertical', 'be vertical'],
  u: ['is U-shaped', 'be U-shaped'],
  hill: ['rises and then falls', 'rise and then fall'],
  'bowed-out': ['is bowed outward', 'be bowed outward'],
  'bowed-in': ['is bowed inward', 'be bowed inward'],
  sagging: ['rises more and more steeply', 'rise more and more steeply'],
  straight: ['is a straight line', 'be a straight line'],
};

const BENDS: readonly Slope[] = ['straight', 'bowed-out', 'bowed-in'];

export function checkSlopes({ curve: name, slope }: CheckOf<'slopes'>, panel: PanelView): Finding {
  const curve = curveNamed(panel, name);
  if (!curve) return unmet(noCurve(panel, name));
  panel.work.spend(2 * curve.path.length);
  const [does, hasTo] = SLOPES[slope];
  if (slopeFits(panel, name, curve, slope)) return met(`${say(panel, name)} ${does}.`, [curve.id]);
  const shape = shapeOf(curve.path);
  const isFalling = shape === 'down' && BENDS.includes(slope);
  const isLine = slope === 'sagging' && slopesLike(curve.path, 'straight');
  const drawn = isFalling ? BENDS.find((bend) => slopesLike(curve.path, bend)) : isLine ? 'straight' : shape;
  const what = drawn == null ? 'changes its direction' : SLOPES[drawn][0];
  return unmet(`${say(panel, name)} ${what}; it has to ${hasTo}.`, [curve.id]);
}

/** Costs of one more unit may fall at first. */
const MARGINAL_COSTS = ['mc', 'mpc', 'msc'];

const mayFallFirst = (name: Name, { path }: CurveView): boolean =>
  alternativesOf(name).some((form) => MARGINAL_COSTS.includes(baseOf(form))) && slopesLike(path, 'u');

/**
 * Whether a curve has the slope that is asked of a name. A marginal cost curve that falls first has to rise where it meets revenue or
 * benefit.
 */
export function slopeFits(panel: PanelView, name: Name, curve: CurveView, slope: Slope): boolean {
  if (slopesLike(curve.path, slope)) return true;
  if (slope !== 'up' || !mayFallFirst(name, curve)) return false;
  const [lowest = 0] = minimumOf(curve.path) ?? [];
  const others = panel.curves.filter(({ path }) => slopesLike(path, 'down') || slopesLike(path, 'level'));
  return others.every((other) => {
    const [last = lowest] = crossingsBetween(panel, curve, other).at(-1) ?? [];
    return last >= lowest - panel.near.x;
  });
}

/** Two different curves of a panel, or why they are not there. */
function pairOf(panel: PanelView, first: Name, second: Name): readonly [CurveView, CurveView] | string {
  const [one, other] = [curveNamed(panel, first), curveNamed(panel, second)];
  if (!one) return noCurve(panel, first);
  if (!other) return noCurve(panel, second);
  return one === other ? `${say(panel, first)} and ${say(panel, second)} are the same curve.` : [one, other];
}

const SAMPLES = 60;

/** Curves that share less of an axis than this are not compared. */
const SHORTEST_SHARED = 0.05;

interface Gap {
  readonly at: number;
  /** How far the first curve lies above the second here. */
  readonly by: number;
}

/** The gaps between two paths over all quantities at which both are drawn. */
function gapsBetween({ work }: PanelView, first: Path, second: Path): Gap[] {
  work.spend(SAMPLES * (first.length + second.length));
  const [one, other] = [first, second].map((path) => path.map(([x]) => x));
  const from = Math.max(Math.min(...(one ?? [])), Math.min(...(other ?? [])));
  const to = Math.min(Math.max(...(one ?? [])), Math.max(...(other ?? [])));
  if (!(to - from >= SHORTEST_SHARED)) return [];
  return Array.from({ length: SAMPLES + 1 }, (_, step) => from + ((to - from) * step) / SAMPLES).flatMap((at) => {
    const [top, bottom] = [heightAt(first, at), heightAt(second, at)];
    return top === null || bottom === null ? [] : [{ at, by: top - bottom }];
  });
}

/** Two curves may begin at one point near the vertical axis, and part slowly from there. */
const NEXT_TO_AXIS = 0.15;
const PARTING = 0.4;

export function checkAbove(check: CheckOf<'above'>, panel: PanelView): Finding {
  const pair = pairOf(panel, check.curve, check.over);
  if (typeof pair === 'string') return unmet(pair);
  const [name, over] = [say(panel, check.curve), say(panel, check.over)];
  const parts = pair.map(({ id }) => id);
  // Where a marginal cost curve still falls, nothing is asked of it.
  const from = Math.max(
    ...[check.curve, check.over].map((one, index) => {
      const curve = pair[index];
      return curve && mayFallFirst(one, curve) ? (minimumOf(curve.path)?.[0] ?? 0) : 0;
    }),
  );
  const gaps = gapsBetween(panel, pair[0].path, pair[1].path).filter(({ at }) => at >= from);
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (!first || !last) return unmet(`${name} and ${over} are not drawn over the same quantities.`, parts);
  const clear = panel.near.y / 3;
  const parted = gaps.find(({ by }) => by > clear);
  const mayMeet =
    first.at <= NEXT_TO_AXIS && parted !== undefined && parted.at <= first.at + PARTING * (last.at - first.at);
  const isAbove = gaps.every(({ at, by }) => (mayMeet && at < parted.at ? by > -apart(panel, 'y') : by > clear));
  if (isAbove) return met(`${name} lies above ${over}.`, parts);
  const [highest, lowest] = [Math.max(...gaps.map(({ by }) => by)), Math.min(...gaps.map(({ by }) => by))];
  if (highest < 2 * clear && lowest < -2 * clear) return unmet(`${name} lies below ${over}.`, parts);
  const what = lowest < -clear ? 'cross' : 'touch';
  return unmet(`${name} and ${over} ${what}; ${name} has to lie above ${over} everywhere.`, parts);
}

/** At its minimum a curve is nearly level: crossing it a little beside, at nearly the same height, is crossing it there. In shares of what is near. */
const FLAT = { height: 1 / 3, width: 8 / 3 } as const;
/** A curve that misses a place by more does not pass through it. */
const THROUGH = 0.8;

export function checkThrough(check: CheckOf<'through'>, panel: PanelView, view: GraphView): Finding {
  const curve = curveNamed(panel, check.curve);
  if (!curve) return unmet(noCurve(panel, check.curve));
  const place = parsePlace(check.place);
  const at = locate(view, check.panel, place);
  const isExtreme = place.kind === 'min' || place.kind === 'max';
  const other = isExtreme ? curveNamed(panel, place.curve) : null;
  if (other === curve) return unmet(`${say(panel, check.curve)} and ${sayPlace(panel, place)} are of the same curve.`);
  const spots = at.spots.flatMap(({ x, y, parts }) => (x === null || y === null ? [] : [{ x, y, parts }]));
  const [first] = spots;
  if (!first) return unmetPlaces(panel, 'x', { place, at });
  const crossings = other ? crossingsBetween(panel, curve, other) : [];
  panel.work.spend(spots.length * curve.path.length);
  const through = spots.find(({ x, y }) => {
    const nearest = nearestOn(curve.path, [x, y]);
    if (nearest && distance(nearest, [x, y]) <= THROUGH * Math.min(panel.near.x, panel.near.y)) return true;
    return crossings.some(
      ([cx, cy]) => Math.abs(cy - y) <= FLAT.height * panel.near.y && Math.abs(cx - x) <= FLAT.width * panel.near.x,
    );
  });
  const parts = [curve.id, ...(through ?? first).parts];
  if (through) return met(`${say(panel, check.curve)} passes through ${sayPlace(panel, place)}.`, parts);
  return unmet(`${say(panel, check.curve)} does not pass through ${sayPlace(panel, place)}.`, parts);
}

/** Where two curves touch is hard to draw: they are close to each other for a while. In shares of what is near. */
const TOUCH = 5 / 3;

export function checkTangent(check: CheckOf<'tangent'>, panel: PanelView, view: GraphView): Finding {
  const pair = pairOf(panel, check.curve, check.to);
  if (typeof pair === 'string') return unmet(pair);
  const [name, to] = [say(panel, check.curve), say(panel, check.to)];
  const parts = pair.map(({ id }) => id);
  const gaps = gapsBetween(panel, pair[0].path, pair[1].path);
  const side = gaps.reduce((sum, { by }) => sum + by, 0) < 0 ? -1 : 1;
  const [touch] = gaps.map(({ at, by }) => ({ at, by: by * side })).sort((a, b) => a.by - b.by);
  if (!touch || touch.by > panel.near.y) return unmet(`${name} does not touch ${to}.`, parts);
  if (touch.by < -apart(panel, 'y'))
    return unmet(`${name} crosses ${to}; it has to touch ${to} without crossing it.`, parts);
  const place = parsePlace(check.at);
  const at = locate(view, check.panel, place);
  const [closest] = at.spots
    .flatMap(({ x, parts: ids }) => (x === null ? [] : [{ by: touch.at - x, parts: [...parts, ...ids] }]))
    .sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  if (!closest) return unmetPlaces(panel, 'x', { place, at });
  if (Math.abs(closest.by) > TOUCH * panel.near.x)
    return unmet(`${name} touches ${to} ${saySide('x', closest.by)} ${sayPlace(panel, place)}.`, closest.parts);
  return met(`${name} is tangent to ${to} at ${sayPlace(panel, place)}.`, closest.parts);
}

const DIRECTIONS = {
  right: { axis: 'x', sign: 1 },
  left: { axis: 'x', sign: -1 },
  up: { axis: 'y', sign: 1 },
  down: { axis: 'y', sign: -1 },
} as const;

export function checkShift(check: CheckOf<'shift'>, panel: PanelView): Finding {
  const pair = pairOf(panel, check.from, check.to);
  if (typeof pair === 'string') return unmet(pair);
  const [from, to] = [say(panel, check.from), say(panel, check.to)];
  const parts = pair.map(({ id }) => id);
  const { axis, sign } = DIRECTIONS[check.direction];
  const [first, second] = pair.map(({ path }) => (axis === 'x' ? acrossOf(panel, path) : path));
  const gaps = first && second ? gapsBetween(panel, second, first) : [];
  const along = axis === 'x' ? 'heights' : 'quantities';
  if (gaps.length === 0) return unmet(`${from} and ${to} are not drawn over the same ${along}.`, parts);
  const least = apart(panel, axis);
  const clear = (direction: number) => gaps.filter(({ by }) => by * direction > least).length * 2 > gaps.length;
  const isMixed = gaps.some(({ by }) => by > least) && gaps.some(({ by }) => by < -least);
  const asked = saySide(axis, sign);
  if (isMixed) return unmet(`${from} and ${to} cross; ${to} has to be ${asked} ${from}.`, parts);
  if (clear(sign)) return met(`${to} is ${asked} ${from}.`, parts);
  if (clear(-sign)) return unmet(`${to} is ${saySide(axis, -sign)} ${from}; it has to be ${asked} it.`, parts);
  return unmet(`${to} is hardly apart from ${from}; it has to be ${asked} it.`, parts);
}

/** A path by its heights, to compare quantities: the right one where it has a height twice. */
function acrossOf({ work }: PanelView, path: Path): Path {
  work.spend(path.length ** 2);
  return flip(path)
    .sort((a, b) => a[0] - b[0])
    .map(([y, x]) => [y, quantityAt(path, y) ?? x]);
}
