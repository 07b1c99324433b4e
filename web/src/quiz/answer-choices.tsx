import type { Ref } from 'react';
import type { AttemptQuestionCardFragment } from '../../../schema/generated/graphql';
import { NO_ANSWERS_AVAILABLE } from '../../../schema/rules/quiz';
import styles from './answer-choices.module.css';
import { ChoiceContent, ChoiceHeads } from './choice-content';

interface AnswerChoicesProps {
  asked: AttemptQuestionCardFragment;
  chosenId: string | null;
  labelledBy: string;
  describedBy?: string | undefined;
  onChoose: (answerId: string) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/**
 * The choices have no letters: a letter could be taken for the name of a point in the question's graph. The number at the end is
 * the key that chooses the answer.
 */
export function AnswerChoices({ asked, chosenId, labelledBy, describedBy, onChoose, ref }: AnswerChoicesProps) {
  if (asked.answers.length === 0) return <p>{NO_ANSWERS_AVAILABLE}</p>;
  const { columns } = asked.question;
  const isGraphic = asked.answers.some(({ figure }) => figure);
  return (
    <fieldset
      className={isGraphic ? `${styles.group} ${styles.graphs}` : styles.group}
      ref={ref}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {columns && <ChoiceHeads columns={columns} className={styles.heads} />}
      {asked.answers.map((answer, index) => (
        <label key={answer.id} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={asked.id}
            value={answer.id}
            checked={answer.id === chosenId}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => onChoose(answer.id)}
          />
          <span className={styles.mark} aria-hidden />
          <ChoiceContent answer={answer} columns={columns} />
          <kbd className={styles.key} aria-hidden>
            {index + 1}
          </kbd>
        </label>
      ))}
    </fieldset>
  );
}
