import { Flag } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { AttemptQuestionReviewFragment } from '../../../../schema/generated/graphql';
import { QuestionStem } from '../../quiz/question-stem';
import { CrossableChoices } from '../../quiz/tools/crossable-choices';
import type { Mark } from './mark-saver';
import styles from './mock-question.module.css';

interface MockQuestionViewProps {
  asked: AttemptQuestionReviewFragment;
  mark: Mark;
  /** "Question 3 of 60". */
  title: string;
  onChoose: (choice: string) => void;
  onCross: (choice: string) => void;
  onFlag: () => void;
}

/** The current question. It is remounted for each question and then receives the focus. */
export function MockQuestionView({ asked, mark, title, onChoose, onCross, onFlag }: MockQuestionViewProps) {
  const stem = useRef<HTMLDivElement>(null);
  const stemId = useId();
  useEffect(() => {
    const dialog = stem.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    stem.current?.focus({ preventScroll: true });
  }, []);
  const { text, figure, imageUrl } = asked.question;
  const isWide =
    Boolean(figure ?? imageUrl) || (/<(?:table|ol)\b/.test(text) && !asked.answers.some((answer) => answer.figure));
  return (
    <div className={styles.question} data-wide={isWide || undefined}>
      <div>
        <button type="button" className={styles.flag} aria-pressed={mark.isFlagged} onClick={onFlag}>
          <Flag size={18} aria-hidden />
          Flag for review
        </button>
        <QuestionStem question={asked.question} title={title} id={stemId} ref={stem} />
      </div>
      <CrossableChoices
        asked={asked}
        chosen={mark.choice}
        crossedOut={mark.crossedOut}
        labelledBy={stemId}
        onChoose={onChoose}
        onCross={onCross}
      />
    </div>
  );
}
