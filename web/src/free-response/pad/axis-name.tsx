import type { Dispatch } from 'react';
import type { Panel } from '../../../../economics/free-response/graph-document';
import type { Axis, Selection } from './find-part';
import { NameText } from './name-text';
import { axisPrompt } from './pad-names';
import type { PadAction } from './pad-state';
import styles from './graph-pad.module.css';

interface AxisNameProps {
  panel: Panel;
  axis: Axis;
  readOnly: boolean;
  selection: Selection | null;
  /** Whether values on the axis stand where the name usually does. */
  isLow?: boolean;
  dispatch: Dispatch<PadAction>;
}

/** What the student wrote at an axis; a tap changes it. */
export function AxisName({ panel, axis, readOnly, selection, isLow = false, dispatch }: AxisNameProps) {
  const label = axis === 'x' ? panel.xLabel : panel.yLabel;
  const isSelected = selection?.panel === panel.id && selection.kind === 'axis' && selection.id === axis;
  return (
    <div
      className={styles.axisName}
      data-axis={axis}
      data-empty={label === '' || undefined}
      data-low={isLow || undefined}
    >
      <span aria-hidden={!readOnly}>{label === '' ? readOnly ? '' : axisPrompt(axis) : <NameText name={label} />}</span>
      {!readOnly && (
        <button
          type="button"
          className={styles.axisButton}
          aria-pressed={isSelected}
          aria-label={label === '' ? axisPrompt(axis) : `${axis === 'x' ? 'Horizontal' : 'Vertical'} axis: ${label}`}
          onClick={() => dispatch({ type: 'select', selection: { panel: panel.id, kind: 'axis', id: axis } })}
        />
      )}
    </div>
  );
}
