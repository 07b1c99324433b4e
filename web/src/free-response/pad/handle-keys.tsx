import type { Dispatch, KeyboardEvent } from 'react';
import type { Point } from '../../../../economics/figure';
import type { Panel } from '../../../../economics/free-response/graph-document';
import type { SelectedPart } from './find-part';
import type { PadAction } from './pad-reducer';
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

export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const direction = DIRECTIONS[key];
  const size = shiftKey ? LEAP : STEP;
  return direction ? [direction[0] * size, direction[1] * size] : null;
}

interface HandleKeysProps {
  panel: Panel;
  found: Exclude<SelectedPart, { kind: 'area' }>;
  dispatch: Dispatch<PadAction>;
  onFocusHandle: (handle: number | null) => void;
}

function handlesIn(found: HandleKeysProps['found']): readonly (readonly [string, Point])[] {
  switch (found.kind) {
    case 'curve': {
      const { handles } = found.part;
      const last = handles.length - 1;
      return handles.map((handle, index) => {
        const name =
          index === 0 ? 'First end' : index === last ? 'Second end' : last === 2 ? 'Middle' : `Handle ${index + 1}`;
        return [name, handle] as const;
      });
    }
    case 'mark':
      return [['Point', found.part.at]];
    case 'arrow':
      return [
        ['Start', found.part.from],
        ['Tip', found.part.to],
      ];
  }
}

const percent = (share: number): number => Math.round(100 * share);

/** Moves the selected part by arrow keys. Shown while the focus is in it: fingers and mice use the handles on the graph. */
export function HandleKeys({ panel, found, dispatch, onFocusHandle }: HandleKeysProps) {
  const onKey = (event: KeyboardEvent, act: (by: Point) => void) => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    act(by);
  };
  return (
    <div className={styles.keys} role="group" aria-label="Move with the arrow keys; hold Shift for larger steps">
      <span className={text.note} aria-hidden>
        Arrow keys move:
      </span>
      {handlesIn(found).map(([name, [x, y]], index) => (
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
        (['right', 'left', 'up', 'down'] as const).map((direction) => {
          const by = stepOf({ key: `Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`, shiftKey: false });
          return (
            <button
              key={direction}
              type="button"
              className={styles.key}
              onClick={() => {
                if (!by) return;
                const far: Point = [(by[0] / STEP) * SHIFT, (by[1] / STEP) * SHIFT];
                dispatch({ type: 'shift', panel: panel.id, id: found.part.id, by: far });
              }}
            >
              Shift {direction}
            </button>
          );
        })}
    </div>
  );
}
