import { useEffect, useReducer, useRef, type Dispatch, useState } from 'react';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { padReducer } from './pad-reducer';
import { startPad, type PadAction, type PadState } from './pad-state';
import { partsIn, type Selection } from './find-part';

/** The state of a pad whose document also lives outside: what is drawn goes out, and another document comes in. */
export function usePad(
  value: GraphDocument,
  onChange: (document: GraphDocument) => void,
): [PadState, Dispatch<PadAction>] {
  const [state, dispatch] = useReducer(padReducer, value, startPad);
  // Everything that was sent may come back late; that is no news.
  const sent = useRef(new WeakSet<GraphDocument>([value]));
  const latest = useRef(value);
  const { document, held } = state;
  useEffect(() => {
    if (sent.current.has(value)) return;
    sent.current.add(value);
    latest.current = value;
    dispatch({ type: 'load', document: value });
  }, [value]);
  useEffect(() => {
    // A drag is told when it has ended.
    if (held || document === latest.current) return;
    latest.current = document;
    sent.current.add(document);
    onChange(document);
  }, [document, held, onChange]);
  return [state, dispatch];
}

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
