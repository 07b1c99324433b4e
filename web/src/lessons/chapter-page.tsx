import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { describeProblem } from '../apollo/problem';
import { ChapterTopics } from '../library/chapter-topics';
import styles from '../library/chapter-page.module.css';
import { VideoFrame } from '../library/video-frame';
import { readVideoSource } from '../library/video-source';
import { usePage } from '../page-context';
import type { ButtonVariant } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { ReadableLesson } from './readable-lesson';

type Neighbor = Pick<ChapterPageFragment, 'id' | 'name' | 'slug' | 'comingSoon'>;

interface ChapterPageProps {
  chapter: ChapterPageFragment;
  /** The chapters of the course in order, or nothing while they load. */
  course: readonly Neighbor[];
  linkTo: (chapter: Neighbor) => string;
  /** Above the title. */
  back?: ReactNode;
  isWatched: boolean;
  /** Below the video: what to do next, with the look of its button. */
  actions: (variant: ButtonVariant) => ReactNode;
  /** Shown at the end of one of our own lessons. */
  atEnd: ReactNode;
  onWatched: () => void;
  /** Why the watched mark was not saved. */
  error: unknown;
  freeResponses: ReactNode;
}

/** A chapter in the library or in the study plan: video, next steps, summary, the lesson to read, and its neighbors. */
export const ChapterPage = (props: ChapterPageProps) => <OneChapter key={props.chapter.id} {...props} />;

function OneChapter({ chapter, course, linkTo, error, isWatched, ...parts }: ChapterPageProps) {
  const source = readVideoSource(chapter.videoUrl, usePage().origin);
  const scene = useSearchParams()[0].get('scene');
  // A link to a scene starts playback immediately.
  const [isPlayed, setPlayed] = useState(scene !== null);
  // One primary action: to play the video, then what follows it. An open lesson has that at its own end.
  const comesNext = source?.kind === 'lesson' ? isWatched && !isPlayed : isWatched || isPlayed || source === null;
  const lesson = source?.kind === 'lesson' ? source.src : null;
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        {parts.back}
        <PageTitle>{chapter.name}</PageTitle>
      </div>
      <VideoFrame
        chapter={chapter}
        isPlayed={isPlayed}
        isWatched={isWatched}
        onPlay={() => setPlayed(true)}
        onWatched={parts.onWatched}
        atEnd={parts.atEnd}
      />
      {parts.actions(comesNext ? 'primary' : 'quiet')}
      <ProblemNotice title="Your change was not saved." problem={error ? describeProblem(error) : null} />
      <CourseHtml html={chapter.videoBlurb} className={styles.blurb} />
      {lesson && <ReadableLesson slug={lesson} />}
      <ChapterTopics topics={chapter.topics} />
      {parts.freeResponses}
      <Neighbors chapterId={chapter.id} course={course} linkTo={linkTo} />
    </article>
  );
}

type NeighborsProps = Pick<ChapterPageProps, 'course' | 'linkTo'> & { chapterId: string };

/** Links to the previous and next chapters in course order, skipping those that are coming soon. */
function Neighbors({ chapterId, course, linkTo }: NeighborsProps) {
  const place = course.findIndex((chapter) => chapter.id === chapterId);
  const before = course.slice(0, Math.max(0, place)).findLast((chapter) => !chapter.comingSoon);
  const after = course.slice(place + 1).find((chapter) => !chapter.comingSoon);
  if (place < 0 || (!before && !after)) return null;
  return (
    <nav className={styles.neighbors} aria-label="Previous and next chapters">
      {before && (
        <Link to={linkTo(before)}>
          <span>Previous</span>
          {before.name}
        </Link>
      )}
      {after && (
        <Link className={styles.next} to={linkTo(after)}>
          <span>Next</span>
          {after.name}
        </Link>
      )}
    </nav>
  );
}
