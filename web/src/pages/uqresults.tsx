import { ReviewResultsPage } from '../progress/review-next-steps';

export default function UqResults() {
  return <ReviewResultsPage path="/uqresults" />;
}
