import { SquareDashed } from 'lucide-react';
import { useEffect, useRef, type Dispatch } from 'react';
import { pointsOf } from '../../../../economics/free-response/curve';
import { shapeOf } from '../../../../economics/free-response/curve-shape';
import { curveShape } from '../../../../economics/free-response/describe';
import type { DrawnCurve, Panel } from '../../../../economics/free-response/graph-document';
import { panelOf, selectedPart, type SelectedPart, type Selection } from './find-part';
import { HandleKeys } from './handle-keys';
import { Head, LabelChoices, MarkLabels } from './label-choices';
import { axisPrompt, offeredNames, type LabelField, type LabelPlace } from './pad-names';
import type { PadAction, PadState, Tool } from './pad-state';
import styles from './inspector.module.css';

interface InspectorProps {
  state: PadState;
  names: readonly string[];
  curveNames: readonly string[];
  dispatch: Dispatch<PadAction>;
  onFocusHandle: (handle: number | null) => void;
  /** Whether what is selected now was chosen by keyboard: then the focus comes here. */
  takesFocus: () => boolean;
  onDone: () => void;
}

const HINTS: Record<Tool, string> = {
  curve:
    'Draw a curve in one stroke. Tap once for a straight line. Tap a curve to name it, and choose Move to change it.',
  point: 'Tap where curves cross, on a curve, or on an axis to mark a point.',
  shade: 'Tap a region to shade it, or swipe across several. Tap again to clear one.',
  shift: 'Drag a curve to shift it. The old curve stays, and an arrow shows the direction.',
  move: 'Drag a part of the graph, or tap it and drag its handles. Choose Curve to draw.',
};
const RECTANGLE = {
  first: 'Tap one corner of the rectangle.',
  second: 'Tap the opposite corner.',
} as const;

/** Turns the Shade tool to rectangles and back. */
const RectangleButton = ({ state: { isRectangle }, dispatch }: Pick<InspectorProps, 'state' | 'dispatch'>) => (
  <button
    type="button"
    className={styles.small}
    aria-pressed={isRectangle}
    onClick={() => dispatch({ type: 'rectangle', isOn: !isRectangle })}
  >
    <SquareDashed size={18} />
    Rectangle
  </button>
);

/** What can be done with the selected part, above all its name. Without one, what the tool does. */
export function Inspector(props: InspectorProps) {
  const { state } = props;
  const { selection } = state;
  if (!selection || (selection.kind !== 'axis' && !selectedPart(state.document, selection)))
    return (
      <div className={styles.inspector}>
        <div className={styles.head}>
          <p className={styles.hint}>
            {state.isRectangle ? RECTANGLE[state.corner ? 'second' : 'first'] : HINTS[state.tool]}
          </p>
          {state.tool === 'shade' && <RectangleButton {...props} />}
        </div>
      </div>
    );
  return <Selected key={`${selection.panel} ${selection.kind} ${selection.id}`} {...props} />;
}

function Selected({ state, names, curveNames, dispatch, onFocusHandle, takesFocus, onDone }: InspectorProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef(takesFocus);
  useEffect(() => {
    if (focus.current()) box.current?.focus();
  }, []);
  const { document, selection, joining } = state;
  const panel = selection && panelOf(document, selection.panel);
  if (!selection || !panel) return null;
  const found = selectedPart(document, selection);
  const field = fieldOf(panel, selection, found, joining === null ? '' : tapHint(state));
  const label = (name: LabelField, text: string | null) => {
    dispatch({ type: 'label', field: name, text });
  };
  return (
    <div ref={box} className={styles.inspector} role="group" aria-label="Selected part" tabIndex={-1}>
      {found?.kind === 'mark' ? (
        <MarkLabels
          panel={panel}
          mark={found.part}
          names={names}
          curveNames={curveNames}
          label={label}
          onDone={onDone}
        />
      ) : (
        <Head onDone={onDone}>
          <span className={styles.title}>{field?.heading ?? 'Arrow'}</span>
          {found?.kind === 'curve' && <Shapes curve={found.part} dispatch={dispatch} />}
          {found?.kind === 'area' &&
            (joining === null ? (
              <button type="button" className={styles.small} onClick={() => dispatch({ type: 'join' })}>
                Add a region
              </button>
            ) : (
              <RectangleButton state={state} dispatch={dispatch} />
            ))}
        </Head>
      )}
      {field && (
        <LabelChoices
          title={field.title}
          place={field.place}
          value={field.value}
          offered={offeredNames(names, field.place, field.used, curveNames)}
          names={names}
          onChange={(text) => label('label', text)}
          onPick={(text) => {
            label('label', text);
            // A name is the last thing that a new curve or an axis needs: the next stroke can begin anywhere.
            if (selection.kind === 'axis' || (state.tool === 'curve' && selection.kind === 'curve')) onDone();
          }}
        />
      )}
      {found?.kind === 'arrow' && <p className={styles.hint}>Drag an end to change its direction.</p>}
      {found && found.kind !== 'area' && (
        <HandleKeys panel={panel} found={found} dispatch={dispatch} onFocusHandle={onFocusHandle} />
      )}
    </div>
  );
}

interface NameField {
  readonly heading: string;
  readonly title: string;
  readonly place: LabelPlace;
  readonly value: string;
  /** Names of its kind that the panel has already. */
  readonly used: readonly string[];
}

/** How an area goes on, whether it has a name or not. */
function tapHint({ isRectangle, corner }: PadState): string {
  if (isRectangle && corner) return ': tap the opposite corner';
  return isRectangle ? ': tap a corner of more of it' : ': tap more of it';
}

/** The field for the name of what is selected. A point has three, and an arrow none. */
function fieldOf(panel: Panel, selection: Selection, found: SelectedPart | null, hint: string): NameField | null {
  if (selection.kind === 'axis') {
    const value = selection.id === 'x' ? panel.xLabel : panel.yLabel;
    const place = selection.id === 'x' ? 'x-axis' : 'y-axis';
    return { heading: axisPrompt(selection.id), title: 'Axis label', place, value, used: [] };
  }
  if (found?.kind === 'curve')
    return {
      heading: `Curve that ${curveShape(found.part)}`,
      title: 'Name of the curve',
      place: curvePlace(found.part),
      value: found.part.label,
      used: panel.curves.map((curve) => curve.label),
    };
  if (found?.kind === 'area')
    return {
      heading: `${found.part.label || 'Shaded area'}${hint}`,
      title: 'Name of the area (optional)',
      place: 'area',
      value: found.part.label,
      used: panel.areas.map((area) => area.label),
    };
  return null;
}

/** Horizontal lines are prices or curves, vertical ones quantities or curves. */
function curvePlace(curve: DrawnCurve): LabelPlace {
  const shape = shapeOf(pointsOf(curve));
  return shape === 'level' || shape === 'upright' ? shape : 'curve';
}

function Shapes({ curve, dispatch }: { curve: DrawnCurve; dispatch: Dispatch<PadAction> }) {
  const shape = curve.shape === 'smooth' ? 'smooth' : curve.handles.length > 2 ? 'kinked' : 'straight';
  return (
    <select
      className={styles.select}
      aria-label="Shape"
      value={shape}
      onChange={(event) => {
        const to = (['straight', 'smooth', 'kinked'] as const).find((name) => name === event.target.value);
        if (to) dispatch({ type: 'reshape', to });
      }}
    >
      <option value="straight">Straight</option>
      <option value="smooth">Curved</option>
      <option value="kinked">Kinked</option>
    </select>
  );
}
