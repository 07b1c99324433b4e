import { lazy, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../account/token';
import { NoQuiz } from '../quiz/no-quiz';
import { QuizIntro } from '../quiz/quiz-intro';
import { readQuizRequest, toSearch } from '../quiz/quiz-request';

// Fetched while the first page is being read, so that the start does not wait for it.
const fetchOverlay = () => import('../quiz/quiz-overlay');
const QuizOverlay = lazy(fetchOverlay);

/** spec §2: driven by navigation state, which is mirrored into the address so that a reload or a new tab shows the same quiz. */
export default function Quiz() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const signedIn = useSignedIn();
  const request = readQuizRequest(search, state);
  const attemptId = search.get('attempt');
  const mirrored = request && !search.has('type') ? toSearch(request) : null;

  useEffect(() => {
    // Should it fail, the page guard says so when the quiz starts.
    fetchOverlay().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (mirrored) setSearch(mirrored, { replace: true });
  }, [mirrored, setSearch]);

  if (!signedIn) return <Navigate to="/" replace />;
  const address = request ? toSearch(request) : '';
  if (attemptId) return <QuizOverlay attemptId={attemptId} onClose={() => setSearch(address, { replace: true })} />;
  if (!request) return <NoQuiz />;
  return <QuizIntro key={address} request={request} onStarted={(id) => setSearch(`${address}&attempt=${id}`)} />;
}
