import { Navigate } from 'react-router-dom';
import { describeProblem } from '../apollo/problem';
import { Button } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import styles from './quiz-overlay.module.css';
import { QuizRun } from './quiz-run';
import { resultsLink, resultsState } from './quiz-links';
import { AbandonedAttempt } from './abandoned-attempt';
import { useAttempt } from './use-attempt';

/** The attempt that the address names: run it, wait for it, or say why it cannot be run. */
export default function QuizOverlay({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const { attempt, error, retry } = useAttempt(attemptId);
  if (attempt?.finishedAt) return <Navigate to={resultsLink(attempt)} state={resultsState(attempt)} replace />;
  if (attempt?.abandoned) return <AbandonedAttempt attempt={attempt} />;
  if (attempt) return <QuizRun key={attempt.id} attempt={attempt} onClose={onClose} />;
  if (!error) return <QuizSkeleton />;
  const { code, message } = describeProblem(error);
  const isGone = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <div className={styles.page}>
      <PageTitle>{isGone ? 'This quiz is not here' : 'The quiz did not load'}</PageTitle>
      {isGone ? (
        <Notice tone="problem" action={<Button onClick={onClose}>Start from its first page</Button>}>
          {message}
        </Notice>
      ) : (
        <LoadProblem onRetry={retry}>{message}</LoadProblem>
      )}
    </div>
  );
}

function QuizSkeleton() {
  return (
    <div className={styles.page} role="status">
      <PageTitle className="visually-hidden">Loading your quiz</PageTitle>
      <Skeleton height={6} />
      <Skeleton height={96} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  );
}
