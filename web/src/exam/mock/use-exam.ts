import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { MockExamPageFragment } from '../../../../schema/generated/graphql';
import { useMockExamPageFragment, useMockExamQuery } from '../../../../schema/generated/hooks';
import type { Loadable } from '../../apollo/data-boundary';
import { describeProblem, fetchAgain } from '../../apollo/problem';
import { storedDraft } from '../../free-response/answer-draft';
import { forgetMarks } from './mark-saver';
import { clockOffset } from './server-clock';
import { forgetExam, restoreExam, storeExam } from './stored-exam';

/**
 * An exam: at once if it was just started, and again from the server whenever the student comes to the page. Another tab may have gone on,
 * the clock of a device that slept may have stood still, and the server may have ended the section.
 */
export function useExam(id: string): Loadable<MockExamPageFragment> {
  const cached = useMockExamPageFragment({ __typename: 'MockExam', id });
  const { cache } = useApolloClient();
  const { data, error, refetch } = useMockExamQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') fetchAgain(refetch);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refetch]);
  const isOffline = error !== undefined && describeProblem(error).code === 'OFFLINE';
  useEffect(() => {
    if (isOffline) restoreExam(cache, id);
  }, [cache, id, isOffline]);
  const exam = cached.complete ? cached.data : data?.mockExam;
  if (exam) clockOffset(exam.now);
  // With every answer that the server has, because without a connection a reload continues from here.
  useEffect(() => {
    if (exam?.phase === 'finished') forgetExam();
    else if (exam) storeExam(exam);
    if (exam) forgetEnded(exam);
  }, [exam]);
  return { data: exam, error, refetch };
}

/** What a section that has ended did not get in time waits for nothing anymore. */
function forgetEnded({ id, phase, responses }: MockExamPageFragment): void {
  if (phase !== 'sectionOne') forgetMarks(id);
  if (phase === 'finished') for (const response of responses) storedDraft(response.id).set(null);
}
