import { CircleCheck, CircleX } from 'lucide-react';
import type { Ref } from 'react';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { AnotherLikeThis } from '../review/another-like-this';
import { certaintyLabel } from './certainties';
import { mistakesSearch } from './quiz-links';
import text from '../ui/text.module.css';
import styles from './checked-answer.module.css';
import { ReviewedChoices } from './reviewed-question';
import { WorkedExample } from './worked-example';
import { WorkedSolution } from './worked-solution';

interface CheckedAnswerProps {
  attemptId: string;
  asked: AttemptQuestionReviewFragment;
  /** Whether the student looked at its hint. */
  usedHint: boolean;
  /** The verdict, which receives the focus when it appears. */
  ref: Ref<HTMLHeadingElement>;
}

/** A checked answer in practice mode: whether it is right, and why. */
export function CheckedAnswer({ attemptId, asked, usedHint, ref }: CheckedAnswerProps) {
  const { isCorrect, certainty } = asked;
  const Icon = isCorrect ? CircleCheck : CircleX;
  return (
    <div className={styles.checked}>
      <h3 className={isCorrect ? styles.right : styles.wrong} tabIndex={-1} ref={ref}>
        <Icon size={24} aria-hidden />
        {isCorrect ? 'Correct' : 'Not quite'}
      </h3>
      {certainty && <p className={text.note}>You said: {certaintyLabel(certainty).toLowerCase()}.</p>}
      <ReviewedChoices reviewed={asked} showsKey />
      <WorkedSolution asked={asked} isOpen={!isCorrect} />
      {!isCorrect && asked.offersExample && <WorkedExample attemptId={attemptId} asked={asked} />}
      {(!isCorrect || usedHint) && (
        <AnotherLikeThis
          attemptId={attemptId}
          questionId={asked.question.id}
          search={(practice) => mistakesSearch(attemptId, practice)}
        />
      )}
    </div>
  );
}
