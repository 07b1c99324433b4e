import type { ReactNode } from 'react';
import { DataBoundary, type Loadable } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import styles from './quiz-intro.module.css';

interface QuizBoundaryProps<Data> {
  query: Loadable<Data>;
  /** Rendered when the quiz does not exist. */
  missing: ReactNode;
  /** The link shown when the quiz did not load. */
  back: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loads the first page of a quiz and renders its loading and error states. */
export function QuizBoundary<Data>({ query, missing, back, children }: QuizBoundaryProps<Data>) {
  return (
    <DataBoundary
      queries={[query]}
      skeleton={<IntroSkeleton />}
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          missing
        ) : (
          <div className={styles.intro}>
            <PageTitle>The quiz did not load</PageTitle>
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
            <p>{back}</p>
          </div>
        )
      }
    >
      {children}
    </DataBoundary>
  );
}

const SIZES = [[220, '1.5rem'], ['min(480px, 90%)', TITLE_HEIGHT], 84, 96, [240, 56]] as const; // tuples, not arrays

export const IntroSkeleton = () => <Loading label="Loading the quiz" className={styles.intro} sizes={SIZES} />;
