import type { Certainty } from '../../../schema/generated/graphql';
import { CERTAINTIES } from './certainties';
import styles from './certainty-choice.module.css';

interface CertaintyChoiceProps {
  certainty: Certainty | null;
  /**
   * Until an answer is chosen, the row only reserves its space, so that the layout does not shift under the student's
   * thumb.
   */
  isAnswered: boolean;
  onChange: (certainty: Certainty) => void;
}

/** Optional: the student rates their certainty with one tap. */
export function CertaintyChoice({ certainty: chosen, isAnswered, onChange }: CertaintyChoiceProps) {
  return (
    <div className={styles.row} role="group" aria-label="How sure are you? (optional)" data-on={isAnswered}>
      <span className={styles.asks} aria-hidden>
        How sure?
      </span>
      {CERTAINTIES.map(({ certainty, label }) => (
        <button
          key={certainty}
          type="button"
          className={styles.level}
          aria-pressed={certainty === chosen}
          onClick={() => onChange(certainty)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
