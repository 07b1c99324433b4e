import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useQuizUnderWayQuery } from '../../../schema/generated/hooks';
import { AxesArt } from '../ui/axes-art';
import { BackToDashboard, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import styles from './quiz-intro.module.css';
import { quizTitle } from './quiz-labels';
import { quizLink } from './quiz-links';
import { requestOfAttempt } from './quiz-links';
import { startVariables } from './use-start-quiz';

const PRACTICE = { to: { pathname: '/practice', search: '' }, state: null };

/** An abandoned attempt: the student started over. Its score does not count; the newer attempt does. */
export function AbandonedAttempt({ attempt }: { attempt: AttemptUnderWayFragment }) {
  const request = requestOfAttempt(attempt);
  const { data, loading } = useQuizUnderWayQuery({
    variables: startVariables(request, attempt.mode),
    fetchPolicy: 'network-only',
    // Practice for some minutes is begun anew at its own page.
    skip: attempt.minutes !== null,
  });
  const { to, state } = attempt.minutes === null ? quizLink(request) : PRACTICE;
  const current = data?.quizUnderWay;
  return (
    <div className={styles.intro}>
      <AxesArt kind="retry" />
      <PageTitle tab={quizTitle(attempt)}>This quiz was started over</PageTitle>
      <p>These answers are a sunk cost: they no longer count toward a score. Only your newer attempt does.</p>
      <div className={styles.choices}>
        {loading ? (
          <Skeleton width={280} height={46} />
        ) : (
          <ButtonLink
            to={current ? { ...to, search: `${to.search}&attempt=${current.id}` } : to}
            state={state}
            variant="primary"
          >
            {current ? 'Continue the current attempt' : 'Back to the quiz start'}
          </ButtonLink>
        )}
        <BackToDashboard variant="quiet" />
      </div>
    </div>
  );
}
