import { ArrowLeft, BadgeCheck, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { PASSED_FROM, isPassed } from '../../../schema/rules/progress';
import { quizToStart } from '../../../schema/rules/quiz';
import { ChapterFreeResponses } from '../free-response/lazy-chapter-free-responses';
import { ChapterPage } from '../lessons/chapter-page';
import layout from '../library/chapter-page.module.css';
import { chapterQuizLink, quizLink } from '../quiz/quiz-links';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { SteadyText } from '../ui/steady-text';
import text from '../ui/text.module.css';
import styles from './chapter-video.module.css';
import type { ChapterProgress } from './student-progress';
import { useMarkVideo } from './use-mark-video';

interface ChapterVideoProps {
  chapter: ChapterPageFragment;
  progress: ChapterProgress;
  /** The chapters of the course in order. */
  course: readonly ChapterProgress[];
}

export const BackLink = () => (
  <Link to="/userhome" className={styles.back}>
    <ArrowLeft size={18} aria-hidden />
    Back to my Dashboard
  </Link>
);

/** One chapter of the study plan: its video, description and quiz. */
export function ChapterVideo({ chapter, progress, course }: ChapterVideoProps) {
  const { mark, error } = useMarkVideo(chapter.id, progress);
  const { videoCompleted, quizGrade } = progress;
  // The quiz button starts practice, which gives no grade (spec §4).
  const isOwed = quizGrade !== null && !isPassed(quizGrade) && quizToStart(quizGrade) === 'topicQuiz';
  const quizLabel = (completed: boolean) =>
    quizButtonLabel({ signedIn: true, grade: quizGrade, videoCompleted: completed, chapterName: chapter.name });
  const toggleLabel = (completed: boolean) => videoToggleLabel({ signedIn: true, videoCompleted: completed });
  const markWatched = () => {
    if (!videoCompleted) mark(true);
  };
  return (
    <ChapterPage
      chapter={chapter}
      course={course}
      linkTo={({ id }) => `/video/${id}`}
      onWatched={markWatched}
      error={error}
      back={<BackLink />}
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
      isWatched={videoCompleted}
      actions={(variant) =>
        chapter.comingSoon ? (
          <Notice tone="plain" title={`This chapter is ${COMING_SOON}`} action={<BackToDashboard variant="quiet" />}>
            It is part of the course but has no quiz yet.
          </Notice>
        ) : (
          <div className={layout.actions}>
            <ButtonLink {...chapterQuizLink(progress)} variant={variant} onClick={markWatched}>
              <Zap aria-hidden />
              <SteadyText other={quizLabel(!videoCompleted)}>{quizLabel(videoCompleted)}</SteadyText>
            </ButtonLink>
            {isOwed && (
              <p className={text.note}>
                Your best is {quizGrade}%, and {PASSED_FROM}% passes the chapter. Only its quiz counts:{' '}
                <Link {...quizLink({ type: 'chapterQuiz', chapterId: chapter.id })}>retake the chapter quiz</Link>.
              </p>
            )}
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
        )
      }
      freeResponses={<ChapterFreeResponses chapterId={chapter.id} />}
    />
  );
}
