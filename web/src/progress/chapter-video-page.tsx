import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { describeProblem, fetchAgain } from '../apollo/problem';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { ChapterVideo } from './chapter-video';
import styles from './chapter-video.module.css';
import { findChapter } from './student-progress';
import { useStudentProgress } from './use-student-progress';

export function ChapterVideoPage({ chapterId }: { chapterId: string }) {
  const { data, error, refetch } = useChapterByIdQuery({ variables: { id: chapterId } });
  const { progress: studentProgress, error: progressError, retry } = useStudentProgress();
  const chapter = data?.chapter;
  const progress = studentProgress && chapter ? findChapter(studentProgress, chapter.id) : null;

  if (chapter && progress) return <ChapterVideo key={chapter.id} chapter={chapter} progress={progress} />;
  if (error || progressError) {
    const { code, message } = describeProblem(error ?? progressError);
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <UnknownChapter />;
    const retryBoth = () => {
      retry();
      if (error) fetchAgain(refetch);
    };
    return (
      <div className={styles.lost}>
        <PageTitle>The chapter did not load</PageTitle>
        <LoadProblem onRetry={retryBoth}>{message} What you have done so far is safe on the server.</LoadProblem>
      </div>
    );
  }
  if (chapter && studentProgress) return <UnknownChapter />;
  return <VideoSkeleton />;
}

function UnknownChapter() {
  return (
    <div className={styles.lost}>
      <AxesArt kind="lost" />
      <PageTitle>There is no such chapter</PageTitle>
      <p>The course has no chapter at this address. Your plan has the ones that exist.</p>
      <ButtonLink to="/userhome" variant="primary">
        Back to my Dashboard
      </ButtonLink>
    </div>
  );
}

function VideoSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading the chapter</span>
      <Skeleton width={200} height={44} />
      <Skeleton width="80%" height="calc(var(--size-2xl) * 1.12)" />
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
      <Skeleton width={420} height={46} />
      <Skeleton height={140} />
    </div>
  );
}
