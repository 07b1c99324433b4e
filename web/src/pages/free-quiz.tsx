import { lazy, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useChapterBySlugQuery } from '../../../schema/generated/hooks';
import { FreeQuizBoundary } from '../quiz/free-quiz-boundary';
import { FreeQuizIntro } from '../quiz/free-quiz-intro';

// Fetched while the first page is being read, so that the start does not wait for it.
const fetchOverlay = () => import('../quiz/quiz-overlay');
const QuizOverlay = lazy(fetchOverlay);

/** spec §2. The running attempt is in the address, so that a reload continues where it stopped. */
export default function FreeQuiz() {
  const { chapterslug: slug = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const attemptId = search.get('attempt');
  const query = useChapterBySlugQuery({ variables: { slug }, skip: attemptId !== null });

  useEffect(() => {
    // Should it fail, the page guard says so when the quiz starts.
    fetchOverlay().catch(() => undefined);
  }, []);

  if (attemptId) return <QuizOverlay attemptId={attemptId} onClose={() => setSearch({}, { replace: true })} />;
  return (
    <FreeQuizBoundary query={query}>
      {(chapter) => <FreeQuizIntro chapter={chapter} onStarted={(id) => setSearch({ attempt: id })} />}
    </FreeQuizBoundary>
  );
}
