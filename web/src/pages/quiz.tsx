import { lazy, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginFirst } from '../account/login-first';
import { useSignedIn } from '../store';
import { NoQuizChosen, TooManyTopics } from '../quiz/quiz-unavailable';
import { QuizIntro } from '../quiz/quiz-intro';
import { quizSearch } from '../quiz/quiz-links';
import { hasTooManyTopics, readQuizRequest } from '../quiz/read-quiz-request';

// Prefetched while the student reads the first page, so that starting the quiz does not wait for it.
const fetchOverlay = () => import('../quiz/quiz-overlay');
const QuizOverlay = lazy(fetchOverlay);
const FreeQuizRedirect = lazy(() => import('../quiz/free-quiz-redirect'));

/** The address of an attempt's results. Every results page redirects to the one for the attempt's type. */
const resultsOf = (attemptId: string) => `/results?${new URLSearchParams({ attempt: attemptId })}`;

/**
 * spec §2: the quiz request comes in the navigation state. It is copied to the address, so that a reload or a new tab
 * shows the same quiz.
 */
export default function Quiz() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const request = readQuizRequest(search, state);
  const attemptId = search.get('attempt');
  const mirrored = request && !search.has('type') ? quizSearch(request) : null;

  useEffect(() => {
    // If the prefetch fails, the page guard shows the error when the quiz starts.
    fetchOverlay().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (mirrored) setSearch(mirrored, { replace: true });
  }, [mirrored, setSearch]);

  if (request?.type === 'chapterQuizNoUser') return <FreeQuizRedirect chapterId={request.chapterId ?? ''} />;
  if (!import.meta.env.SSR && !signedIn) return <LoginFirst />;
  const address = request ? quizSearch(request) : '';
  const mistakesOf = search.get('mistakes');
  const notebook = search.get('notebook');
  // A quiz on the mistakes of an attempt or of the notebook has no first page. It starts on, and returns to, the page
  // that lists the mistakes. So does practice for some minutes with the page that offers them.
  const origin = mistakesOf
    ? resultsOf(mistakesOf)
    : notebook !== null
      ? `/mistakes${notebook && `?${notebook}`}`
      : search.has('minutes')
        ? '/practice'
        : null;
  if (origin && !attemptId) return <Navigate to={origin} replace />;
  const leave = () => {
    if (origin) void navigate(origin, { replace: true });
    else setSearch(address, { replace: true });
  };
  if (attemptId) return <QuizOverlay attemptId={attemptId} onClose={leave} />;
  if (!request) return <NoQuizChosen />;
  if (hasTooManyTopics(request)) return <TooManyTopics />;
  return <QuizIntro key={address} request={request} onStarted={(id) => setSearch(`${address}&attempt=${id}`)} />;
}
