import { useState } from 'react';
import { capitalised } from '../../../schema/rules/labels';
import { WELCOME_BACK_LINES, welcomeBackLine } from '../copy/welcome-back';
import { Button } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { useLatePart } from '../ui/use-late-part';
import styles from './dashboard.module.css';
import { DashboardCards } from './dashboard-cards';
import { DashboardNotices } from '../review/dashboard-notices';
import { DashboardSkeleton } from './dashboard-skeleton';
import { LearningLinks } from '../review/learning-nav';
import { hasBegun } from './student-progress';
import { StudyPlan } from './study-plan';
import { ProgressProblem } from './progress-problem';
import { TopicMastery } from './topic-mastery';
import { UpNext } from './up-next';
import { useStudentProgress } from './use-student-progress';
import { useWelcomeTour } from './use-welcome-tour';

// Most visits do without it.
const loadTour = () => import('./welcome-tour');

export function Dashboard() {
  const { progress, error, retry } = useStudentProgress();
  // Drawn once a visit, so that the greeting does not change its mind when data comes in.
  const [line] = useState(() => welcomeBackLine(Math.floor(Math.random() * WELCOME_BACK_LINES.length)));
  const tour = useWelcomeTour(progress);
  const { part: late, failed: tourFailed, again } = useLatePart(loadTour, tour.isOpen);
  if (error) {
    return (
      <div className={styles.page}>
        <PageTitle>Your dashboard</PageTitle>
        <ProgressProblem error={error} retry={retry} />
      </div>
    );
  }
  if (!progress) return <DashboardSkeleton line={line} />;
  return (
    <div className={styles.page}>
      <div className={styles.greeting}>
        <PageTitle tab="Dashboard">
          {tour.isSent || !hasBegun(progress) ? 'Welcome' : 'Welcome back'}, {capitalised(progress.username)}
        </PageTitle>
        <p className={styles.line}>{line}</p>
        <Button variant="plain" className={styles.around} onClick={tour.open}>
          Show me around
        </Button>
      </div>
      {tourFailed && (
        <LoadProblem title="The tour did not load." onRetry={again}>
          Check your connection. All that it would show you is here already.
        </LoadProblem>
      )}
      <DashboardNotices />
      <UpNext progress={progress} />
      <div className={styles.columns}>
        <StudyPlan progress={progress} />
        <div className={styles.side}>
          <DashboardCards />
          <LearningLinks />
          <TopicMastery progress={progress} />
        </div>
      </div>
      {tour.isOpen && late && <late.default onClose={tour.close} />}
    </div>
  );
}
