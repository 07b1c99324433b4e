import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { useLibraryQuery } from '../../../schema/generated/hooks';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { openSignup, useSignedIn } from '../store';
import { Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import styles from '../library/chapter-page.module.css';
import { VideoFrame } from '../library/video-frame';

/** One chapter of the open library: video, summary, and links to the next steps. */
export function ChapterLesson({ chapter }: { chapter: ChapterPageFragment }) {
  const signedIn = useSignedIn();
  return (
    <article className={styles.page}>
      <PageTitle>{chapter.name}</PageTitle>
      <VideoFrame
        key={chapter.id}
        chapterId={chapter.id}
        url={chapter.videoUrl}
        title={chapter.name}
        atEnd={
          <ButtonLink variant="primary" to={signedIn ? `/video/${chapter.id}` : `/freequiz/${chapter.slug}`}>
            {signedIn ? 'Continue to my study plan' : 'Take the free quiz'}
          </ButtonLink>
        }
      />
      {chapter.comingSoon && (
        <Notice tone="plain" title={`This chapter is ${COMING_SOON}`}>
          It is part of the course but has no quiz yet. The neighboring chapters are linked below.
        </Notice>
      )}
      {!signedIn && (
        <div className={styles.actions}>
          {!chapter.comingSoon && (
            <ButtonLink variant="primary" to={`/freequiz/${chapter.slug}`}>
              <Zap aria-hidden />
              <span>
                {quizButtonLabel({ signedIn, grade: null, videoCompleted: false, chapterName: chapter.name })}
              </span>
            </ButtonLink>
          )}
          <Button variant={chapter.comingSoon ? 'primary' : 'quiet'} onClick={() => openSignup()}>
            {videoToggleLabel({ signedIn, videoCompleted: false })}
          </Button>
        </div>
      )}
      {signedIn && !chapter.comingSoon && (
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={`/video/${chapter.id}`}>
            Open it in my study plan
          </ButtonLink>
        </div>
      )}
      <CourseHtml html={chapter.videoBlurb} className={styles.blurb} />
      {chapter.topics.length > 0 && (
        <ul className={styles.topics} aria-label="Topics of this chapter">
          {chapter.topics.map((topic) => (
            <li key={topic.id}>{topic.topicName}</li>
          ))}
        </ul>
      )}
      <Neighbours chapterId={chapter.id} />
    </article>
  );
}

/** Links to the previous and next chapters in course order, skipping those that are coming soon. */
function Neighbours({ chapterId }: { chapterId: string }) {
  const { data } = useLibraryQuery();
  const chapters = data?.subjects.flatMap((subject) => subject.units.flatMap((unit) => unit.chapters)) ?? [];
  const place = chapters.findIndex((chapter) => chapter.id === chapterId);
  const before = chapters.slice(0, Math.max(0, place)).findLast((chapter) => !chapter.comingSoon);
  const after = chapters.slice(place + 1).find((chapter) => !chapter.comingSoon);
  if (place < 0 || (!before && !after)) return null;
  return (
    <nav className={styles.neighbours} aria-label="Chapters before and after">
      {before && (
        <Link to={`/video-library/${before.slug}`}>
          <span>Before</span>
          {before.name}
        </Link>
      )}
      {after && (
        <Link className={styles.next} to={`/video-library/${after.slug}`}>
          <span>Next</span>
          {after.name}
        </Link>
      )}
    </nav>
  );
}
