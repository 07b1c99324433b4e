import type {
  DrawnArea,
  DrawnArrow,
  DrawnCurve,
  DrawnMark,
  GraphDocument,
  Panel,
} from '../../../../economics/free-response/graph-document';

export type Axis = 'x' | 'y';

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

export const partsIn = ({ curves, marks, areas, arrows }: Panel): SelectedPart[] => [
  ...curves.map((part) => ({ kind: 'curve', part }) as const),
  ...marks.map((part) => ({ kind: 'mark', part }) as const),
  ...areas.map((part) => ({ kind: 'area', part }) as const),
  ...arrows.map((part) => ({ kind: 'arrow', part }) as const),
];

/** Null for an axis and for what is no longer there. */
export function selectedPart(document: GraphDocument, selection: Selection | null): SelectedPart | null {
  const panel = selection && panelOf(document, selection.panel);
  if (!panel) return null;
  return partsIn(panel).find(({ kind, part }) => kind === selection.kind && part.id === selection.id) ?? null;
}

/** An id that no part of the document has: "c4". */
export function newId(document: GraphDocument, prefix: string, offset = 0): string {
  const numbers = document.panels.flatMap(partsIn).map(({ part }) => Number(/\d+$/.exec(part.id)?.[0] ?? 0));
  return `${prefix}${Math.max(0, ...numbers) + 1 + offset}`;
}

export const replaced = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  edit: (part: Part) => Part,
): Part[] => parts.map((part) => (part.id === id ? edit(part) : part));

export const without = <Part extends { readonly id: string }>(parts: readonly Part[], id: string): Part[] =>
  parts.filter((part) => part.id !== id);
