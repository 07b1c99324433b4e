import { Navigate } from 'react-router-dom';
import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { FreeQuizBoundary } from './free-quiz-boundary';
import { freeQuizPath } from './quiz-links';

/** Redirects a visitor's quiz requested through /quiz to its own URL. */
export default function FreeQuizRedirect({ chapterId }: { chapterId: string }) {
  return (
    <FreeQuizBoundary query={useChapterByIdQuery({ variables: { id: chapterId } })}>
      {({ slug }) => <Navigate to={freeQuizPath(slug)} replace />}
    </FreeQuizBoundary>
  );
}
