import { useState } from 'react';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { partsIn, type Selection } from './find-part';

const hasAny = (panel: Panel, ids: readonly string[]): boolean =>
  partsIn(panel).some(({ part }) => ids.includes(part.id));

/** The panel to show where there is space for one: the one that was chosen, selected in, changed, or highlighted last. */
export function useFrontPanel(
  document: GraphDocument,
  selection: Selection | null,
  highlights: readonly string[],
): readonly [string, (id: string) => void] {
  const lit = document.panels.find((panel) => hasAny(panel, highlights))?.id;
  const [front, setFront] = useState({ id: lit ?? document.panels[0]?.id ?? '', document, selection, highlights });
  if (front.document !== document || front.selection !== selection || front.highlights !== highlights) {
    const changed = document.panels.filter((panel, index) => panel !== front.document.panels[index]);
    // A document from outside replaces all panels.
    const only = changed.length === 1 ? changed[0]?.id : undefined;
    const selected = selection === front.selection ? undefined : selection?.panel;
    const newlyLit = highlights === front.highlights ? undefined : lit;
    setFront({ id: selected ?? newlyLit ?? only ?? front.id, document, selection, highlights });
  }
  return [front.id, (id) => setFront({ ...front, id })];
}
