import { useParams } from 'react-router-dom';
import { useChapterBySlugQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { CHAPTER_NOT_FOUND } from '../copy/chapter-titles';
import { ChapterLesson } from '../lessons/chapter-lesson';
import { ChapterPageSkeleton } from '../library/chapter-page-skeleton';
import { useIsMissing } from '../page-context';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PlainPage } from '../ui/plain-page';

export default function VideoLibraryChapter() {
  return useIsMissing() ? <NoSuchChapter /> : <Chapter />;
}

function Chapter() {
  const { slug = '' } = useParams();
  return (
    <DataBoundary
      queries={[useChapterBySlugQuery({ variables: { slug } })]}
      skeleton={<ChapterPageSkeleton />}
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          <NoSuchChapter />
        ) : (
          <PlainPage title="The chapter did not load" isNested>
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
          </PlainPage>
        )
      }
    >
      {({ chapter }) => <ChapterLesson chapter={chapter} />}
    </DataBoundary>
  );
}

function NoSuchChapter() {
  return (
    <PlainPage
      art="lost"
      title={CHAPTER_NOT_FOUND}
      lead="It may have been renamed. The chapter menu lists every chapter."
      isNested
    >
      <ButtonLink variant="primary" to="/video-library">
        Go to all Videos
      </ButtonLink>
    </PlainPage>
  );
}
