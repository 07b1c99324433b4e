import {
  useAttemptReviewFragment,
  useAttemptUnderWayFragment,
  useQuizAttemptQuery,
} from '../../../schema/generated/hooks';
import type { AttemptReviewFragment, AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import type { Loadable } from '../apollo/data-boundary';

const entity = (id: string) => ({ __typename: 'QuizAttempt', id });

/** A running attempt, from the cache if it was just started, otherwise from the server. */
export function useAttempt(id: string): Loadable<AttemptUnderWayFragment> {
  const cached = useAttemptUnderWayFragment(entity(id));
  const { data, error, refetch } = useQuizAttemptQuery({ variables: { id }, skip: cached.complete });
  return { data: cached.complete ? cached.data : data?.quizAttempt, error, refetch };
}

/** A graded attempt. If the cached one is not graded, it is loaded again, because another tab may have submitted it. */
export function useReview(id: string): Loadable<AttemptReviewFragment> {
  const cached = useAttemptReviewFragment(entity(id));
  const isMarked = cached.complete && cached.data.finishedAt !== null;
  const { data, error, refetch } = useQuizAttemptQuery({
    variables: { id },
    skip: isMarked || id === '',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return { data: isMarked ? cached.data : data?.quizAttempt, error, refetch };
}
