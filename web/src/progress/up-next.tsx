import { BookOpen, Zap } from 'lucide-react';
import { chapterNumber, chapterTitle } from '../../../schema/rules/labels';
import { isPassed } from '../../../schema/rules/progress';
import { ChapterLength } from '../library/chapter-length';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import text from '../ui/text.module.css';
import { ChapterStatus } from './chapter-status';
import { NothingUpNext } from './nothing-up-next';
import { type StudentProgress, chapterUpNext, plannedUnits, type ChapterProgress } from './student-progress';
import styles from './up-next.module.css';
import curveStyles from './plan-curve.module.css';

/** The dashboard's main card: the next chapter and its next action. */
export function UpNext({ progress }: { progress: StudentProgress }) {
  const next = chapterUpNext(progress);
  return (
    <section className={styles.card} aria-labelledby="up-next" data-tour="progress" tabIndex={-1}>
      {next ? <NextChapter chapter={next} progress={progress} /> : <NothingUpNext progress={progress} />}
    </section>
  );
}

function NextChapter({ chapter, progress }: { chapter: ChapterProgress; progress: StudentProgress }) {
  const planned = plannedUnits(progress).flatMap((unit) => unit.chapters);
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
        <div className={styles.actions}>
          {chapter.videoCompleted ? (
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
      <PlanCurve chapters={planned} nextId={chapter.id} />
    </>
  );
}

const LEFT = 34;
const RIGHT = 300;
const BOTTOM = 170;
const TOP = 24;

/**
 * The plan as a curve with its chapters on the horizontal axis. The passed part is a solid line, the rest is dotted.
 */
function PlanCurve({ chapters, nextId }: { chapters: readonly ChapterProgress[]; nextId: string }) {
  const passed = chapters.filter(({ quizGrade }) => isPassed(quizGrade)).length;
  const share = chapters.length > 0 ? passed / chapters.length : 0;
  const step = (RIGHT - LEFT) / Math.max(chapters.length, 1);
  const at = pointAt(share);
  return (
    <figure className={curveStyles.figure}>
      <svg viewBox="0 0 320 204" className={curveStyles.graph} aria-hidden>
        {chapters.map((chapter, index) => (
          <path key={chapter.id} className={curveStyles.grid} d={`M${LEFT + step * (index + 1)} ${TOP}V${BOTTOM}`} />
        ))}
        <path className={curveStyles.ahead} d={curve(0, 1)} />
        {share > 0 && <path className={curveStyles.done} d={curve(0, share)} />}
        <path className={curveStyles.drop} d={`M${LEFT} ${at.y}H${at.x}V${BOTTOM}`} />
        {chapters.map((chapter, index) => (
          <circle
            key={chapter.id}
            className={
              isPassed(chapter.quizGrade)
                ? curveStyles.tickDone
                : chapter.id === nextId
                  ? curveStyles.tickNext
                  : curveStyles.tick
            }
            cx={LEFT + step * (index + 0.5)}
            cy={BOTTOM + 16}
            r="4"
          />
        ))}
        <path className={curveStyles.axes} d={`M${LEFT} 10V${BOTTOM}H312`} />
        <circle className={curveStyles.point} cx={at.x} cy={at.y} r="6" />
      </svg>
      <figcaption className={text.figures}>
        {passed} of {chapters.length} chapters passed
      </figcaption>
    </figure>
  );
}

/** Steep at first, flatter later, to suggest diminishing returns to learning. */
function pointAt(share: number) {
  return { x: LEFT + (RIGHT - LEFT) * share, y: BOTTOM - (BOTTOM - TOP) * (1 - (1 - share) ** 2) };
}

function curve(from: number, to: number): string {
  const points = Array.from({ length: 25 }, (_, index) => pointAt(from + ((to - from) * index) / 24));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
