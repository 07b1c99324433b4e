import { ArrowLeft, BadgeCheck, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { useMarkVideoMutation } from '../../../schema/generated/hooks';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { describeProblem } from '../apollo/problem';
import { VideoFrame } from '../library/video-frame';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Notice, ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { chapterQuizLink } from '../quiz/quiz-links';
import styles from './chapter-video.module.css';
import type { ChapterProgress } from './student-progress';

interface ChapterVideoProps {
  chapter: ChapterPageFragment;
  /** The student's progress in the chapter. */
  progress: ChapterProgress;
}

/** One chapter of the study plan: its video, description and quiz. */
export function ChapterVideo({ chapter, progress }: ChapterVideoProps) {
  const { mark, error } = useMarkVideo(progress);
  const { videoCompleted, quizGrade } = progress;
  const markOnTheWay = () => {
    if (!videoCompleted) mark(true);
  };
  return (
    <article className={styles.page}>
      <Link to="/userhome" className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        Back to my Dashboard
      </Link>
      <PageTitle>{chapter.name}</PageTitle>
      <VideoFrame
        key={chapter.id}
        chapterId={chapter.id}
        url={chapter.videoUrl}
        title={chapter.name}
        atEnd={
          <>
            <ButtonLink {...chapterQuizLink(progress)} variant="primary" onClick={markOnTheWay}>
              Take the quiz
            </ButtonLink>
            <Button onClick={() => mark(!videoCompleted)}>
              {videoCompleted ? 'Mark as unwatched' : 'Mark as watched'}
            </Button>
          </>
        }
      />
      <ProblemNotice title="Your change was not saved." problem={error ? describeProblem(error) : null} />
      {chapter.comingSoon ? (
        <Notice tone="plain" title={`This chapter is ${COMING_SOON}`} action={<BackToDashboard variant="quiet" />}>
          It is part of the course but has no quiz yet.
        </Notice>
      ) : (
        <div className={styles.actions}>
          <ButtonLink {...chapterQuizLink(progress)} variant="primary" onClick={markOnTheWay}>
            <Zap aria-hidden />
            <span>
              {quizButtonLabel({ signedIn: true, grade: quizGrade, videoCompleted, chapterName: chapter.name })}
            </span>
          </ButtonLink>
          <Button onClick={() => mark(!videoCompleted)}>{videoToggleLabel({ signedIn: true, videoCompleted })}</Button>
          <span role="status">
            {videoCompleted && (
              <span className={styles.stamp}>
                <BadgeCheck size={18} aria-hidden />
                already watched
              </span>
            )}
          </span>
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
    </article>
  );
}

/** Marks a chapter's video as watched or unwatched. The page updates immediately and reverts if the request fails. */
function useMarkVideo(chapter: ChapterProgress) {
  const [markVideo, { error }] = useMarkVideoMutation();

  function mark(watched: boolean) {
    const { id, rowId, chosen, quizGrade } = chapter;
    const row = {
      __typename: 'UserChapter',
      id: rowId ?? '',
      chosen,
      videoCompleted: watched,
      quizGrade,
      chapter: { __typename: 'Chapter', id },
    };
    const optimistic = rowId ? { optimisticResponse: { markVideo: row } } : {};
    // Errors are shown through `error`.
    markVideo({ variables: { chapterId: id, watched }, ...optimistic }).catch(() => undefined);
  }

  return { mark, error };
}
