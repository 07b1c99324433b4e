import { lazy, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useChapterBySlugQuery } from '../../../schema/generated/hooks';
import { useIsMissing } from '../page-context';
import { FreeQuizBoundary, NoSuchChapter } from '../quiz/free-quiz-boundary';
import { FreeQuizIntro } from '../quiz/free-quiz-intro';

// Prefetched while the visitor reads the first page, so that starting the quiz does not wait for it.
const fetchOverlay = () => import('../quiz/quiz-overlay');
const QuizOverlay = lazy(fetchOverlay);

/** spec §2. The current attempt's id is in the address, so that a reload resumes the quiz. */
export default function FreeQuiz() {
  const { chapterslug: slug = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const attemptId = search.get('attempt');
  const isMissing = useIsMissing();
  const query = useChapterBySlugQuery({ variables: { slug }, skip: attemptId !== null || isMissing });

  useEffect(() => {
    // If the prefetch fails, the page guard shows the error when the quiz starts.
    fetchOverlay().catch(() => undefined);
  }, []);

  if (isMissing) return <NoSuchChapter />;
  if (attemptId) return <QuizOverlay attemptId={attemptId} onClose={() => setSearch({}, { replace: true })} />;
  return (
    <FreeQuizBoundary query={query}>
      {(chapter) => <FreeQuizIntro chapter={chapter} onStarted={(id) => setSearch({ attempt: id })} />}
    </FreeQuizBoundary>
  );
}
