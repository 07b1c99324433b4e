import { useParams } from 'react-router-dom';
import { useChapterBySlugQuery } from '../../../schema/generated/hooks';
import { describeProblem, fetchAgain } from '../apollo/problem';
import { ChapterLesson } from '../lessons/chapter-lesson';
import { ChapterPageSkeleton } from '../library/chapter-page-skeleton';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function VideoLibraryChapter() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useChapterBySlugQuery({ variables: { slug } });
  if (data) return <ChapterLesson chapter={data.chapter} />;
  if (!error) return <ChapterPageSkeleton />;
  const { code, message } = describeProblem(error);
  // BAD_USER_INPUT: what stands in the address could not even be a slug.
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NoSuchChapter />;
  return (
    <div className={`${styles.page} ${styles.nested}`}>
      <PageTitle>The chapter did not load</PageTitle>
      <LoadProblem title="Nothing to show yet" onRetry={() => fetchAgain(refetch)}>
        {message}
      </LoadProblem>
    </div>
  );
}

function NoSuchChapter() {
  return (
    <div className={`${styles.page} ${styles.nested}`}>
      <AxesArt kind="lost" />
      <PageTitle>No chapter at this address</PageTitle>
      <p className={styles.lead}>It may have been renamed. Every chapter there is stands in the list of chapters.</p>
      <ButtonLink variant="primary" to="/video-library">
        Go to all Videos
      </ButtonLink>
    </div>
  );
}
