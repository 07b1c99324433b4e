import type { Point } from '../figure';
import { flip, NEAR, NEAREST, pointsOf, type Path } from './curve';
import { reachOf } from './curve-shape';
import type { DrawnCurve, DrawnMark, GraphDocument, Panel } from './graph-document';
import { namesIn } from './labels';
import { baseOf, countsFromZero } from './name-index';
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
export interface Labeled {
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

/** @param names those of the rubric, each with what it accepts for it (`namesOfChecks`) */
export function viewOf(
  graph: GraphDocument,
  names: readonly (readonly string[])[] = [],
  main = graph.panels[0]?.id,
  work = new Work(),
): GraphView {
  const rubric = {
    used: [...new Set(names.flat())],
    alike: names.map((forms) => new Set(forms.map(baseOf))),
  };
  return { main, panels: graph.panels.map((panel) => panelViewOf(panel, rubric, work)) };
}

function panelViewOf(panel: Panel, rubric: Pick<PanelView, 'used' | 'alike'>, work: Work): PanelView {
  const curves = [...panel.curves]
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((curve) => ({ id: curve.id, label: curve.label, path: pointsOf(curve) }))
    .filter((curve) => !isDot(curve));
  const points = curves.flatMap(({ path }) => path);
  return {
    panel,
    ...rubric,
    curves,
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
