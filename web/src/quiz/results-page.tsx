import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { resultsPath } from '../../../schema/rules/quiz';
import { useSignedIn } from '../store';
import { describeProblem } from '../apollo/problem';
import { NO_RESULTS_HERE } from '../copy/results';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { preloadAnswerReview } from './lazy-answer-review';
import { freeQuizPath, quizLink, quizSearch } from './quiz-links';
import { requestInResultsState } from './read-quiz-request';
import { requestOfAttempt } from './quiz-links';
import { resultsLink } from './quiz-links';
import styles from './results-page.module.css';
import { useReview } from './use-attempt';

interface ResultsPageProps {
  /** Where this page stands: an attempt whose results stand elsewhere is led there. */
  path: string;
  children: (attempt: AttemptReviewFragment) => ReactNode;
}

/** Finds the marked attempt that the address names, in the cache or on the server, and says what is the matter if there is none. */
export function ResultsPage({ path, children }: ResultsPageProps) {
  const [search] = useSearchParams();
  const { attempt, error, retry } = useReview(search.get('attempt') ?? '');
  useEffect(() => {
    // Should it fail, its own place says so.
    preloadAnswerReview();
  }, []);
  if (!search.get('attempt')) return <NoResults />;
  if (attempt?.finishedAt) {
    if (resultsPath(attempt.type) !== path) return <Navigate to={resultsLink(attempt)} replace />;
    return <div className={styles.page}>{children(attempt)}</div>;
  }
  if (attempt) {
    const isFree = attempt.type === 'chapterQuizNoUser';
    const running =
      isFree && attempt.chapter
        ? freeQuizPath(attempt.chapter.slug, attempt.id)
        : `/quiz?${quizSearch(requestOfAttempt(attempt))}&attempt=${attempt.id}`;
    // One that was started over has a page there that says so.
    if (attempt.abandoned) return <Navigate to={running} replace />;
    return (
      <Sorry title="This quiz is still under way">
        <p>Its results appear once you submit it. Your answers so far are saved.</p>
        <ButtonLink to={running} variant="primary">
          Carry on with the quiz
        </ButtonLink>
      </Sorry>
    );
  }
  if (!error) return <ResultsSkeleton />;
  const { code, message } = describeProblem(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NoResults />;
  return (
    <Sorry title="The results did not load">
      <LoadProblem onRetry={retry}>{message} They are safe on the server.</LoadProblem>
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

function ResultsSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading your results</span>
      <Skeleton width="70%" height="calc(var(--size-2xl) * 1.12)" />
      <Skeleton height={180} />
      <Skeleton width={320} height={46} />
      <Skeleton height={320} />
    </div>
  );
}
