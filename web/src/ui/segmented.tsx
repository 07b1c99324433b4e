import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** Buttons in one frame. The pressed one says what is shown. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  return (
    <div className={[styles.segmented, className].filter(Boolean).join(' ')} role="group" aria-label={label}>
      {options.map(([option, name]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {name}
        </button>
      ))}
    </div>
  );
}
