import type { ReactNode } from 'react';
import { unitTitle } from '../../../schema/rules/labels';
import { isPassed } from '../../../schema/rules/progress';
import { UNIT_QUIZ_SIZE } from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-links';
import { AxesArt } from '../ui/axes-art';
import { BackToDashboard, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import layout from '../ui/layout.module.css';
import styles from './finished.module.css';
import { ProgressBoundary } from './progress-boundary';
import { available, plannedUnits, type StudentProgress } from './student-progress';

/** The page after a finished unit: take the unit quiz or return to the dashboard. */
export const FinishedUnit = ({ unitId }: { unitId: string | null }) => (
  <FinishedBoundary title="Unit finished">
    {(progress) => <Unit unitId={unitId} progress={progress} />}
  </FinishedBoundary>
);

function Unit({ unitId, progress }: { unitId: string | null; progress: StudentProgress }) {
  const unit = progress.units.find(({ id }) => id === unitId);
  if (!unit || unit.chapters.every(({ comingSoon }) => comingSoon)) return <NoSuchUnit />;
  const planned = available(plannedUnits(progress).find(({ id }) => id === unitId)?.chapters ?? []);
  const left = planned.filter(({ quizGrade }) => !isPassed(quizGrade)).length;
  const isDone = planned.length > 0 && left === 0;
  return (
    <div className={styles.page}>
      <AxesArt kind={isDone ? 'trophy' : 'retry'} draws={isDone} />
      <PageTitle tab={isDone ? 'Unit finished' : 'Unit quiz'}>
        {isDone ? `You finished ${unitTitle(unit.name)}` : unitTitle(unit.name)}
      </PageTitle>
      <p className={styles.lead}>
        {isDone
          ? 'You passed every chapter of this unit in your plan. The unit quiz mixes them all, just like the exam.'
          : planned.length === 0
            ? 'None of its chapters is in your plan. You can still take the unit quiz.'
            : `There ${left === 1 ? 'is one chapter' : `are ${left} chapters`} left to pass. You can still take the unit quiz.`}
      </p>
      <div className={layout.actions}>
        <ButtonLink {...quizLink({ type: 'unitQuiz', unitId: unit.id })} variant="primary">
          Take the Unit Quiz, {UNIT_QUIZ_SIZE} questions
        </ButtonLink>
        <BackToDashboard variant="quiet" />
      </div>
    </div>
  );
}

function NoSuchUnit() {
  return (
    <div className={styles.page}>
      <AxesArt kind="lost" />
      <PageTitle>Which unit was that?</PageTitle>
      <p>This link doesn’t lead to a unit. All your units are on your dashboard.</p>
      <div className={layout.actions}>
        <BackToDashboard />
      </div>
    </div>
  );
}

interface FinishedBoundaryProps {
  /** The page's heading when the progress does not load. */
  title: string;
  children: (progress: StudentProgress) => ReactNode;
}

/** Loads the student's progress for the finished-unit page and the scorecard. */
export function FinishedBoundary({ title, children }: FinishedBoundaryProps) {
  const sizes = [
    [280, 197],
    ['80%', TITLE_HEIGHT],
    ['100%', 56],
    [320, 46],
  ] as const;
  return (
    <ProgressBoundary
      skeleton={<Loading label="Loading your progress" className={styles.page} sizes={sizes} />}
      page={(notice) => (
        <div className={styles.page}>
          <PageTitle>{title}</PageTitle>
          {notice}
        </div>
      )}
    >
      {children}
    </ProgressBoundary>
  );
}
