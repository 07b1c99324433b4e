import { describeProblem } from '../apollo/problem';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import styles from './quiz-intro.module.css';

/** A free quiz that cannot be shown: its chapter is not there, or did not load. */
export function FreeQuizProblem({ error, retry }: { error: unknown; retry: () => void }) {
  const { code, message } = describeProblem(error);
  const isGone = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <div className={styles.intro}>
      {isGone ? (
        <>
          <AxesArt kind="lost" />
          <PageTitle>No chapter at this address</PageTitle>
          <p>It may have been renamed. Every chapter there is stands in the library, most of them with a free quiz.</p>
        </>
      ) : (
        <>
          <PageTitle>The quiz did not load</PageTitle>
          <LoadProblem onRetry={retry}>{message}</LoadProblem>
        </>
      )}
      <p>
        <BackToVideos primary={isGone} />
      </p>
    </div>
  );
}

export const BackToVideos = ({ primary = false }: { primary?: boolean }) => (
  <ButtonLink to="/video-library" variant={primary ? 'primary' : 'quiet'}>
    Back to Videos
  </ButtonLink>
);
