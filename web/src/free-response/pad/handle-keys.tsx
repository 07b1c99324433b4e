import type { Dispatch, KeyboardEvent } from 'react';
import type { Point } from '../../../../economics/figure';
import type { Panel } from '../../../../economics/free-response/graph-document';
import type { SelectedPart } from './find-part';
import { handlesOf } from './hit-part';
import type { PadAction } from './pad-state';
import text from '../../ui/text.module.css';
import styles from './inspector.module.css';

const STEP = 0.02;
/** With the shift key. */
const LEAP = 0.1;
/** How far a shift by keyboard goes at first. */
const SHIFT = 0.14;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const along = ([x, y]: Point, length: number): Point => [x * length, y * length];

interface HandleKeysProps {
  panel: Panel;
  found: Exclude<SelectedPart, { kind: 'area' }>;
  dispatch: Dispatch<PadAction>;
  onFocusHandle: (handle: number | null) => void;
}

const percent = (share: number): number => Math.round(100 * share);

/** Moves the selected part by arrow keys. Shown while the focus is in it: fingers and mice use the handles on the graph. */
export function HandleKeys({ panel, found, dispatch, onFocusHandle }: HandleKeysProps) {
  const onKey = (event: KeyboardEvent, act: (by: Point) => void) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    act(along(direction, event.shiftKey ? LEAP : STEP));
  };
  return (
    <div className={styles.keys} role="group" aria-label="Move with the arrow keys; hold Shift for larger steps">
      <span className={text.note} aria-hidden>
        Arrow keys move:
      </span>
      {handlesOf(found).map(({ name, at: [x, y] }, index) => (
        <button
          key={index}
          type="button"
          className={styles.key}
          aria-label={`${name}, ${percent(x)} across, ${percent(y)} up`}
          onFocus={() => onFocusHandle(index)}
          onBlur={() => onFocusHandle(null)}
          onKeyDown={(event) =>
            onKey(event, (by) => dispatch({ type: 'move-handle', index, to: [x + by[0], y + by[1]] }))
          }
        >
          {name}
        </button>
      ))}
      {found.kind !== 'mark' && (
        <button
          type="button"
          className={styles.key}
          onKeyDown={(event) => onKey(event, (by) => dispatch({ type: 'move-part', by }))}
        >
          {found.kind === 'curve' ? 'Whole curve' : 'Whole arrow'}
        </button>
      )}
      {found.kind === 'curve' &&
        Object.entries(DIRECTIONS).map(([key, direction]) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            onClick={() => dispatch({ type: 'shift', panel: panel.id, id: found.part.id, by: along(direction, SHIFT) })}
          >
            Shift {key.slice('Arrow'.length).toLowerCase()}
          </button>
        ))}
    </div>
  );
}
