import {
  useAttemptReviewFragment,
  useAttemptUnderWayFragment,
  useQuizAttemptQuery,
} from '../../../schema/generated/hooks';
import type { AttemptReviewFragment, AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import type { Loadable } from '../apollo/data-boundary';

const entity = (id: string) => ({ __typename: 'QuizAttempt', id });

/** A running attempt: from the cache where it was just started, from the server after a reload. */
export function useAttempt(id: string): Loadable<AttemptUnderWayFragment> {
  const cached = useAttemptUnderWayFragment(entity(id));
  const { data, error, refetch } = useQuizAttemptQuery({ variables: { id }, skip: cached.complete });
  return { data: cached.complete ? cached.data : data?.quizAttempt, error, refetch };
}

/** A marked attempt. One that the cache holds unmarked is asked for again: another tab may have submitted it. */
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
