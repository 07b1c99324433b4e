import { ReviewNextSteps } from '../progress/review-next-steps';
import { requestOf } from '../quiz/request-of';
import { ResultsPage } from '../quiz/results-page';
import { ReviewResults } from '../quiz/review-results';

export default function RqResults() {
  return (
    <ResultsPage path="/rqresults">
      {(attempt) => (
        <ReviewResults attempt={attempt}>
          <ReviewNextSteps request={requestOf(attempt)} />
        </ReviewResults>
      )}
    </ResultsPage>
  );
}
