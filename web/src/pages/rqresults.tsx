import { ReviewNextSteps } from '../progress/review-next-steps';
import { requestOfAttempt } from '../quiz/quiz-links';
import { ResultsPage } from '../quiz/results-page';
import { ReviewResults } from '../quiz/quiz-results';

export default function RqResults() {
  return (
    <ResultsPage path="/rqresults">
      {(attempt) => (
        <ReviewResults attempt={attempt}>
          <ReviewNextSteps request={requestOfAttempt(attempt)} />
        </ReviewResults>
      )}
    </ResultsPage>
  );
}
