import { bestMatch } from './best-match';
import { slopeFits } from './check-curves';
import { checkGraph } from './checks';
import type { DrawPoint } from './free-response';
import { itemsOf, type Item } from './items';
import { alternativesOf, baseOf, rolesIn } from './labels';
import { conditionsOf, keyOf, mentionsOf } from './mentions';
import { parsePlace } from './parse-place';
import { lineAlong, lineNamed, locate } from './places';
import type { Check, Slope } from './rubric';
import { curveLabeled, leads, marksNamed, panelOf, type CurveView, type GraphView, type PanelView } from './view';
import type { Spot } from './spot';

// A reader takes off one point for a name that is missing or unknown, where the name is asked for. Later points find the thing by its
// role: the only U, the lower one of two falling curves, the quantity below a crossing. What the rubric says of a name tells its role.

/** More unnamed curves, or unnamed places, than this are not told apart. */
const MOST_FREE = 6;

/**
 * Finds what carries none of the rubric's names, for later points.
 * @returns the names that each point asks for, by its id
 */
export function identify(view: GraphView, points: readonly DrawPoint[]): ReadonlyMap<string, readonly Item[]> {
  const items = itemsOf(points, view.main);
  for (const { name, crosses, panel } of points.flatMap(({ needs }) => needs.flatMap(mentionsOf)))
    if (crosses !== undefined) panelOf(view, panel)?.crossings.push({ kind: 'crossing', first: name, second: crosses });
  for (const panel of view.panels) nameCurves(panel, view, itemsOn(panel, items));
  for (const panel of view.panels) namePlaces(panel, view, itemsOn(panel, items));
  return Map.groupBy(items, ({ asker }) => asker);
}

const itemsOn = ({ panel }: PanelView, items: readonly Item[]): Item[] =>
  items.filter((item) => item.panel === panel.id);

/** The drawing as the point sees it that asks for names: what does not carry them is missing. */
export const asking = (view: GraphView, items: readonly Item[]): GraphView => ({
  ...view,
  panels: view.panels.map((panel) => ({
    ...panel,
    asked: new Set(itemsOn(panel, items).flatMap(({ names }) => names)),
  })),
});

/** A part whose label says another role than those that the rubric has here is that other thing. */
const isFree = (label: string, items: readonly Item[]): boolean =>
  rolesIn(label).every((role) => items.some((item) => familyOf(item).includes(role)));

function freeCurves(panel: PanelView, items: readonly Item[]): CurveView[] {
  const taken = new Set(items.flatMap(({ names: [name] }) => curveLabeled(panel, name).curve ?? []));
  for (const curve of panel.given.curves.values()) taken.add(curve);
  return panel.curves.filter((curve) => !taken.has(curve) && isFree(curve.label, items));
}

function nameCurves(panel: PanelView, view: GraphView, items: readonly Item[]): void {
  const curves = items.filter((item) => item.isCurve);
  const isRelated = (one: Item) => (other: Item) =>
    one !== other && familyOf(one).some((base) => familyOf(other).includes(base));
  const wanted = curves.filter((item) => {
    const { curve, twice } = curveLabeled(panel, item.names[0]);
    return curve === null && (twice === null || curves.some(isRelated(item)));
  });
  const free = wanted.length === 0 ? [] : freeCurves(panel, items);
  if (free.length === 0 || free.length > MOST_FREE) return;
  const slopesOf = (item: Item): Slope[] =>
    item.checks.flatMap((check) =>
      check.kind === 'slopes' && keyOf(check.curve) === keyOf(item.names[0]) ? check.slope : [],
    );
  /** A curve looks like the one that it was before it shifted. */
  const looksOf = (item: Item): Slope[] => {
    const own = slopesOf(item);
    return own.length > 0 ? own : curves.filter(isRelated(item)).flatMap(slopesOf);
  };
  const give = (item: Item, curve: CurveView | undefined): void => {
    for (const name of item.names)
      if (curve) panel.given.curves.set(name, curve);
      else panel.given.curves.delete(name);
  };
  const met = countMet(wanted, view, isAboutCurves, give, ({ id }: CurveView) => id);
  const isLedTo = (item: Item, curve: CurveView): boolean =>
    curves.filter(isRelated(item)).some((other) => {
      const from = curveLabeled(panel, other.names[0]).curve;
      return from !== null && leads(panel, from, curve);
    });
  const hints = new Map(
    wanted.map((item) => [
      item,
      new Map(free.map((curve) => [curve, Number(isLedTo(item, curve)) + (looksOf(item).length > 0 ? 0.5 : 0)])),
    ]),
  );
  const named = bestMatch(
    wanted,
    (item) => free.filter((curve) => looksOf(item).every((slope) => slopeFits(panel, item.names[0], curve, slope))),
    (given) => met(given) + [...given].reduce((sum, [item, curve]) => sum + (hints.get(item)?.get(curve) ?? 0), 0),
    panel.work,
  );
  for (const item of wanted) give(item, named.get(item));
}

const familyOf = ({ names: [name] }: Item): string[] => alternativesOf(name).map(baseOf);

/** Shading is compared cell by cell, which takes too long for a try. */
const isTried = (check: Check): boolean =>
  conditionsOf(check).every(({ kind }) => kind !== 'shaded' && kind !== 'axes');

