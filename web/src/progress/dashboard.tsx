import { useState } from 'react';
import { capitalised } from '../../../schema/rules/labels';
import { WELCOME_BACK_LINES, welcomeBackLine } from '../copy/welcome-back';
import { Button } from '../ui/button';
import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
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
const welcomeTour = lazyPart(() => import('./welcome-tour'));

export function Dashboard() {
  const { progress, error, retry } = useStudentProgress();
  // Drawn once a visit, so that the greeting stays the same when the data arrives.
  const [line] = useState(() => welcomeBackLine(Math.floor(Math.random() * WELCOME_BACK_LINES.length)));
  const tour = useWelcomeTour(progress);
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
      {tour.isOpen && (
        <LazyPart
          part={welcomeTour}
          skeleton={null}
          problem={(retry) => (
            <LoadProblem title="The tour did not load." onRetry={retry}>
              Check your connection. Everything it would show you is already here.
            </LoadProblem>
          )}
        >
          {(WelcomeTour) => <WelcomeTour onClose={tour.close} />}
        </LazyPart>
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
    </div>
  );
}
