import { BookOpen, Zap } from 'lucide-react';
import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';
import { chapterNumber, chapterTitle } from '../../../schema/rules/labels';
import { ChapterLength } from '../library/chapter-length';
import { quizLink, resumeLink } from '../quiz/quiz-links';
import { answeredInWords } from '../quiz/under-way';
import { ButtonLink } from '../ui/button';
import text from '../ui/text.module.css';
import { ChapterStatus } from './chapter-status';
import { NothingUpNext } from './nothing-up-next';
import { PlanCurve } from './plan-curve';
import { type StudentProgress, chapterUpNext, type ChapterProgress } from './student-progress';
import styles from './up-next.module.css';

interface UpNextProps {
  progress: StudentProgress;
  /** The quiz of the next chapter, if it is begun. */
  underWay: QuizUnderWayRowFragment | undefined;
}

/** The dashboard's main card: the next chapter and its next action. */
export function UpNext({ progress, underWay }: UpNextProps) {
  const next = chapterUpNext(progress);
  return (
    <section className={styles.card} aria-labelledby="up-next" data-tour="progress" tabIndex={-1}>
      {next ? (
        <NextChapter chapter={next} progress={progress} underWay={underWay} />
      ) : (
        <NothingUpNext progress={progress} />
      )}
    </section>
  );
}

function NextChapter({ chapter, progress, underWay }: UpNextProps & { chapter: ChapterProgress }) {
  const quiz = quizLink({ type: 'chapterQuiz', chapterId: chapter.id });
  return (
    <>
      <div className={styles.words}>
        <h2 id="up-next" className={styles.kicker}>
          UP NEXT
        </h2>
        <p className={styles.chapter}>
          <span className={styles.number}>{chapterNumber(chapter.name)}</span>
          {chapterTitle(chapter.name)}
        </p>
        <ChapterLength chapter={chapter} />
        <ChapterStatus chapter={chapter} />
        {underWay && <p className={text.figures}>{answeredInWords(underWay)}</p>}
        <div className={styles.actions}>
          {underWay ? (
            <ButtonLink to={resumeLink(underWay)} variant="primary">
              <Zap aria-hidden />
              Continue the Chapter Quiz
            </ButtonLink>
          ) : chapter.videoCompleted ? (
            <>
              <ButtonLink {...quiz} variant="primary">
                <Zap aria-hidden />
                {chapter.quizGrade === null ? 'Take the Chapter Quiz' : 'Retake the Chapter Quiz'}
              </ButtonLink>
              <ButtonLink to={`/video/${chapter.id}`} variant="plain">
                Back to the video
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={`/video/${chapter.id}`} variant="primary">
              <BookOpen aria-hidden />
              Watch the Video
            </ButtonLink>
          )}
        </div>
      </div>
      <PlanCurve progress={progress} />
    </>
  );
}
