import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import type { GraphDocument } from '../../../../economics/free-response/graph-document';
import { padReducer, startPad, type PadAction, type PadState } from './pad-reducer';

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
