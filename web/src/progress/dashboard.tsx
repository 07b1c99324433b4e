import { useState } from 'react';
import { capitalised } from '../../../schema/rules/labels';
import { WELCOME_BACK_LINES, welcomeBackLine } from '../copy/welcome-back';
import { Button } from '../ui/button';
import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import styles from './dashboard.module.css';
import { DashboardCards } from './dashboard-cards';
import { DashboardNotices } from '../review/dashboard-notices';
import { LearningLinks } from '../review/learning-nav';
import { ProgressBoundary } from './progress-boundary';
import { hasBegun, type StudentProgress } from './student-progress';
import { StudyPlan } from './study-plan';
import { TopicMastery } from './topic-mastery';
import { UpNext } from './up-next';
import { useWelcomeTour } from './use-welcome-tour';

// Loaded on demand, because most visits do not need it.
const welcomeTour = lazyPart(() => import('./welcome-tour'));

export function Dashboard() {
  // Picked once per visit, so that the greeting does not change when the data loads.
  const [line] = useState(() => welcomeBackLine(Math.floor(Math.random() * WELCOME_BACK_LINES.length)));
  return (
    <ProgressBoundary
      skeleton={<DashboardSkeleton line={line} />}
      page={(notice) => (
        <div className={styles.page}>
          <PageTitle>Your dashboard</PageTitle>
          {notice}
        </div>
      )}
    >
      {(progress) => <LoadedDashboard progress={progress} line={line} />}
    </ProgressBoundary>
  );
}

function LoadedDashboard({ progress, line }: { progress: StudentProgress; line: string }) {
  const tour = useWelcomeTour(progress.userId);
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
              Check your connection. Everything on the tour is already on this page.
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

function DashboardSkeleton({ line }: { line: string }) {
  return (
    <div className={styles.page} role="status">
      <div className={styles.greeting}>
        <h1>
          <span className="visually-hidden">Loading your dashboard</span>
          <Skeleton width="min(440px, 85%)" height="1.12em" />
        </h1>
        <p className={styles.line}>{line}</p>
        <div className={styles.around} />
      </div>
      <div className={styles.upNext}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.columns}>
        <Skeleton height={480} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
