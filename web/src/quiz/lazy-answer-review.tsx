import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
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
    <LazySection
      part={answerReview}
      skeleton={<Loading label="Loading your answers" sizes={[320]} />}
      problem="Your answers did not load."
      hint="Your answers are saved."
    >
      {(AnswerReview) => <AnswerReview {...props} />}
    </LazySection>
  );
}
