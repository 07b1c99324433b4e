import { LoadProblem } from '../ui/load-problem';
import { Skeleton } from '../ui/skeleton';
import { useLatePart } from '../ui/use-late-part';
import type { AnswerReviewProps } from './answer-review';

/** Called as soon as results are asked for, so that the review is there by the time the score has been read. */
export const preloadAnswerReview = () => import('./answer-review');

/** The review of the answers stands below the score and what to do next: neither waits for it. */
export function LazyAnswerReview(props: AnswerReviewProps) {
  const { part: late, failed, again } = useLatePart(preloadAnswerReview, true);
  if (late) return <late.AnswerReview {...props} />;
  if (failed) {
    return (
      <LoadProblem title="Your answers did not load." onRetry={again}>
        Check your connection. They are safe on the server.
      </LoadProblem>
    );
  }
  return (
    <div role="status">
      <span className="visually-hidden">Loading your answers</span>
      <Skeleton height={320} />
    </div>
  );
}
