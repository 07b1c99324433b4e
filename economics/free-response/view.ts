import type { Point } from '../figure';
import { distance } from '../svg/geometry';
import { flip, NEAR, NEAREST, nearestOn, pointsOf, type Path } from './curve';
import { reachOf } from './curve-shape';
import type { DrawnCurve, DrawnMark, GraphDocument, Panel } from './graph-document';
import {
  alternativesOf,
  baseOf,
  countsFromZero,
  hedgedNames,
  nameOnDrawing,
  namesIn,
  normalName,
  numbered,
  sayName,
} from './labels';
import { coverOf } from './raster';
import type { Name } from './rubric';
import type { Spot } from './spot';
import { STEPS, Work } from './work';

export interface CurveView {
  readonly id: string;
  readonly label: string;
  readonly path: Path;
}

/** One panel as a reader sees it. */
export interface PanelView {
  readonly panel: Panel;
  readonly curves: readonly CurveView[];
  /** All names of the rubric, in their normal form. */
  readonly used: readonly string[];
  /** Names that the rubric accepts for one another, without their numbers. */
  readonly alike: readonly ReadonlySet<string>[];
  /** Whether the student counts curves, prices, and quantities from 0. */
  readonly isFromZero: () => boolean;
  /** What each name of the rubric stands for here: a rubric asks for the same names again and again. */
  readonly found: {
    readonly curves: Map<Name, Labeled>;
    readonly marks: Map<string, readonly DrawnMark[]>;
    readonly crossings: Map<string, readonly Point[]>;
  };
  /** What has none of the names of the rubric, and is known by its role on the drawing (identify.ts). */
  readonly given: { readonly curves: Map<Name, CurveView>; readonly spots: Map<Name, Spot> };
  /** The crossings that the rubric speaks of. */
  readonly crossings: Map<string, readonly [Name, Name]>;
  /** The names that the point being scored asks for: what does not carry them is missing here. */
  readonly asked: ReadonlySet<Name>;
  /** Which areas cover each cell: bit n for the area n. Every check compares the same cells. */
  readonly cover: () => Uint32Array;
  /** Along an axis, positions that are no further apart are the same. A small drawing is as exact as a large one. */
  readonly near: Readonly<Record<'x' | 'y', number>>;
  readonly work: Work;
}

/** The curve that carries a name; none where two do and nothing tells which one is meant. */
interface Labeled {
  readonly curve: CurveView | null;
  /** What two curves say that lie at different places. */
  readonly twice: string | null;
}

/** A student's drawing, and what the rubric calls things. */
export interface GraphView {
  readonly panels: readonly PanelView[];
  /** Id of the question's first panel, which checks mean that name none. */
  readonly main: string | undefined;
}

/** Two curves with the same name are told apart by their places, so that the order in which they were drawn never counts. */
const keyOf = ({ handles }: DrawnCurve): string => JSON.stringify(handles);

/** A dot is no curve: it would intersect every other curve that it touches. */
const isDot = ({ path }: CurveView): boolean => Math.max(reachOf(path), reachOf(flip(path))) < NEAR;

export function viewOf(
  graph: GraphDocument,
  used: readonly string[] = [],
  main = graph.panels[0]?.id,
  work = new Work(),
  alike: PanelView['alike'] = [],
): GraphView {
  return { main, panels: graph.panels.map((panel) => panelViewOf(panel, used, work, alike)) };
}

function panelViewOf(panel: Panel, used: readonly string[], work: Work, alike: PanelView['alike']): PanelView {
  const curves = [...panel.curves]
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((curve) => ({ id: curve.id, label: curve.label, path: pointsOf(curve) }))
    .filter((curve) => !isDot(curve));
  const points = curves.flatMap(({ path }) => path);
  return {
    panel,
    curves,
    used,
    alike,
    work,
    isFromZero: once(() => countsFromZero(allNames(panel, work))),
    near: { x: nearOver(reachOf(flip(points))), y: nearOver(reachOf(points)) },
    found: { curves: new Map(), marks: new Map(), crossings: new Map() },
    crossings: new Map(),
    given: { curves: new Map(), spots: new Map() },
    asked: new Set(),
    cover: once(() => coverOf(panel, work)),
  };
}

