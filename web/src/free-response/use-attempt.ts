import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { FreeResponseAttemptPageFragment } from '../../../schema/generated/graphql';
import { useFreeResponseAttemptPageFragment, useFreeResponseAttemptQuery } from '../../../schema/generated/hooks';
import type { Loadable } from '../apollo/data-boundary';
import { describeProblem, fetchAgain } from '../apollo/problem';
import { restoreAttempt } from './stored-attempt';

/**
 * An attempt: at once if it was just started, otherwise from the server, or without a connection from this browser. Another tab or
 * device may have saved since, so the server is asked again whenever the student comes to the page.
 */
export function useAttempt(id: string): Loadable<FreeResponseAttemptPageFragment> {
  const cached = useFreeResponseAttemptPageFragment({ __typename: 'FreeResponseAttempt', id });
  const { data, error, refetch } = useFreeResponseAttemptQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { cache } = useApolloClient();
  const isOffline = error !== undefined && describeProblem(error).code === 'OFFLINE';
  useEffect(() => {
    if (isOffline) restoreAttempt(cache, id);
  }, [cache, id, isOffline]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') fetchAgain(refetch);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  return { data: cached.complete ? cached.data : data?.freeResponseAttempt, error, refetch };
}
