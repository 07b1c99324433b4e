import { ReviewNextSteps } from '../progress/review-next-steps';
import { requestOf } from '../quiz/request-of';
import { ResultsFrame } from '../quiz/results-frame';
import { ReviewResults } from '../quiz/review-results';

export default function RqResults() {
  return (
    <ResultsFrame path="/rqresults">
      {(attempt) => (
        <ReviewResults attempt={attempt}>
          <ReviewNextSteps request={requestOf(attempt)} />
        </ReviewResults>
      )}
    </ResultsFrame>
  );
}
