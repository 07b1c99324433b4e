import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { resultsPath } from '../../../schema/rules/quiz';
import { useSignedIn } from '../store';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { NO_RESULTS_HERE } from '../copy/results';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import { preloadAnswerReview } from './lazy-answer-review';
import { freeQuizPath, quizLink, resultsLink, resumeLink } from './quiz-links';
import { requestInResultsState } from './read-quiz-request';
import styles from './results-page.module.css';
import { useReview } from './use-review';

interface ResultsPageProps {
  /** Path of this page. An attempt whose results belong on another page is redirected there. */
  path: string;
  children: (attempt: AttemptReviewFragment) => ReactNode;
}

const SIZES = [['70%', TITLE_HEIGHT], 180, [320, 46], 320] as const; // tuples, not arrays

/**
 * Loads the graded attempt named in the URL, from the cache or the server. Shows a message if it is missing, unfinished
 * or fails to load.
 */
export function ResultsPage({ path, children }: ResultsPageProps) {
  const attemptId = useSearchParams()[0].get('attempt') ?? '';
  const query = useReview(attemptId);
  useEffect(preloadAnswerReview, []);
  if (!attemptId) return <NoResults />;
  return (
    <DataBoundary
      queries={[query]}
      skeleton={<Loading label="Loading your results" className={styles.page} sizes={SIZES} />}
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          <NoResults />
        ) : (
          <Sorry title="The results did not load">
            <LoadProblem onRetry={retry}>
              {problem.message} {SAVED_WORK_IS_SAFE}
            </LoadProblem>
          </Sorry>
        )
      }
    >
      {(attempt) => {
        if (!attempt.finishedAt) return <Unfinished attempt={attempt} />;
        if (resultsPath(attempt.type) !== path) return <Navigate to={resultsLink(attempt)} replace />;
        return <div className={styles.page}>{children(attempt)}</div>;
      }}
    </DataBoundary>
  );
}

function Unfinished({ attempt }: { attempt: AttemptReviewFragment }) {
  const isFree = attempt.type === 'chapterQuizNoUser';
  const running = isFree && attempt.chapter ? freeQuizPath(attempt.chapter.slug, attempt.id) : resumeLink(attempt);
  // The quiz page explains that this attempt was started over.
  if (attempt.abandoned) return <Navigate to={running} replace />;
  return (
    <Sorry title="This quiz is still in progress">
      <p>Its results appear once you submit it. Your answers so far are saved.</p>
      <ButtonLink to={running} variant="primary">
        Continue the quiz
      </ButtonLink>
    </Sorry>
  );
}

function NoResults() {
  const signedIn = useSignedIn();
  const asked = requestInResultsState(useLocation().state);
  return (
    <Sorry title={NO_RESULTS_HERE.heading} art>
      <p>{NO_RESULTS_HERE.text}</p>
      {signedIn && asked && <ButtonLink {...quizLink(asked)}>Take this quiz</ButtonLink>}
      <ButtonLink to={signedIn ? '/userhome' : '/video-library'} variant="primary">
        {signedIn ? 'Back to my Dashboard' : 'Back to Videos'}
      </ButtonLink>
    </Sorry>
  );
}

function Sorry({ title, art = false, children }: { title: string; art?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.page} ${styles.sorry}`}>
      {art && <AxesArt kind="empty" />}
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
