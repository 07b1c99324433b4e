import { NO_ANSWERS_AVAILABLE } from '../../../../schema/rules/quiz';
import { ChoiceContent, ChoiceHeads } from '../choice-content';
import { useFocusChosen } from '../use-focus-chosen';
import styles from './choice.module.css';
import type { AnswerFieldProps, KindOfQuestion } from './kinds';

/** Its keys are those of every quiz (quiz-keys.ts). */
export const choice: KindOfQuestion = {
  Field: Choices,
  reviewed: ({ question, answers, given, rationales }) =>
    answers.map((answer) => ({
      id: answer.id,
      content: <ChoiceContent answer={answer} columns={question.columns} />,
      isChosen: answer.id === given?.choice,
      rationale: rationales?.find((one) => one.answer.id === answer.id),
    })),
  startsAnswer: () => false,
};

/**
 * The choices have no letters: a letter could be taken for the name of a point in the question's graph. The number at the end is
 * the key that chooses the answer.
 */
function Choices({ asked, given, labelledBy, describedBy, onGive }: AnswerFieldProps) {
  const chosenId = given && 'choice' in given ? given.choice : null;
  const group = useFocusChosen(chosenId);

  if (asked.answers.length === 0) return <p>{NO_ANSWERS_AVAILABLE}</p>;
  const { columns } = asked.question;
  const isGraphic = asked.answers.some(({ figure }) => figure);
  return (
    <fieldset
      className={isGraphic ? `${styles.group} ${styles.graphs}` : styles.group}
      ref={group}
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
            onChange={() => onGive({ choice: answer.id })}
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
