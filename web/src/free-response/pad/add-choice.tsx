import { useId, useState } from 'react';
import styles from './parts-list.module.css';

interface AddChoiceProps {
  label: string;
  verb: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onAdd: (value: string) => void;
}

export function AddChoice({ label, verb, options, onAdd }: AddChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  // What was chosen may be gone since the graph changed.
  const value = options.some((option) => option.value === chosen) ? chosen : (options[0]?.value ?? '');
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => setChosen(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onAdd(value)}>
        {verb}
        <span className="visually-hidden">: {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
