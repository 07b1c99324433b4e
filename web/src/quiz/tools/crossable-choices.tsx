import { Undo2, X } from 'lucide-react';
import type { AttemptQuestionReviewFragment } from '../../../../schema/generated/graphql';
import { ChoiceContent, ChoiceHeads } from '../choice-content';
import styles from './crossable-choices.module.css';
import { useFocusChosen } from '../use-focus-chosen';

interface CrossableChoicesProps {
  asked: Pick<AttemptQuestionReviewFragment, 'id' | 'answers' | 'question'>;
  /** Id of the choice. */
  chosen: string | null;
  /** Ids of choices that the student ruled out. They can still be chosen, which takes the line away. */
  crossedOut: readonly string[];
  labelledBy: string;
  onChoose: (id: string) => void;
  onCross: (id: string) => void;
}

/** The choices of a question, each with a button that crosses it out. */
export function CrossableChoices({ asked, chosen, crossedOut, labelledBy, onChoose, onCross }: CrossableChoicesProps) {
  const group = useFocusChosen(chosen);
  const { columns } = asked.question;
  const isGraphic = asked.answers.some(({ figure }) => figure);
  return (
    <fieldset
      className={isGraphic ? `${styles.group} ${styles.graphs}` : styles.group}
      ref={group}
      role="radiogroup"
      aria-labelledby={labelledBy}
    >
      {columns && <ChoiceHeads columns={columns} className={styles.heads} />}
      {asked.answers.map((answer, index) => {
        const isCrossed = crossedOut.includes(answer.id);
        const number = index + 1;
        return (
          <div key={answer.id} className={styles.row}>
            <label className={styles.choice} data-crossed={isCrossed || undefined}>
              <input
                type="radio"
                className={styles.input}
                name={asked.id}
                value={answer.id}
                checked={answer.id === chosen}
                aria-keyshortcuts={String(number)}
                aria-description={isCrossed ? 'crossed out' : undefined}
                onChange={() => onChoose(answer.id)}
              />
              <span className={styles.mark} aria-hidden />
              <ChoiceContent answer={answer} columns={columns} />
            </label>
            <button
              type="button"
              className={styles.cross}
              aria-label={`${isCrossed ? 'Bring back' : 'Cross out'} choice ${number}`}
              aria-pressed={isCrossed}
              onClick={() => onCross(answer.id)}
            >
              {isCrossed ? <Undo2 size={18} aria-hidden /> : <X size={18} aria-hidden />}
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
