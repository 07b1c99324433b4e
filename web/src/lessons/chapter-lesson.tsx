import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { useCourseOutlineQuery } from '../../../schema/generated/hooks';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { describeProblem } from '../apollo/problem';
import { usePage } from '../page-context';
import { useMarkVideo } from '../progress/use-mark-video';
import { ChapterFreeResponses } from '../free-response/lazy-chapter-free-responses';
import { BySession } from '../account/by-session';
import { openSignup, useSignedIn } from '../store';
import { Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Notice, ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { ChapterTopics } from '../library/chapter-topics';
import styles from '../library/chapter-page.module.css';
import { VideoFrame } from '../library/video-frame';
import { readVideoSource } from '../library/video-source';
import { ReadableLesson } from './readable-lesson';

interface ChapterLessonProps {
  chapter: ChapterPageFragment;
}

/** One chapter of the open library: video, summary, the lesson to read, and links to the next steps. */
export function ChapterLesson({ chapter }: ChapterLessonProps) {
  const signedIn = useSignedIn();
  const { mark, error } = useMarkVideo(chapter.id);
  const source = readVideoSource(chapter.videoUrl, usePage().origin);
  const lesson = source?.kind === 'lesson' ? source.src : null;
  return (
    <article className={styles.page}>
      <PageTitle>{chapter.name}</PageTitle>
      <VideoFrame
        key={chapter.id}
        chapter={chapter}
        onWatched={() => signedIn && mark(true)}
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
      <BySession visitor={<VisitorActions chapter={chapter} />} student={<StudentActions chapter={chapter} />} />
      <ProblemNotice title="Your change was not saved." problem={error ? describeProblem(error) : null} />
      <CourseHtml html={chapter.videoBlurb} className={styles.blurb} />
      {lesson && <ReadableLesson key={lesson} slug={lesson} />}
      <ChapterTopics topics={chapter.topics} />
      <BySession student={<ChapterFreeResponses chapterId={chapter.id} />} />
      <Neighbours chapterId={chapter.id} />
    </article>
  );
}

const VisitorActions = ({ chapter: { name, slug, comingSoon } }: ChapterLessonProps) => (
  <div className={styles.actions}>
    {!comingSoon && (
      <ButtonLink variant="primary" to={`/freequiz/${slug}`}>
        <Zap aria-hidden />
        <span>{quizButtonLabel({ signedIn: false, grade: null, videoCompleted: false, chapterName: name })}</span>
      </ButtonLink>
    )}
    <Button variant={comingSoon ? 'primary' : 'quiet'} onClick={() => openSignup()}>
      {videoToggleLabel({ signedIn: false, videoCompleted: false })}
    </Button>
  </div>
);

const StudentActions = ({ chapter: { id, comingSoon } }: ChapterLessonProps) =>
  !comingSoon && (
    <div className={styles.actions}>
      <ButtonLink variant="primary" to={`/video/${id}`}>
        Open in my study plan
      </ButtonLink>
    </div>
  );

/** Links to the previous and next chapters in course order, skipping those that are coming soon. */
function Neighbours({ chapterId }: { chapterId: string }) {
  const { data } = useCourseOutlineQuery();
  const chapters = data?.subjects.flatMap((subject) => subject.units.flatMap((unit) => unit.chapters)) ?? [];
  const place = chapters.findIndex((chapter) => chapter.id === chapterId);
  const before = chapters.slice(0, Math.max(0, place)).findLast((chapter) => !chapter.comingSoon);
  const after = chapters.slice(place + 1).find((chapter) => !chapter.comingSoon);
  if (place < 0 || (!before && !after)) return null;
  return (
    <nav className={styles.neighbours} aria-label="Previous and next chapters">
      {before && (
        <Link to={`/video-library/${before.slug}`}>
          <span>Previous</span>
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
