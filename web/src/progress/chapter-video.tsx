import { ArrowLeft, BadgeCheck, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { describeProblem } from '../apollo/problem';
import { ChapterFreeResponses } from '../free-response/lazy-chapter-free-responses';
import { VideoFrame } from '../library/video-frame';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Notice, ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { SteadyText } from '../ui/steady-text';
import { chapterQuizLink } from '../quiz/quiz-links';
import { ChapterTopics } from '../library/chapter-topics';
import styles from './chapter-video.module.css';
import type { ChapterProgress } from './student-progress';
import { useMarkVideo } from './use-mark-video';

interface ChapterVideoProps {
  chapter: ChapterPageFragment;
  progress: ChapterProgress;
}

/** One chapter of the study plan: its video, description and quiz. */
export function ChapterVideo({ chapter, progress }: ChapterVideoProps) {
  const { mark, error } = useMarkVideo(chapter.id, progress);
  const { videoCompleted, quizGrade } = progress;
  const quizLabel = (completed: boolean) =>
    quizButtonLabel({ signedIn: true, grade: quizGrade, videoCompleted: completed, chapterName: chapter.name });
  const toggleLabel = (completed: boolean) => videoToggleLabel({ signedIn: true, videoCompleted: completed });
  const markWatched = () => {
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
        chapter={chapter}
        onWatched={markWatched}
        atEnd={
          <>
            <ButtonLink {...chapterQuizLink(progress)} variant="primary" onClick={markWatched}>
              Take the quiz
            </ButtonLink>
            <Button onClick={() => mark(!videoCompleted)}>
              <SteadyText other={videoCompleted ? 'Mark as watched' : 'Mark as unwatched'}>
                {videoCompleted ? 'Mark as unwatched' : 'Mark as watched'}
              </SteadyText>
            </Button>
          </>
        }
      />
      {chapter.comingSoon ? (
        <Notice tone="plain" title={`This chapter is ${COMING_SOON}`} action={<BackToDashboard variant="quiet" />}>
          It is part of the course but has no quiz yet.
        </Notice>
      ) : (
        <div className={styles.actions}>
          <ButtonLink {...chapterQuizLink(progress)} variant="primary" onClick={markWatched}>
            <Zap aria-hidden />
            <SteadyText other={quizLabel(!videoCompleted)}>{quizLabel(videoCompleted)}</SteadyText>
          </ButtonLink>
          <div className={styles.watched}>
            <Button onClick={() => mark(!videoCompleted)}>
              <SteadyText other={toggleLabel(!videoCompleted)}>{toggleLabel(videoCompleted)}</SteadyText>
            </Button>
            <span role="status" className={styles.stampPlace}>
              {videoCompleted && (
                <span className={styles.stamp}>
                  <BadgeCheck size={18} aria-hidden />
                  already watched
                </span>
              )}
            </span>
          </div>
        </div>
      )}
      <ProblemNotice title="Your change was not saved." problem={error ? describeProblem(error) : null} />
      <CourseHtml html={chapter.videoBlurb} className={styles.blurb} />
      <ChapterTopics topics={chapter.topics} />
      <ChapterFreeResponses chapterId={chapter.id} />
    </article>
  );
}
