import { useParams } from 'react-router-dom';
import { useChapterBySlugQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { CHAPTER_NOT_FOUND } from '../copy/chapter-titles';
import { ChapterLesson } from '../lessons/chapter-lesson';
import { ChapterPageSkeleton } from '../library/chapter-page-skeleton';
import { useIsMissing } from '../page-context';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

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
          <div className={`${styles.page} ${styles.nested}`}>
            <PageTitle>The chapter did not load</PageTitle>
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
          </div>
        )
      }
    >
      {({ chapter }) => <ChapterLesson chapter={chapter} />}
    </DataBoundary>
  );
}

function NoSuchChapter() {
  return (
    <div className={`${styles.page} ${styles.nested}`}>
      <AxesArt kind="lost" />
      <PageTitle>{CHAPTER_NOT_FOUND}</PageTitle>
      <p className={styles.lead}>It may have been renamed. The chapter menu lists every chapter.</p>
      <ButtonLink variant="primary" to="/video-library">
        Go to all Videos
      </ButtonLink>
    </div>
  );
}
