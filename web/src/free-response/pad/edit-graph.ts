import type { Point } from '../../../../economics/figure';
import { nearestOn, pointsOf } from '../../../../economics/free-response/curve';
import {
  GRAPH_LIMITS,
  type DrawnArrow,
  type DrawnMark,
  type GraphDocument,
  type Panel,
  type DrawnArea,
} from '../../../../economics/free-response/graph-document';
import { keepShading, keepShadingAround } from '../../../../economics/free-response/regions';
import { distance, pointAlong } from '../../../../economics/svg/geometry';
import { newId, inPanel, panelOf, replaced, without, type Axis, type Selection } from './find-part';
import { seedNear } from './list-regions';
import { inSquare, movedCurve, movedHandle, plus, withCurve } from './move-parts';
import { shiftedNames, labelOf, type LabelField } from './pad-names';
import type { CurveShape } from './recognize-stroke';

// The changes that a student makes to a graph. Each gives a new document; what cannot be done gives the old one.

export interface Edited {
  readonly document: GraphDocument;
  readonly selection: Selection | null;
}

const isFull = (document: GraphDocument, panelId: string, parts: 'curves' | 'marks' | 'areas' | 'arrows'): boolean =>
  (panelOf(document, panelId)?.[parts].length ?? Infinity) >= GRAPH_LIMITS[parts];

export function addCurve(document: GraphDocument, panel: string, { shape, handles }: CurveShape): Edited | null {
  if (isFull(document, panel, 'curves')) return null;
  const id = newId(document, 'c');
  const curve = { id, label: '', shape, handles: handles.map(inSquare) };
  return {
    document: inPanel(document, panel, (old) => keepShading(old, { ...old, curves: [...old.curves, curve] })),
    selection: { panel, kind: 'curve', id },
  };
}

export function addMark(document: GraphDocument, panel: string, mark: Omit<DrawnMark, 'id'>): Edited | null {
  if (isFull(document, panel, 'marks')) return null;
  const id = newId(document, 'm');
  return {
    document: inPanel(document, panel, (old) =>
      keepShading(old, { ...old, marks: [...old.marks, { ...mark, at: inSquare(mark.at), id }] }),
    ),
    selection: { panel, kind: 'mark', id },
  };
}

/** Shades the region around a place, as another region of an area or as an area of its own. */
export function shade(document: GraphDocument, panel: string, at: Point, joining: string | null): Edited | null {
  const before = panelOf(document, panel);
  return before && joinedArea(document, panel, [inSquare(seedNear(before, at))], joining);
}

/** Regions that are shaded as parts of an area, or as one of its own. */
export function joinedArea(
  document: GraphDocument,
  panel: string,
  seeds: readonly Point[],
  joining: string | null,
): Edited | null {
  const joined = panelOf(document, panel)?.areas.find(({ id }) => id === joining);
  const area = joined ?? { id: newId(document, 'a'), label: '', seeds: [] };
  const all = [...area.seeds, ...seeds];
  if (all.length > GRAPH_LIMITS.seeds || (!joined && isFull(document, panel, 'areas'))) return null;
  return {
    document: inPanel(document, panel, (old) => ({
      ...old,
      areas: joined
        ? replaced(old.areas, area.id, (it) => ({ ...it, seeds: all }))
        : [...old.areas, { ...area, seeds: all }],
    })),
    selection: { panel, kind: 'area', id: area.id },
  };
}

/** Takes regions out of an area; without its last one it is gone. */
export function unshade(document: GraphDocument, panel: string, id: string, seeds: readonly number[]): GraphDocument {
  return inPanel(document, panel, (old) => ({
    ...old,
    areas: old.areas.flatMap((area) => {
      if (area.id !== id) return [area];
      const rest = area.seeds.filter((_, index) => !seeds.includes(index));
      return rest.length === 0 ? [] : [{ ...area, seeds: rest }];
    }),
  }));
}

/** A copy of a curve beside it, with an arrow from the old to the new one. */
export function shiftCurve(document: GraphDocument, panelId: string, id: string, by: Point): Edited | null {
  const panel = panelOf(document, panelId);
  const curve = panel?.curves.find((it) => it.id === id);
  if (!panel || !curve || isFull(document, panelId, 'curves')) return null;
  const [oldName, copyName] = shiftedNames(
    curve.label,
    panel.curves.map(({ label }) => label),
  );
  const copy = { ...movedCurve(curve, by), id: newId(document, 'c'), label: copyName };
  const arrow = { id: newId(document, 'r', 1), ...arrowBetween(pointsOf(curve), by) };
  const isArrowDrawn = panel.arrows.length < GRAPH_LIMITS.arrows;
  return {
    document: inPanel(document, panelId, (old) =>
      keepShading(old, {
        ...old,
        curves: [...replaced(old.curves, id, (it) => ({ ...it, label: oldName })), copy],
        arrows: isArrowDrawn ? [...old.arrows, arrow] : old.arrows,
      }),
    ),
    selection: { panel: panelId, kind: 'curve', id: copy.id },
  };
}

/** Where along the curve an arrow starts: beside the middle, where crossings mostly are. */
const ARROW_AT = [0.72, 0.28];

/** From the curve to its copy; where the copy was cut off, from its other part. */
function arrowBetween(path: readonly Point[], by: Point): { from: Point; to: Point } {
  const arrows = ARROW_AT.map((share) => {
    const from = pointAlong(path, share);
    return { from, to: [from[0] + by[0], from[1] + by[1]] satisfies Point };
  });
  const isInside = ({ to }: { to: Point }) => to.every((share) => share >= 0 && share <= 1);
  const { from, to } = arrows.find(isInside) ?? { from: pointAlong(path, 0.5), to: plus(pointAlong(path, 0.5), by) };
  return { from: inSquare(from), to: inSquare(to) };
}

