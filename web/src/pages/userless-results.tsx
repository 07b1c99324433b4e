import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { attemptInState } from '../quiz/free-quiz-result';
import { ResultsFrame } from '../quiz/results-frame';
import { VisitorResults } from '../quiz/visitor-results';

export default function UserlessResults() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const attemptId = attemptInState(state);
  if (attemptId && !search.has('attempt')) {
    return <Navigate to={{ search: `?${new URLSearchParams({ attempt: attemptId })}` }} replace />;
  }
  return <ResultsFrame path="/userlessresults">{(attempt) => <VisitorResults attempt={attempt} />}</ResultsFrame>;
}
