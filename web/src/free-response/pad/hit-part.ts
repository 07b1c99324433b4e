import type { Point } from '../../../../economics/figure';
import { nearestOn, pointsOf } from '../../../../economics/free-response/curve';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { distance } from '../../../../economics/svg/geometry';
import { selectedPart, type SelectedPart, type Selection } from './find-part';
import { guidesOf, toPixels, type PanelView, toShares } from './panel-view';
import type { PadState } from './pad-state';

/** Pixels around a part within which a touch is meant for it. */
const REACH = 22;
/** A point wins over the curves that it stands on. */
const MARK_REACH = 16;

export interface Handle {
  /** For the keyboard. */
  readonly name: string;
  readonly at: Point;
}

export function handlesOf(found: SelectedPart | null): readonly Handle[] {
  switch (found?.kind) {
    case 'curve': {
      const last = found.part.handles.length - 1;
      return found.part.handles.map((at, index) => {
        if (index === 0) return { name: 'First end', at };
        if (index === last) return { name: 'Second end', at };
        return { name: last === 2 ? 'Middle' : `Handle ${index + 1}`, at };
      });
    }
    case 'mark':
      return [{ name: 'Point', at: found.part.at }];
    case 'arrow':
      return [
        { name: 'Start', at: found.part.from },
        { name: 'Tip', at: found.part.to },
      ];
    case 'area':
    case undefined:
      return [];
  }
}

export function hitHandle(handles: readonly Handle[], view: PanelView, at: Point): number | null {
  const gaps = handles.map((handle) => distance(toPixels(view, handle.at), at));
  const least = Math.min(...gaps);
  return least <= REACH ? gaps.indexOf(least) : null;
}

/** The point, curve or arrow under a touch, in pixels. */
export function hitPart(panel: Panel, view: PanelView, at: Point): Selection | null {
  const pixels = (point: Point) => toPixels(view, point);
  const nearest = <Part extends { readonly id: string }>(
    parts: readonly Part[],
    gapOf: (part: Part) => number,
    reach: number,
  ): string | null => {
    const best = parts.reduce<{ id: string; gap: number } | null>((found, part) => {
      const gap = gapOf(part);
      return found && found.gap <= gap ? found : { id: part.id, gap };
    }, null);
    return best && best.gap <= reach ? best.id : null;
  };
  const gapTo = (path: readonly Point[]): number => {
    const point = nearestOn(path.map(pixels), at);
    return point ? distance(point, at) : Infinity;
  };
  const mark = nearest(panel.marks, (it) => distance(pixels(it.at), at), MARK_REACH);
  if (mark !== null) return { panel: panel.id, kind: 'mark', id: mark };
  const arrow = nearest(panel.arrows, ({ from, to }) => gapTo([from, to]), 10);
  if (arrow !== null) return { panel: panel.id, kind: 'arrow', id: arrow };
  const curve = nearest(panel.curves, (it) => gapTo(pointsOf(it)), REACH);
  return curve === null ? null : { panel: panel.id, kind: 'curve', id: curve };
}

/** Pixels from a line within which a swipe does not shade: it may belong to either side. */
const OFF_LINES = 6;

/** Whether a touch is clearly on one side of every line. */
export function isOffLines(panel: Panel, view: PanelView, at: Point): boolean {
  const lines = [
    ...panel.curves.map((curve) => pointsOf(curve).map((point) => toPixels(view, point))),
    ...panel.marks.flatMap((mark) => guidesOf(panel, mark, view)),
  ];
  return lines.every((line) => {
    const near = nearestOn(line, at);
    return near === null || distance(near, at) > OFF_LINES;
  });
}

export type Drag =
  | { readonly kind: 'stroke'; readonly points: Point[] }
  | { readonly kind: 'handle'; readonly selection: Selection; readonly index: number; readonly offset: Point }
  | { readonly kind: 'part'; readonly selection: Selection; readonly from: Point }
  | { readonly kind: 'shift'; readonly id: string; readonly from: Point }
  | { readonly kind: 'point' }
  | { readonly kind: 'shade' }
  | { readonly kind: 'corner' }
  | { readonly kind: 'tap' };

interface Surface {
  readonly state: PadState;
  readonly panel: Panel;
  readonly view: PanelView;
  /** What is selected on this panel. */
  readonly own: Selection | null;
}

/** The part that a tool would take hold of or select at a place, in pixels. */
export function partUnder({ state: { tool }, panel, view }: Surface, at: Point): Selection | null {
  if (tool === 'shift') return hitPart({ ...panel, marks: [], arrows: [] }, view, at);
  return tool === 'move' || tool === 'curve' ? hitPart(panel, view, at) : null;
}

/** What a press at a place, in pixels, begins if it moves. Only the Move tool takes hold of what is drawn. */
export function beginDrag(surface: Surface, at: Point): Drag {
  const { view, own } = surface;
  const { document, tool } = surface.state;
  const place = toShares(view, at);
  switch (tool) {
    case 'curve':
      return { kind: 'stroke', points: [place] };
    case 'point':
      return { kind: 'point' };
    case 'shade':
      return { kind: surface.state.isRectangle ? 'corner' : 'shade' };
    case 'move': {
      const handles = handlesOf(selectedPart(document, own));
      const index = hitHandle(handles, view, at);
      const handle = index === null ? undefined : handles[index];
      if (own && index !== null && handle)
        return { kind: 'handle', selection: own, index, offset: [handle.at[0] - place[0], handle.at[1] - place[1]] };
      const hit = partUnder(surface, at);
      if (!hit) return { kind: 'tap' };
      return hit.kind === 'mark'
        ? { kind: 'handle', selection: hit, index: 0, offset: [0, 0] }
        : { kind: 'part', selection: hit, from: place };
    }
    case 'shift': {
      const hit = partUnder(surface, at);
      return hit ? { kind: 'shift', id: hit.id, from: place } : { kind: 'tap' };
    }
  }
}
