import { BookOpen, Zap } from 'lucide-react';
import { chapterNumber, chapterTitle } from '../../../schema/rules/labels';
import { NO_PLAN_YET, PLAN_COMPLETED } from '../copy/empty-plan';
import { ChapterLength } from '../library/chapter-length';
import { quizLink } from '../quiz/quiz-links';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { ChapterStatus } from './chapter-status';
import { PlanCurve } from './plan-curve';
import { type StudentProgress, chapterUpNext, plannedUnits } from './student-progress';
import styles from './up-next.module.css';

/** The dashboard's main card: the next chapter and its next action. */
export function UpNext({ progress }: { progress: StudentProgress }) {
  const planned = plannedUnits(progress).flatMap((unit) => unit.chapters);
  const next = chapterUpNext(progress);
  if (planned.length === 0) {
    return (
      <Empty kind="empty" {...NO_PLAN_YET}>
        <ButtonLink to="/getstarted" variant="primary">
          Choose your chapters
        </ButtonLink>
      </Empty>
    );
  }
  if (!next) {
    return (
      <Empty kind="trophy" {...PLAN_COMPLETED}>
        <ButtonLink to="/finishpage" variant="primary">
          See your scorecard
        </ButtonLink>
        <ButtonLink to="/updateunits">Add More Units</ButtonLink>
      </Empty>
    );
  }
  const quiz = quizLink({ type: 'chapterQuiz', chapterId: next.id });
  return (
    <section className={styles.card} aria-labelledby="up-next" data-tour="progress">
      <div className={styles.words}>
        <h2 id="up-next" className={styles.kicker}>
          UP NEXT
        </h2>
        <p className={styles.chapter}>
          <span className={styles.number}>{chapterNumber(next.name)}</span>
          {chapterTitle(next.name)}
        </p>
        <ChapterLength chapter={next} />
        <ChapterStatus chapter={next} />
        <div className={styles.actions}>
          {next.videoCompleted ? (
            <>
              <ButtonLink {...quiz} variant="primary">
                <Zap aria-hidden />
                {next.quizGrade === null ? 'Take the Chapter Quiz' : 'Retake the Chapter Quiz'}
              </ButtonLink>
              <ButtonLink to={`/video/${next.id}`} variant="plain">
                Back to the video
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={`/video/${next.id}`} variant="primary">
              <BookOpen aria-hidden />
              Watch the Video
            </ButtonLink>
          )}
        </div>
      </div>
      <PlanCurve chapters={planned} nextId={next.id} />
    </section>
  );
}

interface EmptyProps {
  kind: 'empty' | 'trophy';
  heading: string;
  text: string;
  children: React.ReactNode;
}

function Empty({ kind, heading, text, children }: EmptyProps) {
  return (
    <section className={styles.card} aria-labelledby="up-next" data-tour="progress">
      <div className={styles.words}>
        <p className={styles.kicker}>UP NEXT</p>
        <h2 id="up-next" className={styles.heading}>
          {heading}
        </h2>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.art}>
        <AxesArt kind={kind} />
      </div>
    </section>
  );
}
