import { useEffect, useId, useRef } from 'react';
import type { AttemptQuestionCardFragment, Certainty } from '../../../schema/generated/graphql';
import { AnswerChoices } from './answer-choices';
import type { Choice } from './answer-saver';
import { CertaintyChoice } from './certainty-choice';
import { QuestionStem } from './question-stem';
import styles from './quiz-run.module.css';

interface QuizQuestionProps {
  asked: AttemptQuestionCardFragment;
  /** "Question 3 of 6". */
  title: string;
  choice: Choice | null;
  asksCertainty: boolean;
  /** The element that says what is missing, while something is. */
  describedBy: string | undefined;
  onChoose: (answerId: string) => void;
  onCertainty: (certainty: Certainty) => void;
}

/** The current question. It is mounted anew for each question, and takes the focus then. */
export function QuizQuestion({ asked, title, choice, describedBy, ...props }: QuizQuestionProps) {
  const stem = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const stemId = useId();
  const chosenId = choice?.answerId ?? null;

  useEffect(() => {
    const dialog = stem.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    stem.current?.focus({ preventScroll: true });
  }, []);
  const focusedId = useRef(chosenId);
  useEffect(() => {
    if (focusedId.current === chosenId) return;
    focusedId.current = chosenId;
    // A choice by key takes the focus along, and the page with it, as in a native group of radio buttons.
    choices.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [chosenId]);

  return (
    <div className={styles.body}>
      <QuestionStem question={asked.question} title={title} id={stemId} ref={stem} />
      <div>
        <AnswerChoices
          asked={asked}
          chosenId={chosenId}
          labelledBy={stemId}
          describedBy={describedBy}
          onChoose={props.onChoose}
          ref={choices}
        />
        {props.asksCertainty && (
          <CertaintyChoice
            certainty={choice?.certainty ?? null}
            isAnswered={choice !== null}
            onChange={props.onCertainty}
          />
        )}
      </div>
    </div>
  );
}
