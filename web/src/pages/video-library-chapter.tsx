import { useParams } from 'react-router-dom';
import { useChapterBySlugSuspenseQuery } from '../../../schema/generated/suspense-hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { ChapterLesson } from '../lessons/chapter-lesson';
import { ChapterPageSkeleton } from '../library/chapter-page-skeleton';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function VideoLibraryChapter() {
  const { slug = '' } = useParams();
  return (
    <DataBoundary
      key={slug}
      skeleton={<ChapterPageSkeleton />}
      problem={({ code, message }, retry) =>
        // BAD_USER_INPUT: what stands in the address could not even be a slug.
        code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? (
          <NoSuchChapter />
        ) : (
          <div className={`${styles.page} ${styles.nested}`}>
            <PageTitle>The chapter did not load</PageTitle>
            <LoadProblem title="Nothing to show yet" onRetry={retry}>
              {message}
            </LoadProblem>
          </div>
        )
      }
    >
      <Chapter slug={slug} />
    </DataBoundary>
  );
}

function Chapter({ slug }: { slug: string }) {
  const { data } = useChapterBySlugSuspenseQuery({ variables: { slug } });
  return <ChapterLesson chapter={data.chapter} />;
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
