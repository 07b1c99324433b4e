import { TriangleAlert } from 'lucide-react';
import type { MistakeCardFragment } from '../../../schema/generated/graphql';
import { AnotherLikeThis } from './another-like-this';
import { notebookSearch } from '../quiz/quiz-links';
import { LookUpLink } from '../reference/look-up-link';
import { ReportQuestion } from './report-question';
import { ReviewedChoices, ReviewedStem } from '../quiz/reviewed-question';
import { daysAgo } from './days-ago';
import fold from '../ui/fold.module.css';
import styles from './mistakes.module.css';

interface MistakeCardProps {
  mistake: MistakeCardFragment;
  /** The mistake shown before this one. */
  after: MistakeCardFragment | undefined;
  now: Date;
  /** The query of the notebook's URL, to which practice returns. */
  notebook: string;
}

/**
 * One open mistake. The question comes first and the explanations are collapsed, so that the student can try it again.
 */
export function MistakeCard({ mistake, after, now, notebook }: MistakeCardProps) {
  const { question, certainty, timesMissed, missedAt, attemptId } = mistake;
  return (
    <li className={styles.mistake}>
      <p className={styles.about}>
        <span>{question.topic.topicName}</span>
        <span>
          Missed {timesMissed > 1 ? `${timesMissed} times, most recently ` : ''}
          {daysAgo(missedAt, now)}
        </span>
      </p>
      {certainty === 'sure' && (
        <p className={styles.confident}>
          <TriangleAlert size={18} aria-hidden />
          You were sure of this one.
        </p>
      )}
      <ReviewedStem question={question} after={after?.question} />
      <details className={fold.fold}>
        <summary>Your answer, the correct answer, and why</summary>
        <div className={styles.unfolded}>
          <ReviewedChoices reviewed={mistake} showsKey />
          <AnotherLikeThis
            attemptId={attemptId}
            questionId={question.id}
            search={(practice) => notebookSearch(notebook, practice)}
          />
          <LookUpLink topic={question.topic} />
          <ReportQuestion attemptId={attemptId} questionId={question.id} />
        </div>
      </details>
    </li>
  );
}