/** A label below a crossing is no evidence of which curves cross there: it is what a point asks next. */
const isAboutCurves = (check: Check): boolean => conditionsOf(check).every(({ kind }) => kind !== 'label');

/** Counts the checks that are met because names were given to things. */
function countMet<Thing>(
  items: readonly Item[],
  view: GraphView,
  counts: (check: Check) => boolean,
  give: (item: Item, thing: Thing | undefined) => void,
  idOf: (thing: Thing) => string,
): (given: ReadonlyMap<Item, Thing>) => number {
  const checks = [...new Set(items.flatMap((item) => item.checks))].filter((check) => isTried(check) && counts(check));
  const tried = new Map<string, boolean>();
  const isMet = (check: Check, index: number, given: ReadonlyMap<Item, Thing>): boolean => {
    const things = items.filter((item) => item.checks.includes(check)).map((item) => given.get(item));
    const key = [index, ...things.map((thing) => (thing === undefined ? '' : idOf(thing)))].join(' ');
    const known = tried.get(key);
    if (known !== undefined) return known;
    for (const item of items) give(item, given.get(item));
    const { met } = checkGraph(check, view);
    tried.set(key, met);
    return met;
  };
  return (given) =>
    checks.filter((check, index) => isMet(check, index, given) && !isMet(check, index, new Map())).length;
}

function namePlaces(panel: PanelView, view: GraphView, items: readonly Item[]): void {
  const give = (item: Item, spot: Spot | undefined): void => {
    for (const name of item.names)
      if (spot) panel.given.spots.set(name, spot);
      else panel.given.spots.delete(name);
  };
  const labels = items.flatMap((item) => (item.label ? { item, label: item.label } : []));
  const missing = labels.filter(
    ({
      item: {
        names: [name],
      },
      label: { axis },
    }) =>
      [marksNamed(panel, name, axis), marksNamed(panel, name, 'label'), lineNamed(panel, name, axis)].every(
        ({ length }) => length === 0,
      ),
  );
  const unknown = () =>
    missing.filter(
      ({
        item: {
          names: [name],
        },
      }) => !panel.given.spots.has(name),
    );
  const lines = missing.length === 0 ? [] : freeCurves(panel, items);
  /** Where the rubric says that it is, if the student put something there. */
  const settle = (): void => {
    for (const {
      item,
      label: { axis, at },
    } of unknown())
      give(item, at === undefined ? undefined : spotAt(panel, view, axis, at, lines));
  };
  settle();
  for (const axis of ['x', 'y'] as const) {
    const wanted = unknown()
      .filter(({ label }) => label.axis === axis)
      .map(({ item }) => item);
    const spots =
      wanted.length === 0
        ? []
        : freeSpots(
            panel,
            axis,
            labels.map(({ item }) => item),
            lines,
          );
    if (spots.length === 0 || spots.length > MOST_FREE) continue;
    const met = countMet(
      wanted,
      view,
      () => true,
      give,
      (spot: Spot) => spot.parts.join('+'),
    );
    const named = bestMatch(wanted, () => spots, met, panel.work);
    for (const item of wanted) give(item, named.get(item));
  }
  settle();
}

const atAxis = ([x, y]: readonly [number, number], axis: 'x' | 'y'): number => (axis === 'x' ? x : y);
const spotOf = (axis: 'x' | 'y', at: number, parts: readonly string[]): Spot => ({
  x: axis === 'x' ? at : null,
  y: axis === 'y' ? at : null,
  parts,
});

/** A place of the rubric, if a point or a line of the student stands there. */
function spotAt(
  panel: PanelView,
  view: GraphView,
  axis: 'x' | 'y',
  place: string,
  lines: readonly CurveView[],
): Spot | undefined {
  const isThere = (at: number) => (drawn: number) => Math.abs(drawn - at) <= panel.near[axis];
  for (const spot of locate(view, panel.panel.id, parsePlace(place)).spots) {
    const at = spot[axis];
    if (at === null) continue;
    const parts = [
      ...panel.panel.marks.filter((mark) => isThere(at)(atAxis(mark.at, axis))),
      ...lines.filter((line) => lineAlong(line, axis).some((drawn) => isThere(at)(drawn[axis] ?? NaN))),
    ];
    if (parts.length > 0)
      return spotOf(
        axis,
        at,
        parts.map(({ id }) => id),
      );
  }
  return undefined;
}

/** Where an axis has a guide, or a line stands, that no name of the rubric claims. Without any, the points themselves. */
function freeSpots(panel: PanelView, axis: 'x' | 'y', items: readonly Item[], lines: readonly CurveView[]): Spot[] {
  const named = items.flatMap(({ names: [name] }) => marksNamed(panel, name, axis));
  const free = panel.panel.marks.filter((mark) => !named.includes(mark) && isFree(mark[axis] ?? '', items));
  const guides = free.filter((mark) => mark[axis] !== null);
  const taken = named.map(({ at }) => atAxis(at, axis));
  const all = [
    ...(guides.length > 0 ? guides : free).map(({ id, at }) => spotOf(axis, atAxis(at, axis), [id])),
    ...lines.flatMap((line) => lineAlong(line, axis)),
  ];
  return all.filter((spot, index) => {
    const at = spot[axis] ?? NaN;
    const isBeside = (other: number | null) => other !== null && Math.abs(other - at) <= panel.near[axis];
    return !taken.some(isBeside) && !all.slice(0, index).some((other) => isBeside(other[axis]));
  });
}
