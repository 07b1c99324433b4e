import { useApolloClient } from '@apollo/client/react';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { describeProblem, type Problem } from './problem';

interface DataBoundaryProps {
  /** Stands in while the data is on its way, as large as what will be there. */
  skeleton: ReactNode;
  /** Stands in for what did not load. */
  problem: (problem: Problem, retry: () => void) => ReactNode;
  /** Reads its data by suspense queries. */
  children: ReactNode;
}

/** The loading and the failure of the queries inside it. Give it a key where other variables mean other data. */
export function DataBoundary({ skeleton, problem, children }: DataBoundaryProps) {
  return (
    <ErrorBoundary fallbackRender={(failure) => <Failure {...failure} render={problem} />}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type FailureProps = FallbackProps & { render: DataBoundaryProps['problem'] };

function Failure({ error, resetErrorBoundary, render }: FailureProps) {
  const client = useApolloClient();
  const [failed] = useState(() =>
    [...client.getObservableQueries()].filter((query) => query.getCurrentResult().error !== undefined),
  );
  // No query failed, so the code did: the page's own boundary handles that.
  if (failed.length === 0) throw error;
  const retry = () => {
    // One that fails again shows its new error.
    void Promise.allSettled(failed.map((query) => query.refetch())).then(resetErrorBoundary);
  };
  return render(describeProblem(error), retry);
}
