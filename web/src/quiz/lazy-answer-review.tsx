import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
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
      skeleton={<Loading label="Loading your answers" sizes={[320]} />}
      problem={(retry) => (
        <LoadProblem title="Your answers did not load." onRetry={retry}>
          Check your connection. Your answers are safe on the server.
        </LoadProblem>
      )}
    >
      {(AnswerReview) => <AnswerReview {...props} />}
    </LazyPart>
  );
}
