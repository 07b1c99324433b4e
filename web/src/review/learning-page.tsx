import type { ReactNode } from 'react';
import { describeProblem } from '../apollo/problem';
import type { EmptyState } from '../copy/empty-state';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { LearningNav } from './learning-nav';
import styles from './learning-page.module.css';

interface LearningPageProps {
  title: string;
  lead: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

/** What the four pages of the learner have in common: the way between them, a title, a sentence. */
export function LearningPage({ title, lead, isNarrow = false, children }: LearningPageProps) {
  return (
    <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <LearningNav />
      <div>
        <PageTitle>{title}</PageTitle>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface EmptyProps extends EmptyState {
  art: AxesArtKind;
  /** What to do about it. */
  children: ReactNode;
}

export function EmptySection({ heading, text, art, children }: EmptyProps) {
  return (
    <section className={styles.empty} aria-labelledby="nothing-yet">
      <AxesArt kind={art} />
      <h2 id="nothing-yet">{heading}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

export function LearningProblem({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <LoadProblem title="This did not load." onRetry={retry}>
      {describeProblem(error).message} What you have done so far is safe on the server.
    </LoadProblem>
  );
}

/** `heights` of what will be here, in pixels. */
export function LearningSkeleton({ says, heights }: { says: string; heights: readonly number[] }) {
  return (
    <div role="status" className={styles.actions}>
      <span className="visually-hidden">{says}</span>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
