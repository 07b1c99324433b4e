import { useMemo } from 'react';
import { joinQueries, type Loadable } from '../apollo/data-boundary';
import { useLibraryQuery, useMeQuery } from '../../../schema/generated/hooks';
import { type StudentProgress, joinProgress } from './student-progress';

/** The student's progress from the cache. Course and rows are joined here, so a changed row updates every page. */
export function useStudentProgress(): Loadable<StudentProgress> {
  const library = useLibraryQuery();
  const me = useMeQuery();
  const data = useMemo(
    () => (library.data && me.data ? joinProgress(library.data, me.data) : undefined),
    [library.data, me.data],
  );
  return joinQueries([library, me], data);
}
