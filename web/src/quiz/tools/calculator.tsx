import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { calculatorKey, NO_CALCULATION, press, type CalculatorKey } from './calculation';
import styles from './calculator.module.css';
import { useOwnFocus } from './use-own-focus';

const ROWS: readonly (readonly [key: CalculatorKey, name: string])[] = [
  ['C', 'Clear'],
  ['±', 'Change the sign'],
  ['⌫', 'Delete the last digit'],
  ['÷', 'Divide'],
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['×', 'Multiply'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['−', 'Subtract'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['+', 'Add'],
  ['0', '0'],
  ['.', 'Decimal point'],
  ['=', 'Equals'],
];

/** The four-function calculator of the exam, beside the question. Its keys are typed while it has the focus. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const [calculation, setCalculation] = useState(NO_CALCULATION);
  const panel = useOwnFocus<HTMLElement>();

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // Otherwise it would close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const isPress = event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
    const key = isPress ? null : calculatorKey(event.key);
    // Digits would choose an answer.
    if (event.key !== 'Tab') event.stopPropagation();
    if (key === null) return;
    event.preventDefault();
    setCalculation((before) => press(before, key));
  }

  return (
    <section ref={panel} tabIndex={-1} className={styles.calculator} aria-label="Calculator" onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <span>Calculator</span>
        <button type="button" className={styles.close} aria-label="Close the calculator" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
      <output className={styles.display} aria-live="polite" aria-label="Display">
        {calculation.display}
      </output>
      <div className={styles.keys}>
        {ROWS.map(([key, name]) => (
          <button
            key={key}
            type="button"
            className={/\d|\./.test(key) ? styles.key : `${styles.key} ${styles.sign}`}
            aria-label={name}
            onClick={() => setCalculation((before) => press(before, key))}
          >
            {key}
          </button>
        ))}
      </div>
    </section>
  );
}
