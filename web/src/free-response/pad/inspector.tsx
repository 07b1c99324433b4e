import { Check } from 'lucide-react';
import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { pointsOf } from '../../../../economics/free-response/curve';
import { shapeOf } from '../../../../economics/free-response/curve-shape';
import { curveShape } from '../../../../economics/free-response/describe';
import type { DrawnCurve } from '../../../../economics/free-response/graph-document';
import { panelOf, selectedPart } from './find-part';
import { HandleKeys } from './handle-keys';
import { LabelChoices } from './label-choices';
import { MarkLabels } from './mark-labels';
import { offeredNames, type LabelField, type LabelPlace } from './pad-names';
import type { PadAction, PadState, Tool } from './pad-reducer';
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
  curve: 'Draw a curve in one stroke. Tap once for a straight line. Tap a curve to change it.',
  point: 'Tap where curves cross, on a curve, or on an axis to mark a point.',
  shade: 'Tap a region to shade it, or swipe across several. Tap again to clear one.',
  shift: 'Drag a curve to shift it. The old curve stays, and an arrow shows the direction.',
  move: 'Tap a part of the graph, then drag it or its handles.',
};

/** What can be done with the selected part, above all its name. Without one, what the tool does. */
export function Inspector(props: InspectorProps) {
  const { state } = props;
  const { selection } = state;
  if (!selection || (selection.kind !== 'axis' && !selectedPart(state.document, selection)))
    return (
      <div className={styles.inspector}>
        <p className={styles.hint}>{HINTS[state.tool]}</p>
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
  const { document, selection } = state;
  const panel = selection && panelOf(document, selection.panel);
  if (!selection || !panel) return null;
  const found = selectedPart(document, selection);
  const label = (field: LabelField, text: string | null) => {
    dispatch({ type: 'label', field, text });
  };
  const choices = (place: LabelPlace, value: string, title: string, used: readonly string[]) => (
    <LabelChoices
      title={title}
      value={value}
      names={offeredNames(names, place, used, curveNames)}
      onChange={(text) => label('label', text)}
      onPick={(text) => {
        label('label', text);
        // A name is the last thing that a new curve or an axis needs: the next stroke can begin anywhere.
        if (selection.kind === 'axis' || (state.tool === 'curve' && selection.kind === 'curve')) onDone();
      }}
    />
  );
  const head = (title: string) => (
    <Head title={title} onDone={onDone}>
      {found?.kind === 'curve' && <Shapes curve={found.part} dispatch={dispatch} />}
      {found?.kind === 'area' && state.joining === null && (
        <button type="button" className={styles.small} onClick={() => dispatch({ type: 'join' })}>
          Add a region
        </button>
      )}
    </Head>
  );
  return (
    <div ref={box} className={styles.inspector} role="group" aria-label="Selected part" tabIndex={-1}>
      {selection.kind === 'axis' && (
        <>
          {head(selection.id === 'x' ? 'Label the horizontal axis' : 'Label the vertical axis')}
          {choices(
            selection.id === 'x' ? 'x-axis' : 'y-axis',
            selection.id === 'x' ? panel.xLabel : panel.yLabel,
            'Axis label',
            [],
          )}
        </>
      )}
      {found?.kind === 'curve' && (
        <>
          {head(`Curve that ${curveShape(found.part)}`)}
          {choices(
            curvePlace(found.part),
            found.part.label,
            'Name of the curve',
            panel.curves.map((curve) => curve.label),
          )}
        </>
      )}
      {found?.kind === 'area' && (
        <>
          {head(state.joining === null ? 'Shaded area' : 'Shaded area: tap more regions to add them')}
          {choices(
            'area',
            found.part.label,
            'Name of the area (optional)',
            panel.areas.map((area) => area.label),
          )}
        </>
      )}
      {found?.kind === 'arrow' && (
        <>
          {head('Arrow')}
          <p className={styles.hint}>Drag an end to change its direction.</p>
        </>
      )}
      {found?.kind === 'mark' && (
        <MarkLabels
          panel={panel}
          mark={found.part}
          names={names}
          curveNames={curveNames}
          label={label}
          onDone={onDone}
        />
      )}
      {found && found.kind !== 'area' && (
        <HandleKeys panel={panel} found={found} dispatch={dispatch} onFocusHandle={onFocusHandle} />
      )}
    </div>
  );
}

/** Horizontal lines are prices or curves, vertical ones quantities or curves. */
function curvePlace(curve: DrawnCurve): LabelPlace {
  const shape = shapeOf(pointsOf(curve));
  return shape === 'level' || shape === 'upright' ? shape : 'curve';
}

interface HeadProps {
  title: string;
  onDone: () => void;
  children?: ReactNode;
}

function Head({ title, onDone, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.title}>{title}</span>
      {children}
      <button type="button" className={styles.done} onClick={onDone}>
        <Check size={18} />
        Done
      </button>
    </div>
  );
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
