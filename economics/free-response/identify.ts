import { bestMatch } from './best-match';
import { slopeFits } from './check-curves';
import { countMet, give } from './count-met';
import type { DrawPoint } from './free-response';
import { namePlaces } from './identify-places';
import { itemsOf, type Item } from './items';
import { alternativesOf, rolesIn, saysBothSides } from './labels';
import { baseOf } from './name-index';
import { conditionsOf, keyOf, mentionsOf } from './mentions';
import type { Check, Slope } from './rubric';
import { curveLabeled, leads } from './named-parts';
import { panelOf, type CurveView, type GraphView, type PanelView } from './view';

// A reader takes off one point for a name that is missing or unknown, where the name is asked for. Later points find the thing by its
// role: the only U, the lower one of two falling curves, the quantity below a crossing. What the rubric says of a name tells its role.

/** More curves without a name than this are not told apart. */
const MOST_FREE = 6;

/**
 * Finds what carries none of the rubric's names, for later points.
 * @returns the names that each point asks for, by its id
 */
export function identify(view: GraphView, points: readonly DrawPoint[]): ReadonlyMap<string, readonly Item[]> {
  const items = itemsOf(points, view.main);
  for (const { name, crosses, panel } of points.flatMap(({ needs }) => needs.flatMap(mentionsOf)))
    if (crosses !== undefined) panelOf(view, panel)?.crossings.set(`${name} = ${crosses}`, [name, crosses]);
  const panels = view.panels.filter(hasName);
  for (const panel of panels) nameCurves(panel, view, itemsOn(panel, items));
  for (const panel of panels) {
    const own = itemsOn(panel, items);
    namePlaces(panel, view, { items: own, lines: freeCurves(panel, own), isFree: (label) => isFree(label, own) });
  }
  return Map.groupBy(items, ({ asker }) => asker);
}

/** Lines without a single name on a curve or an axis could be any graph. */
const hasName = ({ panel: { curves, xLabel, yLabel } }: PanelView): boolean =>
  [xLabel, yLabel, ...curves.map(({ label }) => label)].some((label) => label.trim() !== '');

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
function isFree(label: string, items: readonly Item[]): boolean {
  const isHere = (role: string): boolean => items.some((item) => familyOf(item).includes(role));
  const roles = rolesIn(label);
  return saysBothSides(label) ? roles.some(isHere) : roles.every(isHere);
}

function freeCurves(panel: PanelView, items: readonly Item[]): CurveView[] {
  const taken = new Set(items.flatMap(({ name }) => curveLabeled(panel, name).curve ?? []));
  for (const curve of panel.given.curves.values()) taken.add(curve);
  return panel.curves.filter((curve) => !taken.has(curve) && isFree(curve.label, items));
}

function nameCurves(panel: PanelView, view: GraphView, items: readonly Item[]): void {
  const curves = items.filter((item) => item.isCurve);
  const isRelated = (one: Item) => (other: Item) =>
    one !== other && familyOf(one).some((base) => familyOf(other).includes(base));
  const wanted = curves.filter((item) => {
    const { curve, twice } = curveLabeled(panel, item.name);
    return curve === null && (twice === null || curves.some(isRelated(item)));
  });
  const free = wanted.length === 0 ? [] : freeCurves(panel, items);
  if (free.length === 0 || free.length > MOST_FREE) return;
  const slopesOf = (item: Item): Slope[] =>
    item.checks.flatMap((check) =>
      check.kind === 'slopes' && keyOf(check.curve) === keyOf(item.name) ? check.slope : [],
    );
  /** A curve looks like the one that it was before it shifted. */
  const looksOf = (item: Item): Slope[] => {
    const own = slopesOf(item);
    return own.length > 0 ? own : curves.filter(isRelated(item)).flatMap(slopesOf);
  };
  const met = countMet(wanted, view, isAboutCurves, panel.given.curves, ({ id }) => id);
  const isLedTo = (item: Item, curve: CurveView): boolean =>
    curves.filter(isRelated(item)).some((other) => {
      const from = curveLabeled(panel, other.name).curve;
      return from !== null && leads(panel, from, curve);
    });
  const hintOf = (item: Item, curve: CurveView): number =>
    Number(isLedTo(item, curve)) + (looksOf(item).length > 0 ? 0.5 : 0);
  const named = bestMatch(
    wanted,
    (item) => free.filter((curve) => looksOf(item).every((slope) => slopeFits(panel, item.name, curve, slope))),
    (given) => met(given) + [...given].reduce((sum, [item, curve]) => sum + hintOf(item, curve), 0),
    panel.work,
  );
  for (const item of wanted) give(panel.given.curves, item, named.get(item));
}

const familyOf = ({ name }: Item): string[] => alternativesOf(name).map(baseOf);

/** A label below a crossing is no evidence of which curves cross there: it is what a point asks next. */
const isAboutCurves = (check: Check): boolean => conditionsOf(check).every(({ kind }) => kind !== 'label');
