import type {
  DrawnArea,
  DrawnArrow,
  DrawnCurve,
  DrawnMark,
  GraphDocument,
  Panel,
} from '../../../../economics/free-response/graph-document';

export type Axis = 'x' | 'y';

/** What can be selected on a graph. */
export type Selection =
  | { readonly panel: string; readonly kind: 'curve' | 'mark' | 'area' | 'arrow'; readonly id: string }
  | { readonly panel: string; readonly kind: 'axis'; readonly id: Axis };

export type SelectedPart =
  | { readonly kind: 'curve'; readonly part: DrawnCurve }
  | { readonly kind: 'mark'; readonly part: DrawnMark }
  | { readonly kind: 'area'; readonly part: DrawnArea }
  | { readonly kind: 'arrow'; readonly part: DrawnArrow };

export const panelOf = (document: GraphDocument, id: string): Panel | null =>
  document.panels.find((panel) => panel.id === id) ?? null;

export const inPanel = (document: GraphDocument, id: string, edit: (panel: Panel) => Panel): GraphDocument => ({
  ...document,
  panels: document.panels.map((panel) => (panel.id === id ? edit(panel) : panel)),
});

/** The selected curve, point, area or arrow; null for an axis and for what is no longer there. */
export function selectedPart(document: GraphDocument, selection: Selection | null): SelectedPart | null {
  const panel = selection && panelOf(document, selection.panel);
  if (!selection || !panel) return null;
  const { kind, id } = selection;
  switch (kind) {
    case 'curve': {
      const part = panel.curves.find((curve) => curve.id === id);
      return part ? { kind, part } : null;
    }
    case 'mark': {
      const part = panel.marks.find((mark) => mark.id === id);
      return part ? { kind, part } : null;
    }
    case 'area': {
      const part = panel.areas.find((area) => area.id === id);
      return part ? { kind, part } : null;
    }
    case 'arrow': {
      const part = panel.arrows.find((arrow) => arrow.id === id);
      return part ? { kind, part } : null;
    }
    case 'axis':
      return null;
  }
}

const idsIn = ({ curves, marks, areas, arrows }: Panel): string[] =>
  [...curves, ...marks, ...areas, ...arrows].map(({ id }) => id);

/** An id that no part of the document has: "c4". */
export function newId(document: GraphDocument, prefix: string, offset = 0): string {
  const numbers = document.panels.flatMap(idsIn).map((id) => Number(/\d+$/.exec(id)?.[0] ?? 0));
  return `${prefix}${Math.max(0, ...numbers) + 1 + offset}`;
}

export const replaced = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  edit: (part: Part) => Part,
): Part[] => parts.map((part) => (part.id === id ? edit(part) : part));

export const without = <Part extends { readonly id: string }>(parts: readonly Part[], id: string): Part[] =>
  parts.filter((part) => part.id !== id);
