import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { Skeleton } from '../ui/skeleton';
import type { AnswerReviewProps } from './answer-review';

const answerReview = lazyPart(async () => ({ default: (await import('./answer-review')).AnswerReview }));

/** Called as soon as results are asked for, so that the review is there by the time the score has been read. */
export function preloadAnswerReview() {
  // A failure shows where the review is drawn.
  answerReview.load().catch(() => undefined);
}

/** The review of the answers, below the score and what to do next: neither waits for it. */
export function LazyAnswerReview(props: AnswerReviewProps) {
  return (
    <LazyPart
      part={answerReview}
      skeleton={
        <div role="status">
          <span className="visually-hidden">Loading your answers</span>
          <Skeleton height={320} />
        </div>
      }
      problem={(retry) => (
        <LoadProblem title="Your answers did not load." onRetry={retry}>
          Check your connection. They are safe on the server.
        </LoadProblem>
      )}
    >
      {(AnswerReview) => <AnswerReview {...props} />}
    </LazyPart>
  );
}
