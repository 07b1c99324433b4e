import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { CHAPTER_NOT_FOUND } from '../copy/chapter-titles';
import { CHAPTER_SIZES } from '../library/chapter-page-skeleton';
import pageStyles from '../library/chapter-page.module.css';
import { VideoFrame } from '../library/video-frame';
import { AxesArt } from '../ui/axes-art';
import { BackToDashboard } from '../ui/button';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { LoadProblem } from '../ui/load-problem';
import { CourseHtml } from '../ui/course-html';
import { PageTitle } from '../ui/page-title';
import { Loading, Skeleton } from '../ui/skeleton';
import { BackLink, ChapterVideo } from './chapter-video';
import styles from './chapter-video.module.css';
import { chaptersOf, findChapter } from './student-progress';
import { useStudentProgress } from './progress-boundary';

const SIZES = [[200, 28], ...CHAPTER_SIZES] as const;

export function ChapterVideoPage({ chapterId }: { chapterId: string }) {
  const query = useChapterByIdQuery({ variables: { id: chapterId } });
  return (
    <DataBoundary
      queries={[query, useStudentProgress()]}
      skeleton={
        query.data ? (
          <ChapterOutline chapter={query.data.chapter} />
        ) : (
          <Loading label="Loading the chapter" className={styles.page} sizes={SIZES} />
        )
      }
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          <UnknownChapter />
        ) : (
          <div className={styles.lost}>
            <PageTitle>The chapter did not load</PageTitle>
            <LoadProblem onRetry={retry}>
              {problem.message} {SAVED_WORK_IS_SAFE}
            </LoadProblem>
          </div>
        )
      }
    >
      {({ chapter }, studentProgress) => {
        const progress = findChapter(studentProgress, chapter.id);
        if (!progress) return <UnknownChapter />;
        return (
          <div className={styles.page}>
            <ChapterVideo key={chapter.id} chapter={chapter} progress={progress} course={chaptersOf(studentProgress)} />
          </div>
        );
      }}
    </DataBoundary>
  );
}

/** What of a chapter is the same for all students, which the server renders. Nothing in it can be pressed yet. */
function ChapterOutline({ chapter }: { chapter: ChapterPageFragment }) {
  return (
    <div className={styles.page} role="status" inert>
      <span className="visually-hidden">Loading the chapter</span>
      <article className={pageStyles.page}>
        <div className={pageStyles.head}>
          <BackLink />
          <h1>{chapter.name}</h1>
        </div>
        <VideoFrame chapter={chapter} />
        <div className={styles.actionsToCome}>
          <Skeleton height="100%" />
        </div>
        <CourseHtml html={chapter.videoBlurb} className={pageStyles.blurb} />
      </article>
    </div>
  );
}

function UnknownChapter() {
  return (
    <div className={styles.lost}>
      <AxesArt kind="lost" />
      <PageTitle>{CHAPTER_NOT_FOUND}</PageTitle>
      <p>It may have been renamed. Your study plan lists the chapters you chose.</p>
      <BackToDashboard />
    </div>
  );
}
