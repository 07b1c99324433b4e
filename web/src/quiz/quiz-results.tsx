import type { ReactNode } from 'react';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { chapterResultTier, reviewResultTier } from '../../../schema/rules/labels';
import { PASSED_FROM } from '../../../schema/rules/progress';
import { CHAPTER_RESULT, REVIEW_RESULT } from '../copy/results';
import { LiftedTopics, ScoreSinceLastTime } from '../review/results-progress';
import { AxesArt } from '../ui/axes-art';
import { PageTitle } from '../ui/page-title';
import { LazyAnswerReview } from './lazy-answer-review';
import { quizTitle } from './quiz-labels';
import styles from './results-page.module.css';
import { ScoreMeter } from './score-meter';
import { TopicResults } from './topic-results';

interface QuizResultsProps {
  attempt: AttemptReviewFragment;
  /** Buttons for the next steps. */
  children: ReactNode;
}

/** The results of a chapter quiz. */
export function ChapterResults({ attempt, children }: QuizResultsProps) {
  return (
    <>
      <ResultsHead
        attempt={attempt}
        sentence={CHAPTER_RESULT[chapterResultTier(attempt.score ?? 0)]}
        mark={{ at: PASSED_FROM, label: `${PASSED_FROM}% passes` }}
      />
      {children}
      <LiftedTopics attempt={attempt} />
      <LazyAnswerReview attemptId={attempt.id} questions={attempt.questions} />
    </>
  );
}

/** The results of a topic, weak-spot or unit quiz. */
export function ReviewResults({ attempt, children }: QuizResultsProps) {
  return (
    <>
      <ResultsHead attempt={attempt} sentence={REVIEW_RESULT[reviewResultTier(attempt.score ?? 0)]} />
      {children}
      <LiftedTopics attempt={attempt} />
      <TopicResults questions={attempt.questions} />
      <LazyAnswerReview attemptId={attempt.id} questions={attempt.questions} />
    </>
  );
}

interface ResultsHeadProps {
  attempt: AttemptReviewFragment;
  sentence: string;
  mark?: { at: number; label: string } | undefined;
}

function ResultsHead({ attempt, sentence, mark }: ResultsHeadProps) {
  const right = attempt.questions.filter(({ isCorrect }) => isCorrect).length;
  const score = attempt.score ?? 0;
  return (
    <>
      <PageTitle className={styles.title} tab={`Results: ${quizTitle(attempt)}`}>
        {quizTitle(attempt)}
      </PageTitle>
      <div className={styles.outcome} data-perfect={score === 100 || undefined}>
        <div>
          <ScoreMeter score={score} right={right} total={attempt.questions.length} mark={mark} />
          <p className={styles.sentence}>{sentence}</p>
          <ScoreSinceLastTime attempt={attempt} />
        </div>
        {score === 100 && <AxesArt kind="finish" draws />}
      </div>
    </>
  );
}
