import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { NOT_HERE } from '../copy/free-response';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { openLogin } from '../store';
import { AxesArt } from '../ui/axes-art';
import { Button, ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import { FREE_RESPONSES, freeResponsePath } from './free-response-links';
import styles from './free-response-page.module.css';
import { useAttempt } from './use-attempt';

const FreeResponseWork = lazy(() => import('./free-response-work'));
const FreeResponseResult = lazy(() => import('./free-response-result'));

const SIZES = [['70%', TITLE_HEIGHT], 140, 420] as const; // tuples, not arrays

/** The attempt named in the address: the question while it is answered, then its result. */
export function FreeResponseAttempt({ id, attemptId }: { id: string; attemptId: string }) {
  const navigate = useNavigate();
  return (
    <DataBoundary
      queries={[useAttempt(attemptId)]}
      skeleton={<Loading label="Loading your answer" className={styles.page} sizes={SIZES} />}
      problem={(problem, retry) => {
        if (isNotFound(problem)) return <NotHere />;
        if (problem.code === 'UNAUTHENTICATED') return <LogInFirst message={problem.message} />;
        return (
          <div className={styles.page}>
            <PageTitle>Your answer did not load</PageTitle>
            <LoadProblem onRetry={retry}>
              {problem.message} {SAVED_WORK_IS_SAFE}
            </LoadProblem>
          </div>
        );
      }}
    >
      {(attempt) =>
        attempt.result ? (
          <FreeResponseResult attempt={attempt} result={attempt.result} />
        ) : (
          <FreeResponseWork attempt={attempt} onClose={() => void navigate(freeResponsePath(id))} />
        )
      }
    </DataBoundary>
  );
}

const LogInFirst = ({ message }: { message: string }) => (
  <div className={styles.page}>
    <PageTitle>Log in to see this answer</PageTitle>
    <Notice
      tone="plain"
      action={
        <Button variant="primary" onClick={openLogin}>
          Log In
        </Button>
      }
    >
      {message}
    </Notice>
  </div>
);

export const NotHere = () => (
  <div className={styles.page}>
    <AxesArt kind="lost" />
    <PageTitle>{NOT_HERE.heading}</PageTitle>
    <p>{NOT_HERE.text}</p>
    <p>
      <ButtonLink to={FREE_RESPONSES} variant="primary">
        All free-response questions
      </ButtonLink>
    </p>
  </div>
);
