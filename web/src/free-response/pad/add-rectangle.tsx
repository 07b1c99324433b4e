import { useId, useState, type Dispatch } from 'react';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { capitalised } from '../../../../schema/rules/labels';
import type { PadAction } from './pad-state';
import { levelsOf, rectangleBetween, type Level } from './rectangle';
import styles from './parts-list.module.css';

interface AddRectangleProps {
  label: string;
  document: GraphDocument;
  panel: Panel;
  act: Dispatch<PadAction>;
}

const SIDES = [
  ['From', 'x'],
  ['to', 'x'],
  ['between the height of', 'y'],
  ['and', 'y'],
] as const;

/** Shades a rectangle by its sides, which stand at what the graph has. */
export function AddRectangle({ label, document, panel, act }: AddRectangleProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const levels = { x: levelsOf(document, panel, 'x'), y: levelsOf(document, panel, 'y') };
  /** The one that was chosen; at first, the axis and what is next to it. */
  const sides = SIDES.map(([, axis], side) => {
    const usual = levels[axis][side % 2];
    return levels[axis].find(({ name }) => name === chosen[side]) ?? usual ?? levels[axis][0];
  });
  const [left, right, bottom, top] = sides.map((side) => side?.at ?? 0);
  const rectangle = rectangleBetween([left ?? 0, bottom ?? 0], [right ?? 0, top ?? 0]);
  return (
    <div className={styles.add} role="group" aria-label={label}>
      <p>{label}</p>
      {SIDES.map(([text, axis], side) => (
        <Side
          key={text}
          text={text}
          levels={levels[axis]}
          value={sides[side]?.name ?? ''}
          onChoose={(name) => setChosen(SIDES.map((_, at) => (at === side ? name : (sides[at]?.name ?? ''))))}
        />
      ))}
      <button
        type="button"
        aria-disabled={!rectangle || undefined}
        onClick={() => rectangle && act({ type: 'shade-rectangle', panel: panel.id, rectangle })}
      >
        Shade
        <span className="visually-hidden">: {label.toLowerCase()}</span>
      </button>
    </div>
  );
}

interface SideProps {
  text: string;
  levels: readonly Level[];
  value: string;
  onChoose: (name: string) => void;
}

function Side({ text, levels, value, onChoose }: SideProps) {
  const id = useId();
  return (
    <div className={styles.side}>
      <label htmlFor={id}>{text}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {levels.map(({ name }) => (
          <option key={name} value={name}>
            {capitalised(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
