import type { ReactNode } from 'react';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { chapterResultTier } from '../../../schema/rules/labels';
import { PASSED_FROM } from '../../../schema/rules/progress';
import { CHAPTER_RESULT } from '../copy/results';
import { LazyAnswerReview } from './lazy-answer-review';
import { PractiseMistakes } from '../review/practice-mistakes';
import { ResultsHead } from './results-head';

interface ChapterResultsProps {
  attempt: AttemptReviewFragment;
  /** What to do next. */
  children: ReactNode;
}

/** A chapter quiz, marked. */
export function ChapterResults({ attempt, children }: ChapterResultsProps) {
  return (
    <>
      <ResultsHead
        attempt={attempt}
        sentence={CHAPTER_RESULT[chapterResultTier(attempt.score ?? 0)]}
        mark={{ at: PASSED_FROM, says: `${PASSED_FROM} % passes` }}
      />
      {children}
      <PractiseMistakes attempt={attempt} />
      <LazyAnswerReview attemptId={attempt.id} questions={attempt.questions} />
    </>
  );
}
