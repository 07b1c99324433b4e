import { Check, X } from 'lucide-react';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { CourseHtml } from '../ui/course-html';
import { QuestionImage } from './question-stem';
import styles from './reviewed-question.module.css';
import { WatchLink, type LessonMoment } from './watch-link';

export function ReviewedStem({
  question,
}: {
  question: Pick<AttemptQuestionReviewFragment['question'], 'text' | 'imageUrl' | 'imageAlt' | 'figure'>;
}) {
  return (
    <>
      <CourseHtml html={question.text} className={styles.stem} />
      <QuestionImage question={question} />
    </>
  );
}

export type Reviewed = Pick<AttemptQuestionReviewFragment, 'answers' | 'chosenAnswer' | 'rationales' | 'takeaway'>;

interface ReviewedChoicesProps {
  reviewed: Reviewed;
  /** False hides the correct answer if the student's choice was wrong. */
  showsKey: boolean;
}

/** The student's choice and the correct one with their explanations. The other choices are collapsed. */
export function ReviewedChoices({ reviewed, showsKey }: ReviewedChoicesProps) {
  const choices = choicesOf(reviewed);
  const telling = choices.filter(({ isChosen, rationale }) => isChosen || (showsKey && rationale?.isCorrect));
  const others = showsKey ? choices.filter((choice) => !telling.includes(choice)) : [];
  return (
    <>
      <ul className={styles.choices}>{telling.map(ReviewedChoice)}</ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Why the other {others.length === 1 ? 'choice is' : `${others.length} choices are`} wrong</summary>
          <ul className={styles.choices}>{others.map(ReviewedChoice)}</ul>
        </details>
      )}
      {showsKey && reviewed.takeaway && (
        <div className={styles.takeaway}>
          <b>Takeaway</b>
          <CourseHtml html={reviewed.takeaway} />
        </div>
      )}
    </>
  );
}

function choicesOf({ answers, chosenAnswer, rationales }: Reviewed): ReviewedChoiceProps[] {
  return answers.map((answer) => ({
    answer,
    isChosen: answer.id === chosenAnswer?.id,
    rationale: rationales?.find((one) => one.answer.id === answer.id),
  }));
}

interface ReviewedChoiceProps {
  answer: { id: string; text: string };
  isChosen: boolean;
  rationale: { isCorrect: boolean; text: string; watch: LessonMoment | null } | undefined;
}

function ReviewedChoice({ answer, isChosen, rationale }: ReviewedChoiceProps) {
  const isRight = rationale?.isCorrect ?? false;
  const tone = isRight ? styles.rightChoice : isChosen ? styles.wrongChoice : '';
  const tag = isRight ? (isChosen ? 'Your answer is correct' : 'Correct answer') : isChosen ? 'Your answer' : null;
  return (
    <li key={answer.id} className={`${styles.choice} ${tone}`}>
      <span className={styles.mark} aria-hidden>
        {isRight ? <Check size={18} /> : isChosen && <X size={18} />}
      </span>
      <div>
        {tag && <p className={styles.tag}>{tag}</p>}
        <CourseHtml html={answer.text} className={styles.text} />
        {rationale && <CourseHtml html={rationale.text} className={styles.why} />}
        {isChosen && rationale?.watch && <WatchLink moment={rationale.watch} />}
      </div>
    </li>
  );
}
