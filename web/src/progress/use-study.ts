import { useMemo } from 'react';
import { fetchAgain } from '../apollo/problem';
import { useLibraryQuery, useMeQuery } from '../../../schema/generated/hooks';
import { type Study, joinStudy } from './study';

export interface StudyState {
  study: Study | null;
  error: Error | undefined;
  retry: () => void;
}

/** The student's study from the cache: course and rows are joined here, so a changed row shows everywhere at once. */
export function useStudy(): StudyState {
  const library = useLibraryQuery();
  const me = useMeQuery();
  const study = useMemo(
    () => (library.data && me.data ? joinStudy(library.data, me.data) : null),
    [library.data, me.data],
  );
  const retry = () => {
    // A refetch that fails again shows through `error`; its promise has nothing more to say.
    if (library.error) fetchAgain(library.refetch);
    if (me.error) fetchAgain(me.refetch);
  };
  return { study, error: study ? undefined : (library.error ?? me.error), retry };
}
