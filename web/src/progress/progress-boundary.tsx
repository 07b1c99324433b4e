import type { ReactNode } from 'react';
import { DataBoundary } from '../apollo/data-boundary';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { notLoaded } from '../ui/load-problem';
import type { StudentProgress } from './student-progress';
import { useStudentProgress } from './use-student-progress';

const showProblem = notLoaded('Your progress did not load.', SAVED_WORK_IS_SAFE);

interface ProgressBoundaryProps {
  skeleton: ReactNode;
  /** Renders the page around the notice that the progress did not load. */
  page?: (notice: ReactNode) => ReactNode;
  children: (progress: StudentProgress) => ReactNode;
}

/** Loads the student's progress for content that needs no other data, and renders the loading and error states. */
export function ProgressBoundary({ skeleton, page = (notice) => notice, children }: ProgressBoundaryProps) {
  return (
    <DataBoundary
      queries={[useStudentProgress()]}
      skeleton={skeleton}
      problem={(problem, retry) => page(showProblem(problem, retry))}
    >
      {children}
    </DataBoundary>
  );
}
