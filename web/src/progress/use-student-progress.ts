import { useMemo } from 'react';
import { fetchAgain } from '../apollo/problem';
import { useLibraryQuery, useMeQuery } from '../../../schema/generated/hooks';
import { type StudentProgress, joinProgress } from './student-progress';

export interface ProgressState {
  progress: StudentProgress | null;
  error: Error | undefined;
  retry: () => void;
}

/** The student's progress from the cache: course and rows are joined here, so a changed row shows everywhere at once. */
export function useStudentProgress(): ProgressState {
  const library = useLibraryQuery();
  const me = useMeQuery();
  const progress = useMemo(
    () => (library.data && me.data ? joinProgress(library.data, me.data) : null),
    [library.data, me.data],
  );
  const retry = () => {
    // A refetch that fails again shows through `error`; its promise has nothing more to say.
    if (library.error) fetchAgain(library.refetch);
    if (me.error) fetchAgain(me.refetch);
  };
  return { progress, error: progress ? undefined : (library.error ?? me.error), retry };
}
