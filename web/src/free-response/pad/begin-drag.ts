import type { Point } from '../../../../economics/figure';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { selectedPart, type Selection } from './find-part';
import { handlesOf, hitHandle, hitPart } from './hit-part';
import { toShares, type PanelView } from './panel-view';
import type { Tool } from './pad-reducer';

export type Drag =
  | { readonly kind: 'stroke'; readonly points: Point[] }
  | { readonly kind: 'handle'; readonly selection: Selection; readonly index: number; readonly offset: Point }
  | { readonly kind: 'part'; readonly selection: Selection; readonly from: Point }
  | { readonly kind: 'shift'; readonly id: string; readonly from: Point }
  | { readonly kind: 'point' }
  | { readonly kind: 'shade' }
  | { readonly kind: 'tap' };

interface Surface {
  readonly document: GraphDocument;
  readonly panel: Panel;
  readonly view: PanelView;
  readonly tool: Tool;
  /** What is selected on this panel. */
  readonly own: Selection | null;
}

/** The tools that take hold of a handle of the selected part; points are also put where handles are. */
const takesHandle = (tool: Tool, { kind }: Selection): boolean =>
  tool === 'curve' || tool === 'move' || (tool === 'point' && kind !== 'curve');

/** The part that a tool would take hold of or select at a place, in pixels. */
export function partUnder({ panel, view, tool }: Surface, at: Point): Selection | null {
  if (tool === 'shift') return hitPart({ ...panel, marks: [], arrows: [] }, view, at);
  return tool === 'move' || tool === 'curve' ? hitPart(panel, view, at) : null;
}

/** What a press at a place, in pixels, begins if it moves. */
export function beginDrag(surface: Surface, at: Point): Drag {
  const { document, view, tool, own } = surface;
  const place = toShares(view, at);
  const handles = handlesOf(selectedPart(document, own));
  const index = hitHandle(handles, view, at);
  const handle = index === null ? undefined : handles[index];
  if (own && index !== null && handle && takesHandle(tool, own))
    return { kind: 'handle', selection: own, index, offset: [handle.at[0] - place[0], handle.at[1] - place[1]] };
  switch (tool) {
    case 'curve':
      return { kind: 'stroke', points: [place] };
    case 'point':
    case 'shade':
      return { kind: tool };
    case 'move': {
      const hit = partUnder(surface, at);
      if (!hit) return { kind: 'tap' };
      return hit.kind === 'mark'
        ? { kind: 'handle', selection: hit, index: 0, offset: [0, 0] }
        : { kind: 'part', selection: hit, from: place };
    }
    case 'shift': {
      const id = partUnder(surface, at)?.id ?? (own?.kind === 'curve' ? own.id : null);
      return id === null ? { kind: 'tap' } : { kind: 'shift', id, from: place };
    }
  }
}
