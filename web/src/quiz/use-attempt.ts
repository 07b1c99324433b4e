import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAttemptUnderWayFragment, useQuizAttemptQuery } from '../../../schema/generated/hooks';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import type { Loadable } from '../apollo/data-boundary';
import { describeProblem } from '../apollo/problem';
import { restoreAttempt } from './stored-attempt';

/** A running attempt, from the cache if it was just started, otherwise from the server. Without a connection, from this browser. */
export function useAttempt(id: string): Loadable<AttemptUnderWayFragment> {
  const cached = useAttemptUnderWayFragment({ __typename: 'QuizAttempt', id });
  const { data, error, refetch } = useQuizAttemptQuery({ variables: { id }, skip: cached.complete });
  const { cache } = useApolloClient();
  const isOffline = error !== undefined && describeProblem(error).code === 'OFFLINE';
  useEffect(() => {
    if (isOffline) restoreAttempt(cache, id);
  }, [cache, id, isOffline]);
  return { data: cached.complete ? cached.data : data?.quizAttempt, error, refetch };
}
