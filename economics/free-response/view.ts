import { flip, NEAR, pointsOf, type Path } from './curve';
import { reachOf } from './curve-shape';
import type { DrawnCurve, DrawnMark, GraphDocument, Panel } from './graph-document';
import { nameOnDrawing, namesIn, sayName } from './labels';
import { coverOf } from './raster';
import type { Name } from './rubric';
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
  /** What each name of the rubric stands for here: a rubric asks for the same names again and again. */
  readonly found: { readonly curves: Map<Name, CurveView | null>; readonly marks: Map<string, readonly DrawnMark[]> };
  /** Which areas cover each cell: bit n for the area n. Every check compares the same cells. */
  readonly cover: () => Uint32Array;
  readonly work: Work;
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
): GraphView {
  return {
    main,
    panels: graph.panels.map((panel) => ({
      panel,
      used,
      work,
      found: { curves: new Map(), marks: new Map() },
      cover: once(() => coverOf(panel, work)),
      curves: [...panel.curves]
        .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
        .map((curve) => ({ id: curve.id, label: curve.label, path: pointsOf(curve) }))
        .filter((curve) => !isDot(curve)),
    })),
  };
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

/** The parts whose labels carry a name. */
function carrying<Part>(
  { used, work }: PanelView,
  name: Name,
  parts: readonly Part[],
  labelOf: (part: Part) => string,
): readonly Part[] {
  const labels = parts.map((part) => namesIn(labelOf(part)));
  work.spend(STEPS.name * labels.flat().length);
  const found = nameOnDrawing(name, labels.flat(), used);
  return found === null ? [] : parts.filter((_, index) => labels[index]?.includes(found));
}

export function curveNamed(panel: PanelView, name: Name): CurveView | null {
  const known = panel.found.curves.get(name);
  if (known !== undefined) return known;
  const [curve = null] = carrying(panel, name, panel.curves, ({ label }) => label);
  panel.found.curves.set(name, curve);
  return curve;
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
export function noCurve({ curves }: PanelView, name: Name): string {
  const hasUnnamed = curves.some(({ label }) => label.trim() === '');
  return `No curve is labeled ${sayName(name)}${hasUnnamed ? ', and there is a curve without a label' : ''}.`;
}

/** The marks that carry a name on an axis, or beside their point. */
export function marksNamed(panel: PanelView, name: Name, where: 'x' | 'y' | 'label'): readonly DrawnMark[] {
  const key = `${where} ${name}`;
  const known = panel.found.marks.get(key);
  if (known !== undefined) return known;
  const marks = carrying(panel, name, panel.panel.marks, (mark) => mark[where] ?? '');
  panel.found.marks.set(key, marks);
  return marks;
}