/** Puts a point, or the ends of an arrow, elsewhere. */
function withPlaces(panel: Panel, { kind, id }: Selection, edit: (place: Point, index: number) => Point): Panel {
  if (kind === 'mark') {
    const marks = replaced(panel.marks, id, (mark) => ({ ...mark, at: edit(mark.at, 0) }));
    return keepShadingAround(panel, { ...panel, marks }, id);
  }
  if (kind !== 'arrow') return panel;
  const moved = (arrow: DrawnArrow) => ({ ...arrow, from: edit(arrow.from, 0), to: edit(arrow.to, 1) });
  return { ...panel, arrows: replaced(panel.arrows, id, moved) };
}

/** A handle of the selected part at another place: of a curve, an end of an arrow, or the point itself. */
export function moveHandle(document: GraphDocument, selection: Selection, index: number, to: Point): GraphDocument {
  return inPanel(document, selection.panel, (panel) =>
    selection.kind === 'curve'
      ? withCurve(panel, selection.id, (curve) => movedHandle(curve, index, to))
      : withPlaces(panel, selection, (place, at) => (at === index ? inSquare(to) : place)),
  );
}

export function movePart(document: GraphDocument, selection: Selection, by: Point): GraphDocument {
  return inPanel(document, selection.panel, (panel) =>
    selection.kind === 'curve'
      ? withCurve(panel, selection.id, (curve) => movedCurve(curve, by))
      : withPlaces(panel, selection, (place) => inSquare(plus(place, by))),
  );
}

/** The arrow of a shift goes with the copy that it points at. */
function arrowsWithout({ curves, arrows }: Panel, id: string): readonly DrawnArrow[] {
  const curve = curves.find((it) => it.id === id);
  const path = curve ? pointsOf(curve) : [];
  return arrows.filter(({ to }) => {
    const nearest = nearestOn(path, to);
    return nearest === null || distance(nearest, to) > 0.02;
  });
}

const LISTS = { curve: 'curves', mark: 'marks', area: 'areas', arrow: 'arrows' } as const; // keys of a panel

export function remove(document: GraphDocument, { panel: panelId, kind, id }: Selection): GraphDocument {
  return inPanel(document, panelId, (panel) => {
    if (kind === 'axis') return withAxisName(panel, id, '');
    const arrows = kind === 'curve' ? arrowsWithout(panel, id) : panel.arrows;
    return { ...panel, arrows, [LISTS[kind]]: panel[LISTS[kind]].filter((part) => part.id !== id) };
  });
}

const withAxisName = (panel: Panel, axis: Axis, name: string): Panel =>
  axis === 'x' ? { ...panel, xLabel: name } : { ...panel, yLabel: name };

/** Another way to join the same handles; a straight line gets a bend in its middle to begin with. */
export function reshape(
  document: GraphDocument,
  panelId: string,
  id: string,
  to: 'straight' | 'smooth' | 'kinked',
): GraphDocument {
  return inPanel(document, panelId, (panel) =>
    withCurve(panel, id, (curve) => {
      const [first, last] = [curve.handles[0], curve.handles.at(-1)];
      if (!first || !last) return curve;
      if (to === 'straight') return { ...curve, shape: 'straight', handles: [first, last] };
      const shape = to === 'kinked' ? 'straight' : 'smooth';
      if (curve.handles.length > 2) return { ...curve, shape };
      const [left, right] = first[0] <= last[0] ? [first, last] : [last, first];
      if (shape === 'smooth' && right[0] - left[0] < 0.05) return curve;
      const middle: Point = [(left[0] + right[0]) / 2 - 0.06, (left[1] + right[1]) / 2 - 0.06];
      return { ...curve, shape, handles: [left, inSquare(middle), right] };
    }),
  );
}

/** Names an area. Areas with one name are one area. */
function namedAreas(areas: readonly DrawnArea[], id: string, label: string): readonly DrawnArea[] {
  const same = areas.find((area) => area.id !== id && area.label !== '' && area.label === label);
  const merged = same?.seeds ?? [];
  const named = replaced(areas, id, (area) => ({ ...area, label, seeds: [...merged, ...area.seeds] }));
  if (named.some(({ seeds }) => seeds.length > GRAPH_LIMITS.seeds))
    return replaced(areas, id, (area) => ({ ...area, label }));
  return same ? without(named, same.id) : named;
}

/** Names a part. For a point, null takes its guide to the axis away. */
export function setLabel(
  document: GraphDocument,
  { panel: panelId, kind, id }: Selection,
  field: LabelField,
  text: string | null,
): GraphDocument {
  const label = labelOf(text ?? '');
  const guide = text === null ? null : label;
  return inPanel(document, panelId, (panel): Panel => {
    switch (kind) {
      case 'curve':
        return { ...panel, curves: replaced(panel.curves, id, (curve) => ({ ...curve, label })) };
      case 'area':
        return { ...panel, areas: namedAreas(panel.areas, id, label) };
      case 'mark': {
        const after = {
          ...panel,
          marks: replaced(panel.marks, id, (mark) => ({ ...mark, [field]: field === 'label' ? label : guide })),
        };
        const hadGuide = field === 'label' || panel.marks.some((mark) => mark.id === id && mark[field] !== null);
        return hadGuide ? after : keepShading(panel, after);
      }
      case 'axis':
        return withAxisName(panel, id, label);
      case 'arrow':
        return panel;
    }
  });
}
