import { useDeferredValue, useMemo, useRef, useState, type Dispatch, type KeyboardEvent } from 'react';
import { emptyPanel, type GraphDocument } from '../../../../economics/free-response/graph-document';
import { Segmented } from '../../ui/segmented';
import { useMeasured } from '../../ui/use-measured';
import { AxisName } from './axis-name';
import { Inspector } from './inspector';
import { outlinesOf } from './list-regions';
import { PanelDrawing } from './panel-drawing';
import { PanelSurface } from './panel-surface';
import { axisPrompt } from './pad-names';
import { gutterOf, viewOf } from './panel-view';
import { coversValue } from './place-names';
import { PartsList } from './parts-list';
import type { PadAction } from './pad-state';
import { Toolbar } from './toolbar';
import { useFrontPanel, usePad } from './use-pad';
import styles from './graph-pad.module.css';

interface GraphPadProps {
  /** The panels of the question, in its order. */
  panels: readonly { readonly id: string; readonly title: string }[];
  value: GraphDocument;
  onChange: (document: GraphDocument) => void;
  /** Names to offer for curves, values on axes, and areas. */
  names?: readonly string[];
  /** Those of the names that the question asks for as names of curves. */
  curveNames?: readonly string[];
  /** Ids of parts to ring. */
  highlights?: readonly string[];
  readOnly?: boolean;
  /** Another graph, drawn faintly below: the model answer. */
  under?: GraphDocument | undefined;
}

const NONE: readonly string[] = [];
/** Before it is measured. */
const PHONE = { width: 358, height: 800 };
/** The width of the pad and the height of the window, in pixels. */
const spaceFor = ({ clientWidth }: HTMLElement) => ({ width: clientWidth || PHONE.width, height: window.innerHeight });
/** From here on two panels stand side by side. */
const SIDE_BY_SIDE = 600;
const WIDEST_PANEL = 520;
const GAP = 24;
const SHORTEST = 220;
/** What stands above and below the graph paper: the bar of the page, axis labels and tools. */
const AROUND = 412;
/** On a phone, what to draw. */
const FOLD = 44;
/** From here on the toolbar stands beside what is selected, which leaves its height to the graph. */
const TOOLS_IN_ROW = 640;
const ROW_SAVES = 58;
/** What two panels add: their titles, or the switch from one to the other. */
const TITLE = 30;
const SWITCH = 56;
/** The height of the paper by its width, at most: what is narrow uses the height of the window. */
const SHAPE = { one: 0.92, phone: 1.1, two: 1.3 } as const;

/** A document that has each panel of the question. */
const withPanels = (document: GraphDocument, panels: GraphPadProps['panels']): GraphDocument =>
  panels.length === document.panels.length && panels.every(({ id }, index) => document.panels[index]?.id === id)
    ? document
    : { panels: panels.map(({ id }) => document.panels.find((panel) => panel.id === id) ?? emptyPanel(id)) };

