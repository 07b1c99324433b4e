import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { CHAPTER_NOT_FOUND } from '../copy/chapter-titles';
import { AxesArt } from '../ui/axes-art';
import { BackToDashboard } from '../ui/button';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import { ChapterVideo } from './chapter-video';
import styles from './chapter-video.module.css';
import { findChapter } from './student-progress';
import { useStudentProgress } from './progress-boundary';

/** 104 px is the height of the card shown when a chapter has no video. */
const SIZES = [[200, 44], ['80%', TITLE_HEIGHT], 104, [420, 46], 140] as const;

export function ChapterVideoPage({ chapterId }: { chapterId: string }) {
  return (
    <DataBoundary
      queries={[useChapterByIdQuery({ variables: { id: chapterId } }), useStudentProgress()]}
      skeleton={<Loading label="Loading the chapter" className={styles.page} sizes={SIZES} />}
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
        return progress ? <ChapterVideo key={chapter.id} chapter={chapter} progress={progress} /> : <UnknownChapter />;
      }}
    </DataBoundary>
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
