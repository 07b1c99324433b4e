import type { ReactNode } from 'react';
import { isPassed } from '../../../schema/rules/progress';
import { COURSE_PASSED, NO_PLAN_YET, passedWithoutPlan, planPassed, restComingSoon } from '../copy/empty-plan';
import type { EmptyState } from '../copy/empty-state';
import { quizLink } from '../quiz/quiz-links';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { AddChapters } from './add-chapters';
import { chaptersOf, chapterToAdd, type StudentProgress } from './student-progress';
import styles from './up-next.module.css';

/** The dashboard's main card without a chapter to work on: what is true of the plan, and the next step. */
export function NothingUpNext({ progress }: { progress: StudentProgress }) {
  const chapters = chaptersOf(progress);
  const planned = chapters.filter(({ chosen }) => chosen);
  const add = chapterToAdd(progress);
  if (planned.length === 0) {
    const passed = chapters.findLast(({ quizGrade }) => isPassed(quizGrade));
    return (
      <Empty kind="empty" {...(passed ? passedWithoutPlan(passed.name) : NO_PLAN_YET)}>
        {passed && add && <AddChapters add={add} />}
        <ButtonLink to="/getstarted" variant={passed && add ? 'plain' : 'primary'}>
          Choose your chapters
        </ButtonLink>
      </Empty>
    );
  }
  if (!add) {
    return (
      <Empty kind="trophy" {...COURSE_PASSED}>
        <ButtonLink to="/finishpage" variant="primary">
          See your scorecard
        </ButtonLink>
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })}>Work on your weak spots</ButtonLink>
      </Empty>
    );
  }
  const isPlanPassed = planned.every(({ quizGrade }) => isPassed(quizGrade));
  return (
    <Empty kind="trophy" {...(isPlanPassed ? planPassed(planned.length, add.left) : restComingSoon(add.left))}>
      <AddChapters add={add} />
      <ButtonLink to="/updateunits" variant="plain">
        Add More Units
      </ButtonLink>
      <ButtonLink to="/finishpage" variant="plain">
        See your scorecard
      </ButtonLink>
    </Empty>
  );
}

interface EmptyProps extends EmptyState {
  kind: AxesArtKind;
  children: ReactNode;
}

function Empty({ kind, heading, text, children }: EmptyProps) {
  return (
    <>
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
    </>
  );
}
