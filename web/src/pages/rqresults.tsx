import { ReviewResultsPage } from '../progress/review-next-steps';

export default function RqResults() {
  return <ReviewResultsPage path="/rqresults" />;
}
