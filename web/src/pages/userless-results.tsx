import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { attemptInResultsState } from '../quiz/read-quiz-request';
import { ResultsPage } from '../quiz/results-page';
import { VisitorResults } from '../quiz/visitor-results';

export default function UserlessResults() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const attemptId = attemptInResultsState(state);
  if (attemptId && !search.has('attempt')) {
    return <Navigate to={{ search: `?${new URLSearchParams({ attempt: attemptId })}` }} replace />;
  }
  return <ResultsPage path="/userlessresults">{(attempt) => <VisitorResults attempt={attempt} />}</ResultsPage>;
}
