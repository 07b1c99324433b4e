import { Navigate } from 'react-router-dom';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { Button } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { AbandonedAttempt } from './abandoned-attempt';
import { resultsLink, resultsState } from './quiz-links';
import styles from './quiz-overlay.module.css';
import { QuizRun } from './quiz-run';
import { useAttempt } from './use-attempt';

/**
 * Runs the attempt named in the URL. Redirects a finished one to its results, and explains when one is missing or was
 * started over.
 */
export default function QuizOverlay({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  return (
    <DataBoundary
      queries={[useAttempt(attemptId)]}
      skeleton={<QuizSkeleton />}
      problem={(problem, retry) => (
        <div className={styles.page}>
          <PageTitle>{isNotFound(problem) ? 'Quiz not found' : 'The quiz did not load'}</PageTitle>
          {isNotFound(problem) ? (
            <Notice tone="problem" action={<Button onClick={onClose}>Back to the quiz start</Button>}>
              {problem.message}
            </Notice>
          ) : (
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
          )}
        </div>
      )}
    >
      {(attempt) => {
        if (attempt.finishedAt) return <Navigate to={resultsLink(attempt)} state={resultsState(attempt)} replace />;
        if (attempt.abandoned) return <AbandonedAttempt attempt={attempt} />;
        return <QuizRun key={attempt.id} attempt={attempt} onClose={onClose} />;
      }}
    </DataBoundary>
  );
}

function QuizSkeleton() {
  return (
    <div className={styles.page} role="status">
      <PageTitle className="visually-hidden">Loading your quiz</PageTitle>
      {[6, 96, 64, 64, 64, 64].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
