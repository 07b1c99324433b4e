import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { PageTitle } from '../ui/page-title';
import { quizTitle } from './quiz-labels';
import styles from './results-page.module.css';
import { ScoreMeter } from './score-meter';

interface ResultsHeadProps {
  attempt: AttemptReviewFragment;
  sentence: string;
  mark?: { at: number; says: string };
}

/** One number, one sentence. */
export function ResultsHead({ attempt, sentence, mark }: ResultsHeadProps) {
  const right = attempt.questions.filter(({ isCorrect }) => isCorrect).length;
  return (
    <>
      <PageTitle className={styles.title} tab={`Results: ${quizTitle(attempt)}`}>
        {quizTitle(attempt)}
      </PageTitle>
      <div>
        <ScoreMeter
          score={attempt.score ?? 0}
          right={right}
          total={attempt.questions.length}
          {...(mark ? { mark } : {})}
        />
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </>
  );
}
