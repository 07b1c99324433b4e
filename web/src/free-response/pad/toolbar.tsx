import { CircleDot, Highlighter, MousePointer2, MoveRight, Redo2, Spline, Trash2, Undo2 } from 'lucide-react';
import type { ComponentType, Dispatch } from 'react';
import type { PadAction, PadState, Tool } from './pad-state';
import styles from './toolbar.module.css';

type Icon = ComponentType<{ size?: number }>;

const TOOLS: readonly (readonly [Tool, string, Icon])[] = [
  ['curve', 'Curve', Spline],
  ['point', 'Point', CircleDot],
  ['shade', 'Shade', Highlighter],
  ['shift', 'Shift', MoveRight],
  ['move', 'Move', MousePointer2],
];

interface ToolbarProps {
  state: PadState;
  dispatch: Dispatch<PadAction>;
}

export function Toolbar({ state, dispatch }: ToolbarProps) {
  const { tool, selection, past, future } = state;
  const actions = [
    ['delete', 'Delete', Trash2, selection !== null && selection.kind !== 'axis'],
    ['undo', 'Undo', Undo2, past.length > 0],
    ['redo', 'Redo', Redo2, future.length > 0],
  ] as const;
  return (
    <div className={styles.toolbar} role="group" aria-label="Drawing tools">
      {TOOLS.map(([name, label, ToolIcon]) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-pressed={tool === name}
          onClick={() => dispatch({ type: 'tool', tool: name })}
        >
          <ToolIcon size={20} />
          {label}
        </button>
      ))}
      <span className={styles.rule} aria-hidden />
      {actions.map(([type, label, ActionIcon, isPossible]) => (
        <button
          key={type}
          type="button"
          className={styles.tool}
          aria-disabled={!isPossible || undefined}
          onClick={() => {
            if (isPossible) dispatch({ type });
          }}
        >
          <ActionIcon size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}
