import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { useAttemptReviewFragment, useQuizAttemptQuery } from '../../../schema/generated/hooks';
import type { Loadable } from '../apollo/data-boundary';

/** A graded attempt. If the cached one is not graded, it is loaded again, because another tab may have submitted it. */
export function useReview(id: string): Loadable<AttemptReviewFragment> {
  const cached = useAttemptReviewFragment({ __typename: 'QuizAttempt', id });
  const isMarked = cached.complete && cached.data.finishedAt !== null;
  const { data, error, refetch } = useQuizAttemptQuery({
    variables: { id },
    skip: isMarked || id === '',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return { data: isMarked ? cached.data : data?.quizAttempt, error, refetch };
}