/** Graph paper on which a student draws curves, points, shaded areas and shifts. */
export default function GraphPad(props: GraphPadProps) {
  const { panels, value, onChange, names = NONE, curveNames = NONE } = props;
  const { highlights = NONE, readOnly = false, under } = props;
  const whole = useMemo(() => withPanels(value, panels), [value, panels]);
  const [state, dispatch] = usePad(whole, onChange);
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useMeasured(root, spaceFor, PHONE);
  const [focusedHandle, setFocusedHandle] = useState<number | null>(null);
  const byKeys = useRef<Element | null>(null);
  const [wantsFocus, setWantsFocus] = useState(false);

  const { document, selection } = state;
  const isTwo = panels.length > 1 && width >= SIDE_BY_SIDE;
  // Below each other, the second one would lie under the tools.
  const takesTurns = panels.length > 1 && !isTwo;
  const [front, setFront] = useFrontPanel(document, selection, highlights);
  // Without the panel's own border.
  const panelWidth = Math.min(WIDEST_PANEL, isTwo ? (width - GAP) / 2 : width) - 2;
  // So tall at most that the tools below stay in sight.
  const isToolsRow = width >= TOOLS_IN_ROW;
  const isPhone = width < SIDE_BY_SIDE;
  const around =
    AROUND +
    (takesTurns ? SWITCH : panels.length > 1 ? TITLE : 0) +
    (isPhone ? FOLD : 0) -
    (isToolsRow ? ROW_SAVES : 0);
  const gutter = gutterOf([...document.panels, ...(under?.panels ?? [])]);
  const view = viewOf(
    panelWidth,
    gutter,
    Math.max(SHORTEST, height - around),
    SHAPE[isTwo ? 'two' : isPhone ? 'phone' : 'one'],
  );
  // Filling regions may lag behind a drag.
  const drawn = useDeferredValue(document);
  const outlines = useMemo(() => drawn.panels.map(outlinesOf), [drawn]);
  const underOutlines = useMemo(() => under?.panels.map(outlinesOf) ?? [], [under]);

  /** What is selected by a button of the list is worked on by keyboard. */
  const act: Dispatch<PadAction> = (action) => {
    byKeys.current = window.document.activeElement;
    setWantsFocus(true);
    dispatch(action);
  };
  /** A shift selects the copy, whose fields replace those with the focus. */
  const actOnSelected: Dispatch<PadAction> = (action) => {
    if (action.type === 'shift') setWantsFocus(true);
    dispatch(action);
  };
  const done = () => {
    dispatch({ type: 'select', selection: null });
    const opener = byKeys.current;
    byKeys.current = null;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const takesFocus = () => {
    const takes = wantsFocus;
    setWantsFocus(false);
    return takes;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const isTyping = event.target instanceof HTMLInputElement;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !isTyping && (key === 'z' || key === 'y')) {
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    } else if (
      !isTyping &&
      (event.key === 'Delete' || event.key === 'Backspace') &&
      selection &&
      selection.kind !== 'axis'
    ) {
      event.preventDefault();
      dispatch({ type: 'delete' });
    } else if (event.key === 'Escape' && (state.held || state.corner)) {
      event.preventDefault();
      dispatch({ type: 'cancel' });
    } else if (event.key === 'Escape' && selection) {
      event.preventDefault();
      done();
    } else if (event.key === 'Enter' && isTyping) {
      event.preventDefault();
      // A name does not end an area that is shaded by pointer.
      if (state.joining !== null && !byKeys.current && event.target instanceof HTMLInputElement) event.target.blur();
      else done();
    }
  };

  return (
    <div ref={root} className={styles.pad} onKeyDown={onKeyDown}>
      {takesTurns && (
        <Segmented
          label={readOnly ? 'Panel to show' : 'Graph to draw on'}
          options={panels.map(({ id, title }) => [id, title] as const)}
          value={front}
          onChange={(id) => {
            dispatch({ type: 'select', selection: null });
            setFront(id);
          }}
          className={styles.turns}
        />
      )}
      <div
        className={styles.panels}
        data-two={isTwo || undefined}
        data-turns={takesTurns || undefined}
        data-readonly={readOnly || undefined}
      >
        {document.panels.map((panel, index) => {
          const below = under?.panels.find(({ id }) => id === panel.id);
          return (
            <section
              key={panel.id}
              className={styles.panel}
              data-away={(takesTurns && panel.id !== front) || undefined}
              aria-label={panels[index]?.title ?? 'Graph'}
              style={{ width: view.width + 2 }}
            >
              {panels.length > 1 && <p className={styles.title}>{panels[index]?.title}</p>}
              <AxisName panel={panel} axis="y" readOnly={readOnly} selection={selection} dispatch={dispatch} />
              <PanelSurface
                title={panels[index]?.title ?? 'Graph'}
                state={state}
                panel={panel}
                view={view}
                outlines={outlines[index] ?? new Map()}
                highlights={highlights}
                focusedHandle={selection?.panel === panel.id ? focusedHandle : null}
                readOnly={readOnly}
                dispatch={dispatch}
              >
                {below && (
                  <g className={styles.under}>
                    <PanelDrawing
                      panel={below}
                      above={panel}
                      view={view}
                      outlines={underOutlines[index] ?? new Map()}
                    />
                  </g>
                )}
              </PanelSurface>
              <AxisName
                panel={panel}
                axis="x"
                readOnly={readOnly}
                selection={selection}
                isLow={coversValue(panel.xLabel || (readOnly ? '' : axisPrompt('x')), panel, view)}
                dispatch={dispatch}
              />
            </section>
          );
        })}
      </div>
      {!readOnly && (
        <div className={styles.tools} data-row={isToolsRow || undefined} data-print="hide">
          <Toolbar state={state} dispatch={dispatch} />
          <Inspector
            state={state}
            names={names}
            curveNames={curveNames}
            dispatch={actOnSelected}
            onFocusHandle={setFocusedHandle}
            takesFocus={takesFocus}
            onDone={done}
          />
        </div>
      )}
      <PartsList
        document={document}
        titles={panels.map(({ title }) => title)}
        outlines={outlines}
        readOnly={readOnly}
        act={act}
      />
      <p className="visually-hidden" role="status">
        {state.said}
      </p>
    </div>
  );
}
