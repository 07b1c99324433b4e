import { useId, useState } from 'react';
import { readNumber, withUnit } from '../../../economics/free-response/numbers';
import { TextField } from '../ui/text-field';
import styles from './number-answer.module.css';

interface NumberAnswerProps {
  /** Null where none has been given. */
  number: number | null;
  /** "$", "%", "units"; empty for a number without one. */
  unit: string;
  labelledBy: string;
  describedBy: string | undefined;
  /** Null while what is typed is no number. */
  onGive: (number: number | null) => void;
}

/** The field for a number. It shows what it reads, because a student may type a calculation or leave out the unit. */
export function NumberAnswer({ number, unit, labelledBy, describedBy, onGive }: NumberAnswerProps) {
  const [text, setText] = useState(number === null ? '' : String(number));
  const readId = useId();
  const read = readNumber(text, unit);
  return (
    <div className={styles.number}>
      <TextField
        label={unit === '' ? 'Your answer' : `Your answer (${unit})`}
        name="number"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        aria-describedby={[labelledBy, readId, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => {
          setText(target.value);
          onGive(readNumber(target.value, unit));
        }}
      />
      <p id={readId} aria-live="polite" className={read === null ? styles.hint : styles.read}>
        {read === null ? hintFor(text) : `= ${withUnit(read, unit)}`}
      </p>
    </div>
  );
}

const hintFor = (text: string) =>
  text.trim() === '' ? 'Type a number, or a calculation such as 12 * 40 / 2.' : 'This is not a number yet.';
