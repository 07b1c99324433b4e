import type { Certainty } from '../../../schema/generated/graphql';
import { CERTAINTIES } from './certainties';
import styles from './certainty-choice.module.css';

interface CertaintyChoiceProps {
  said: Certainty | null;
  /** Whether an answer is chosen. Before, the place is only kept free, so that nothing moves under the thumb. */
  isAnswered: boolean;
  onTell: (certainty: Certainty) => void;
}

/** How sure, in one tap that may be left out. */
export function CertaintyChoice({ said, isAnswered, onTell }: CertaintyChoiceProps) {
  return (
    <div
      className={styles.row}
      role="group"
      aria-label="How sure are you? You may leave this out."
      data-on={isAnswered}
    >
      <span className={styles.asks} aria-hidden>
        How sure?
      </span>
      {CERTAINTIES.map(({ certainty, word }) => (
        <button
          key={certainty}
          type="button"
          className={styles.level}
          aria-pressed={certainty === said}
          onClick={() => onTell(certainty)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
