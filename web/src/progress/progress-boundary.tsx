import { type ReactNode, useMemo } from 'react';
import { useMeQuery } from '../../../schema/generated/hooks';
import { DataBoundary, joinQueries, type Loadable } from '../apollo/data-boundary';
import type { Problem } from '../apollo/problem';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { useLibrary } from '../library/use-library';
import { notLoaded } from '../ui/load-problem';
import { type StudentProgress, joinProgress } from './student-progress';

const showProblem = notLoaded('Your progress did not load.', SAVED_WORK_IS_SAFE);

interface ProgressBoundaryProps {
  skeleton: ReactNode;
  /** Renders the page around the notice that the progress did not load. */
  page?: (notice: ReactNode, problem: Problem, retry: () => void) => ReactNode;
  children: (progress: StudentProgress) => ReactNode;
}

/** Loads the student's progress for content that needs no other data, and renders the loading and error states. */
export function ProgressBoundary({ skeleton, page = (notice) => notice, children }: ProgressBoundaryProps) {
  return (
    <DataBoundary
      queries={[useStudentProgress()]}
      skeleton={skeleton}
      problem={(problem, retry) => page(showProblem(problem, retry), problem, retry)}
    >
      {children}
    </DataBoundary>
  );
}

/** The student's progress. Course and rows are joined here, so a changed row updates every page. */
export function useStudentProgress(): Loadable<StudentProgress> {
  const library = useLibrary();
  const me = useMeQuery();
  const data = useMemo(
    () => (library.data && me.data ? joinProgress(library.data, me.data) : undefined),
    [library.data, me.data],
  );
  return joinQueries([library, me], data);
}
