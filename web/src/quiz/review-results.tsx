import type { ReactNode } from 'react';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { reviewResultTier } from '../../../schema/rules/labels';
import { REVIEW_RESULT } from '../copy/results';
import { LazyAnswerReview } from './lazy-answer-review';
import { PractiseMistakes } from '../review/practice-mistakes';
import { ResultsHead } from './results-head';
import { TopicResults } from './topic-results';

interface ReviewResultsProps {
  attempt: AttemptReviewFragment;
  /** What to do next. */
  children: ReactNode;
}

/** A topic, weak-spot or unit quiz, marked. */
export function ReviewResults({ attempt, children }: ReviewResultsProps) {
  return (
    <>
      <ResultsHead attempt={attempt} sentence={REVIEW_RESULT[reviewResultTier(attempt.score ?? 0)]} />
      {children}
      <PractiseMistakes attempt={attempt} />
      <TopicResults questions={attempt.questions} />
      <LazyAnswerReview attemptId={attempt.id} questions={attempt.questions} />
    </>
  );
}
