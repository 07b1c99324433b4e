import {
  useAttemptReviewFragment,
  useAttemptUnderWayFragment,
  useQuizAttemptQuery,
} from '../../../schema/generated/hooks';
import { fetchAgain } from '../apollo/problem';

const entity = (id: string) => ({ __typename: 'QuizAttempt', id });

/** A running attempt: from the cache where it was just started, from the server after a reload. */
export function useAttempt(id: string) {
  const cached = useAttemptUnderWayFragment(entity(id));
  const { data, error, refetch } = useQuizAttemptQuery({ variables: { id }, skip: cached.complete });
  const attempt = cached.complete ? cached.data : data?.quizAttempt;
  return { attempt, error: attempt ? undefined : error, retry: () => fetchAgain(refetch) };
}

/** A marked attempt. One that the cache holds unmarked is asked for again: another tab may have handed it in. */
export function useReview(id: string) {
  const cached = useAttemptReviewFragment(entity(id));
  const isMarked = cached.complete && cached.data.finishedAt !== null;
  const { data, error, refetch } = useQuizAttemptQuery({
    variables: { id },
    skip: isMarked || id === '',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const attempt = isMarked ? cached.data : data?.quizAttempt;
  return { attempt, error: attempt ? undefined : error, retry: () => fetchAgain(refetch) };
}
