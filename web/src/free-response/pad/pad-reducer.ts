import { curveName, curveShape, describeRegion } from '../../../../economics/free-response/describe';
import type { GraphDocument } from '../../../../economics/free-response/graph-document';
import { capitalised } from '../../../../schema/rules/labels';
import {
  addCurve,
  addMark,
  moveHandle,
  movePart,
  remove,
  reshape,
  shade,
  shiftCurve,
  unshade,
  type Edited,
  setLabel,
} from './edit-graph';
import { panelOf, selectedPart, type Selection } from './find-part';
import { startPad, type PadAction, type PadState } from './pad-state';
import { rectangleBetween, shadeRectangle } from './rectangle';

/** More is never undone by hand. */
const DEEPEST = 200;

/** The state after a change; during a drag the past stays as it was. */
function changed(state: PadState, document: GraphDocument, said: string, run: string | null = null): PadState {
  if (document === state.document) return state;
  if (state.held) return { ...state, document };
  const joins = run !== null && run === state.run;
  return {
    ...state,
    document,
    past: joins ? state.past : [...state.past, state.document].slice(-DEEPEST),
    future: [],
    run,
    said,
  };
}

function added(state: PadState, edited: Edited | null, full: string, say: (state: PadState) => string): PadState {
  if (!edited) return { ...state, said: full };
  const next = { ...changed(state, edited.document, ''), selection: edited.selection };
  return { ...next, said: say(next) };
}

/** The next region belongs to the area that was shaded. */
function shaded(state: PadState, edited: Edited | null, say: () => string): PadState {
  const next = added(state, edited, 'This graph has as many shaded areas as it can hold.', say);
  return { ...next, joining: next.selection?.kind === 'area' ? next.selection.id : null };
}

/** "D slopes down." of the selected curve. */
function selectedCurveText({ document, selection }: PadState): string {
  const found = selectedPart(document, selection);
  const panel = selection && panelOf(document, selection.panel);
  if (found?.kind !== 'curve' || !panel) return '';
  return `${capitalised(curveName(panel, found.part))} ${curveShape(found.part)}.`;
}

/** Says how the selected curve runs now; silent during a drag. */
const told = (state: PadState): PadState => (state.held ? state : { ...state, said: selectedCurveText(state) });

const stillThere = (document: GraphDocument, selection: Selection | null): Selection | null =>
  selection?.kind === 'axis' || selectedPart(document, selection) ? selection : null;

function travelled(
  state: PadState,
  to: GraphDocument,
  past: readonly GraphDocument[],
  future: readonly GraphDocument[],
  said: string,
): PadState {
  const selection = stillThere(to, state.selection);
  const joining = selection?.id === state.joining ? state.joining : null;
  return { ...state, document: to, past, future, held: null, run: null, joining, corner: null, selection, said };
}

/** One step of drawing. It never throws: what makes no sense, such as moving what is not selected, changes nothing. */
export function padReducer(state: PadState, action: PadAction): PadState {
  const { document, selection } = state;
  switch (action.type) {
    case 'load':
      return { ...startPad(action.document), tool: state.tool, selection: stillThere(action.document, selection) };
    case 'tool': {
      const keepsSelection = action.tool === 'move' || action.tool === 'shift';
      const ended = { joining: null, isRectangle: false, corner: null, run: null };
      return { ...state, ...ended, tool: action.tool, selection: keepsSelection ? selection : null };
    }
    case 'select':
      return { ...state, selection: action.selection, joining: null, corner: null, run: null };
    case 'add-curve':
      return added(
        state,
        addCurve(document, action.panel, action.curve),
        'This graph has as many curves as it can hold.',
        (next) => `A curve is added. ${selectedCurveText(next)}`,
      );
    case 'add-mark':
      return added(
        state,
        addMark(document, action.panel, action.mark),
        'This graph has as many points as it can hold.',
        () => 'A point is added.',
      );
    case 'shade': {
      const panel = panelOf(document, action.panel);
      const region = panel ? describeRegion(panel, action.seed) : '';
      return shaded(
        state,
        shade(document, action.panel, action.seed, state.joining),
        () => `The area ${region} is shaded.`,
      );
    }
    case 'rectangle':
      return { ...state, isRectangle: action.isOn, corner: null };
    case 'corner': {
      const { panel, at } = action;
      const from = state.corner?.panel === panel ? state.corner.at : null;
      const rectangle = from && rectangleBetween(from, at);
      if (!rectangle) return { ...state, corner: { panel, at }, said: 'The first corner is set.' };
      return padReducer(state, { type: 'shade-rectangle', panel, rectangle });
    }
    case 'shade-rectangle': {
      const edited = shadeRectangle(document, action.panel, action.rectangle, state.joining);
      return { ...shaded(state, edited, () => 'The rectangle is shaded.'), corner: null };
    }
    case 'unshade': {
      const next = changed(
        state,
        unshade(document, action.panel, action.id, action.seeds),
        'The area is no longer shaded.',
      );
      return { ...next, selection: stillThere(next.document, selection) };
    }
    case 'join':
      return { ...state, tool: 'shade', joining: selection?.kind === 'area' ? selection.id : null };
    case 'shift': {
      const from = state.held ?? document;
      const edited = shiftCurve(from, action.panel, action.id, action.by);
      if (!edited) return { ...state, said: 'This graph has as many curves as it can hold.' };
      return { ...changed(state, edited.document, 'The curve is copied and shifted.'), selection: edited.selection };
    }
    case 'label': {
      if (!selection) return state;
      const next = setLabel(document, selection, action.field, action.text);
      const run = `label ${selection.kind} ${selection.id} ${action.field}`;
      return changed(state, next, '', run);
    }
    case 'reshape': {
      if (selection?.kind !== 'curve') return state;
      return told(changed(state, reshape(document, selection.panel, selection.id, action.to), ''));
    }
    case 'move-handle': {
      if (!selection) return state;
      const moved = moveHandle(state.held ?? document, selection, action.index, action.to);
      return told(changed(state, moved, '', `handle ${selection.id} ${action.index}`));
    }
    case 'move-part': {
      if (!selection) return state;
      const moved = movePart(state.held ?? document, selection, action.by);
      return told(changed(state, moved, '', `move ${selection.id}`));
    }
    case 'delete': {
      if (!selection) return state;
      return { ...changed(state, remove(document, selection), 'Deleted.'), selection: null, joining: null };
    }
    case 'hold':
      return { ...state, held: document, run: null };
    case 'release': {
      if (!state.held) return state;
      if (state.held === document) return { ...state, held: null };
      const past = [...state.past, state.held].slice(-DEEPEST);
      return told({ ...state, held: null, past, future: [], run: null });
    }
    case 'cancel':
      return state.held
        ? { ...state, document: state.held, held: null, selection: stillThere(state.held, selection) }
        : { ...state, corner: null };
    case 'undo': {
      const before = state.past.at(-1);
      if (!before || state.held) return state;
      return travelled(state, before, state.past.slice(0, -1), [document, ...state.future], 'Undone.');
    }
    case 'redo': {
      const [after] = state.future;
      if (!after || state.held) return state;
      return travelled(state, after, [...state.past, document], state.future.slice(1), 'Redone.');
    }
  }
}
