import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import type { AnswerReviewProps } from './answer-review';

const answerReview = lazyPart(async () => ({ default: (await import('./answer-review')).AnswerReview }));

/** Called when a results page opens, so that the review has loaded by the time the student has read the score. */
export function preloadAnswerReview() {
  // A failure is shown where the review is rendered.
  answerReview.load().catch(() => undefined);
}

/** The review of the answers. The score and the buttons above it render without waiting for its code. */
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
