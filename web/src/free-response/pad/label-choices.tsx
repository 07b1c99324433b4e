import { useId } from 'react';
import { GRAPH_LIMITS } from '../../../../economics/free-response/graph-document';
import { NameText } from './name-text';
import { axisValue } from './pad-names';
import styles from './inspector.module.css';

interface LabelChoicesProps {
  title: string;
  value: string;
  names: readonly string[];
  onChange: (text: string) => void;
  onPick: (text: string) => void;
  /** The dashed line from a point to the axis. */
  line?: { isOn: boolean; toggle: () => void } | undefined;
}

/** A label by one tap, or typed. */
export function LabelChoices({ title, value, names, onChange, onPick, line }: LabelChoicesProps) {
  const id = useId();
  return (
    <div className={styles.choices}>
      <label className="visually-hidden" htmlFor={id}>
        {title}
      </label>
      <input
        id={id}
        className={styles.input}
        value={value}
        placeholder="Label"
        maxLength={GRAPH_LIMITS.label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.chips} role="group" aria-label={`Suggestions: ${title}`}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={name === value}
            onClick={() => onPick(name)}
          >
            <NameText name={line ? axisValue(name) : name} />
          </button>
        ))}
        {line && (
          <button type="button" className={styles.chip} aria-pressed={line.isOn} onClick={line.toggle}>
            Dashed line
          </button>
        )}
      </div>
    </div>
  );
}
