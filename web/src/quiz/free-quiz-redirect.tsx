import { Navigate } from 'react-router-dom';
import { fetchAgain } from '../apollo/problem';
import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { FreeQuizProblem } from './free-quiz-problem';
import { IntroSkeleton } from './intro-skeleton';
import { freeQuizPath } from './quiz-links';

/** /quiz asked for a visitor's quiz: it has its own address. */
export function FreeQuizRedirect({ chapterId }: { chapterId: string }) {
  const { data, error, refetch } = useChapterByIdQuery({ variables: { id: chapterId } });
  if (data) return <Navigate to={freeQuizPath(data.chapter.slug)} replace />;
  if (!error) return <IntroSkeleton />;
  return <FreeQuizProblem error={error} retry={() => fetchAgain(refetch)} />;
}
