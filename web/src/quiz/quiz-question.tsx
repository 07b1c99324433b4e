import { useEffect, useId, useRef, useState } from 'react';
import type { AttemptQuestionReviewFragment, Certainty } from '../../../schema/generated/graphql';
import type { Given } from '../../../schema/rules/given';
import type { StudentAnswer } from './answer-saver';
import { CheckedAnswer } from './checked-answer';
import { CertaintyChoice } from './certainty-choice';
import { FirstStep } from './first-step';
import { kindOf } from './given';
import { KINDS } from './kinds/kinds';
import { QuestionStem } from './question-stem';
import styles from './quiz-run.module.css';

interface QuizQuestionProps {
  attemptId: string;
  asked: AttemptQuestionReviewFragment;
  /** "Question 3 of 6". */
  title: string;
  answer: StudentAnswer | null;
  asksCertainty: boolean;
  /** Whether the answer was checked, in practice mode. */
  isChecked: boolean;
  /** Id of the notice that an answer is missing, while it is shown. */
  describedBy: string | undefined;
  onGive: (given: Given<string> | null) => void;
  onCertainty: (certainty: Certainty) => void;
}

/** The current question. It is remounted for each question and then receives the focus. */
export function QuizQuestion({ attemptId, asked, title, answer, isChecked, describedBy, ...props }: QuizQuestionProps) {
  const { question } = asked;
  const stem = useRef<HTMLDivElement>(null);
  const stemId = useId();
  const [usedHint, setUsedHint] = useState(false);
  const { Field } = KINDS[kindOf(asked)];

  useEffect(() => {
    const dialog = stem.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    stem.current?.focus({ preventScroll: true });
  }, []);

  // Not where the student returns to a checked answer: then the question is read first.
  const verdict = useRef<HTMLHeadingElement>(null);
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    if (isChecked && !wasChecked.current) verdict.current?.focus();
    wasChecked.current = isChecked;
  }, [isChecked]);

  return (
    <div className={styles.body} data-wide={isWide(asked) || undefined}>
      <QuestionStem question={question} title={title} id={stemId} ref={stem} />
      {!isChecked && (asked.hint || asked.offersFirstStep) && (
        <div className={styles.help}>
          {asked.hint && (
            <details className={styles.hint} onToggle={() => setUsedHint(true)}>
              <summary>Hint</summary>
              <p>{asked.hint}</p>
            </details>
          )}
          {asked.offersFirstStep && <FirstStep attemptId={attemptId} asked={asked} />}
        </div>
      )}
      {isChecked ? (
        <CheckedAnswer
          attemptId={attemptId}
          asked={asked}
          usedHint={usedHint || Boolean(asked.firstStep)}
          ref={verdict}
        />
      ) : (
        <div>
          <Field
            asked={asked}
            given={answer?.given ?? null}
            labelledBy={stemId}
            describedBy={describedBy}
            onGive={props.onGive}
          />
          {props.asksCertainty && (
            <CertaintyChoice
              certainty={answer?.certainty ?? null}
              isAnswered={answer !== null}
              onChange={props.onCertainty}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Whether the choices stand beside the question on a wide screen: below a graph, table or list they would be out of view. */
const isWide = ({ question: { text, figure, imageUrl }, answers }: AttemptQuestionReviewFragment): boolean =>
  Boolean(figure ?? imageUrl) || (/<(?:table|ol)\b/.test(text) && !answers.some((answer) => answer.figure));