/** Positions have to be this far apart for one to lie left of, below or above the other. */
export const apart = ({ near }: PanelView, axis: 'x' | 'y'): number => (2 / 3) * near[axis];

/** A drawing that spans this much of the panel is of the usual size. */
const USUAL_SPAN = 0.8;

/** What the eye takes for the same in a drawing that spans a share of the panel. */
const nearOver = (span: number): number => Math.max(NEAREST, NEAR * Math.min(1, span / USUAL_SPAN));

function allNames({ curves, marks }: Panel, work: Work): string[] {
  const labels = [...curves.map(({ label }) => label), ...marks.flatMap(({ x, y }) => [x ?? '', y ?? ''])];
  const names = labels.flatMap(namesIn);
  work.spend(STEPS.name * names.length);
  return names;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The panel with an id; the main one without. */
export const panelOf = (view: GraphView, id = view.main): PanelView | null =>
  view.panels.find(({ panel }) => panel.id === id) ?? null;

export const noPanel = (id: string | undefined): string =>
  id === undefined ? 'Nothing is drawn.' : `There is no ${id} graph.`;

/** Whether a label says two names that the rubric keeps apart: "MC/MR" is neither. "D = MR" is a claim, from which something follows. */
export function isHedge({ used, alike }: PanelView, label: string): boolean {
  const names = hedgedNames(label);
  const bases = [...new Set(names.filter((name) => used.some((other) => baseOf(other) === baseOf(name))).map(baseOf))];
  return bases.some((one) =>
    bases.some((other) => one < other && !alike.some((group) => group.has(one) && group.has(other))),
  );
}

/** The parts whose labels carry a name. */
function carrying<Part>(
  { used, isFromZero, work }: PanelView,
  name: Name,
  parts: readonly Part[],
  labelOf: (part: Part) => string,
): readonly Part[] {
  const labels = parts.map((part) => namesIn(labelOf(part)));
  work.spend(STEPS.name * labels.flat().length);
  const found = nameOnDrawing(name, labels.flat(), used, isFromZero());
  return found === null ? [] : parts.filter((_, index) => labels[index]?.includes(found));
}

/** The curve with a name; where none carries it, the one that has its role, unless the name itself is asked for. */
export const curveNamed = (panel: PanelView, name: Name): CurveView | null =>
  curveLabeled(panel, name).curve ?? (panel.asked.has(name) ? null : (panel.given.curves.get(name) ?? null));

export function curveLabeled(panel: PanelView, name: Name): Labeled {
  const known = panel.found.curves.get(name);
  if (known !== undefined) return known;
  const led = ledByArrow(panel, name);
  const forms = alternativesOf(name);
  /** "D = MR = P2" is not MR1: the rubric has another P1. */
  const isOthers = ({ label }: CurveView, form: string): boolean =>
    !panel.isFromZero() &&
    namesIn(label).some(
      (own) =>
        baseOf(own) !== baseOf(form) &&
        panel.used.includes(own) &&
        !forms.includes(own) &&
        forms.some((other) => baseOf(other) === baseOf(own)),
    );
  const carriers = led
    ? [[led]]
    : name
        .split('|')
        .map((form) =>
          carrying(panel, form, panel.curves, ({ label }) => label).filter(
            (curve) => !isOthers(curve, normalName(form)) && !isHedge(panel, curve.label),
          ),
        );
  const isTwice = (curves: readonly CurveView[]) => curves.some((curve) => isElsewhere(curve, curves[0] ?? curve));
  const [curve = null] = carriers.find((curves) => curves.length > 0 && !isTwice(curves)) ?? [];
  const labeled = { curve, twice: curve ? null : (carriers.find(isTwice)?.[0]?.label.trim() ?? null) };
  panel.found.curves.set(name, labeled);
  return labeled;
}

/** Two lines of one name that do not go on from one another. */
function isElsewhere(one: CurveView, other: CurveView): boolean {
  const goesOn = (path: Path, next: Path): boolean => {
    const [end, start] = [path.at(-1), next[0]];
    return end !== undefined && start !== undefined && distance(end, start) <= NEAR;
  };
  if (goesOn(one.path, other.path) || goesOn(other.path, one.path)) return false;
  return one.path.some((at) => distance(nearestOn(other.path, at) ?? at, at) > NEAR);
}

/** Of two curves that differ by their numbers at most, the arrow between them tells which is the later one, whatever they are called. */
function ledByArrow(panel: PanelView, name: Name): CurveView | null {
  if (panel.panel.arrows.length === 0) return null;
  for (const form of alternativesOf(name)) {
    const place = numbered(form, panel.used).indexOf(form);
    if (place > 1 || numbered(form, panel.used).length < 2) continue;
    const family = panel.curves.filter(({ label }) => namesIn(label).some((other) => baseOf(other) === baseOf(form)));
    const [one, other] = family;
    if (!one || !other || family.length > 2) continue;
    if (leads(panel, one, other)) return place === 0 ? one : other;
    if (leads(panel, other, one)) return place === 0 ? other : one;
  }
  return null;
}

/** An arrow further away from a curve is not its arrow. */
const BESIDE = 0.12;

/** Whether an arrow leads from a curve to another: no other curve is closer to its ends. */
export function leads({ curves, panel, work }: PanelView, from: CurveView, to: CurveView): boolean {
  const points = curves.reduce((sum, { path }) => sum + path.length, 0);
  work.spend(2 * panel.arrows.length * points);
  const isAt = (curve: CurveView, at: readonly [number, number]): boolean => {
    const away = ({ path }: CurveView) => distance(nearestOn(path, at) ?? [Infinity, Infinity], at);
    return away(curve) <= BESIDE && curves.every((other) => other === curve || away(other) > away(curve));
  };
  return panel.arrows.some((arrow) => isAt(from, arrow.from) && isAt(to, arrow.to));
}

/** A name as the student writes it, of those that the rubric accepts; the rubric's first where the student writes none of them. */
export function say(panel: PanelView, name: Name): string {
  const forms = name.split('|').map((form) => form.trim());
  const isDrawn = (form: string): boolean =>
    curveNamed(panel, form) !== null ||
    (['x', 'y', 'label'] as const).some((where) => marksNamed(panel, form, where).length > 0);
  return (forms.length > 1 ? forms.find(isDrawn) : undefined) ?? sayName(name);
}

/** Says that a curve is not there. One without a label may be the one that is meant, but nobody can know. */
export function noCurve(panel: PanelView, name: Name): string {
  const { twice } = curveLabeled(panel, name);
  if (twice !== null) return `Two curves are labeled ${twice}.`;
  const hasUnnamed = panel.curves.some(({ label }) => label.trim() === '');
  return `No curve is labeled ${sayName(name)}${hasUnnamed ? ', and there is a curve without a label' : ''}.`;
}

/** Whether marks carry a name without the number that the rubric tells it from others by: Q where there are a Q1 and a Q2. */
export const isWithoutNumber = (panel: PanelView, name: Name): boolean =>
  alternativesOf(name).every((form) => {
    const isExact = panel.panel.marks.some(({ x, y }) => [x, y].some((text) => namesIn(text ?? '').includes(form)));
    return !isExact && numbered(form, panel.used).length > 1;
  });

/** The marks that carry a name on an axis, or beside their point. */
export function marksNamed(panel: PanelView, name: Name, where: 'x' | 'y' | 'label'): readonly DrawnMark[] {
  const key = `${where} ${name}`;
  const known = panel.found.marks.get(key);
  if (known !== undefined) return known;
  // The price PS is not the producer surplus.
  const marks = carrying(panel, name, panel.panel.marks, (mark) => mark[where] ?? '').filter(
    (mark) => where === 'label' || !/surp/iu.test(mark[where] ?? ''),
  );
  panel.found.marks.set(key, marks);
  return marks;
}
