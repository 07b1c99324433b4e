import { unitTitle } from '../../../schema/rules/labels';
import { isPassed } from '../../../schema/rules/progress';
import { UNIT_QUIZ_SIZE } from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-links';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import styles from './finished.module.css';
import { plannedUnits } from './student-progress';
import { ProgressProblem } from './progress-problem';
import { useStudentProgress } from './use-student-progress';

/** Done with a unit: its quiz, or home. */
export function FinishedUnit({ unitId }: { unitId: string | null }) {
  const { progress, error, retry } = useStudentProgress();
  if (error) {
    return (
      <div className={styles.page}>
        <PageTitle>Unit finished</PageTitle>
        <ProgressProblem error={error} retry={retry} />
      </div>
    );
  }
  if (!progress) return <FinishedSkeleton />;
  const unit = progress.units.find(({ id }) => id === unitId);
  if (!unit || unit.chapters.every(({ comingSoon }) => comingSoon)) return <NoSuchUnit />;
  const planned = plannedUnits(progress).find(({ id }) => id === unitId)?.chapters ?? [];
  const left = planned.filter(({ quizGrade }) => !isPassed(quizGrade)).length;
  const isDone = planned.length > 0 && left === 0;
  return (
    <div className={styles.page}>
      <AxesArt kind={isDone ? 'trophy' : 'retry'} />
      <PageTitle tab={isDone ? 'Unit finished' : 'Unit quiz'}>
        {isDone ? `You are done with ${unitTitle(unit.name)}` : unitTitle(unit.name)}
      </PageTitle>
      <p className={styles.lead}>
        {isDone
          ? 'Every chapter of it in your plan is passed. The unit quiz mixes them all, which is how the exam will ask.'
          : `There ${left === 1 ? 'is one chapter' : `are ${left} chapters`} left to pass here. The unit quiz is open all the same.`}
      </p>
      <div className={styles.actions}>
        <ButtonLink {...quizLink({ type: 'unitQuiz', unitId: unit.id })} variant="primary">
          Take the Unit Quiz, {UNIT_QUIZ_SIZE} questions
        </ButtonLink>
        <ButtonLink to="/userhome">Back to my Dashboard</ButtonLink>
      </div>
    </div>
  );
}

function NoSuchUnit() {
  return (
    <div className={styles.page}>
      <AxesArt kind="lost" />
      <PageTitle>Which unit was that?</PageTitle>
      <p>This address names no unit of the course. Your dashboard has all of yours.</p>
      <div className={styles.actions}>
        <ButtonLink to="/userhome" variant="primary">
          Back to my Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

export function FinishedSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading your progress</span>
      <Skeleton width={280} height={197} />
      <Skeleton width="80%" height="calc(var(--size-2xl) * 1.12)" />
      <Skeleton height={56} />
      <Skeleton width={320} height={46} />
    </div>
  );
}
