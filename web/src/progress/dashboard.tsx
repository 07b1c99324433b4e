import { useEffect, useState, type ReactNode } from 'react';
import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';
import { useQuizzesUnderWayQuery } from '../../../schema/generated/hooks';
import { capitalised } from '../../../schema/rules/labels';
import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE } from '../../../schema/rules/quiz';
import { isStarted } from '../../../schema/rules/progress';
import { DataBoundary } from '../apollo/data-boundary';
import { TOO_GREEN } from '../copy/too-green';
import { Button, ButtonLink } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { DashboardNotices } from '../review/dashboard-notices';
import { LearningLinks } from '../review/learning-links';
import { Today } from '../review/today';
import { quizLink } from '../quiz/quiz-links';
import { begunQuizzes, isChapterQuizOf } from '../quiz/under-way';
import styles from './dashboard.module.css';
import { lastPlan } from './last-plan';
import { ProgressBoundary } from './progress-boundary';
import { chapterUpNext, chaptersOf, hasBegun, type StudentProgress } from './student-progress';
import { StudyPlan } from './study-plan';
import { UpNext } from './up-next';
import { useWelcomeTour } from './use-welcome-tour';
import { LINES_TO_SHOW, pickWelcomeLine } from './welcome-line';
import cardStyles from './dashboard-cards.module.css';

// Below the first screen, so it may come after the rest.
const topicMastery = lazyPart(async () => ({ default: (await import('./topic-mastery')).TopicMastery }));
// Loaded on demand, because most visits do not need them.
const offline = lazyPart(async () => ({ default: (await import('./offline-dashboard')).OfflineDashboard }));
const welcomeTour = lazyPart(() => import('./welcome-tour'));

export function Dashboard() {
  // Picked once per visit, so that the greeting does not change when the data loads.
  const [line] = useState(pickWelcomeLine);
  // Loads beside the progress, and nothing is shown without it: it would push the plan down. Without an answer the page
  // stands without it. Another device may have started or finished a quiz.
  const quizzes = useQuizzesUnderWayQuery({ fetchPolicy: 'cache-and-network' });
  const underWay = quizzes.data?.quizzesUnderWay ?? (quizzes.error && []);
  const skeleton = <DashboardSkeleton line={line} />;
  return (
    <ProgressBoundary
      skeleton={skeleton}
      page={(notice, problem, retry) => (
        <div className={styles.page}>
          <PageTitle>Your dashboard</PageTitle>
          {problem.code === 'OFFLINE' && lastPlan.get() !== null ? (
            <LazySection part={offline} skeleton={notice} problem="What is stored did not load.">
              {(OfflineDashboard) => <OfflineDashboard onRetry={retry} />}
            </LazySection>
          ) : (
            notice
          )}
        </div>
      )}
    >
      {(progress) => (
        <DataBoundary queries={[{ ...quizzes, data: underWay }]} skeleton={skeleton} problem={() => null}>
          {(known) => <LoadedDashboard progress={progress} line={line} underWay={known} />}
        </DataBoundary>
      )}
    </ProgressBoundary>
  );
}

interface LoadedDashboardProps {
  progress: StudentProgress;
  line: string;
  underWay: readonly QuizUnderWayRowFragment[];
}

function LoadedDashboard({ progress, line, underWay }: LoadedDashboardProps) {
  const tour = useWelcomeTour(progress.userId);
  useEffect(() => lastPlan.set({ at: new Date().toISOString(), progress }), [progress]);
  const next = chapterUpNext(progress);
  const quizzes = begunQuizzes(underWay);
  const ofNext = quizzes.find((quiz) => next && isChapterQuizOf(quiz, next.id));
  return (
    <div className={styles.page}>
      <div className={styles.greeting}>
        <PageTitle tab="Dashboard">
          {tour.isSent || !hasBegun(progress) ? 'Welcome' : 'Welcome back'}, {capitalised(progress.username)}
        </PageTitle>
        <p className={styles.line} data-line="">
          {line}
        </p>
        <Button variant="plain" className={styles.around} onClick={tour.open}>
          Show me around
        </Button>
      </div>
      {tour.isOpen && (
        <LazySection part={welcomeTour} skeleton={null} problem="The tour did not load.">
          {(WelcomeTour) => <WelcomeTour onClose={tour.close} />}
        </LazySection>
      )}
      <DashboardNotices />
      <div className={styles.now}>
        <UpNext progress={progress} underWay={ofNext} />
        <Today quizzes={quizzes.filter((quiz) => quiz !== ofNext)} />
      </div>
      <div className={styles.columns}>
        <StudyPlan progress={progress} />
        <div className={styles.side}>
          <DashboardCards isTooGreen={!chaptersOf(progress).some(({ topics }) => topics.some(isStarted))} />
          <LearningLinks />
        </div>
        <LazySection part={topicMastery} skeleton={<Skeleton height={320} />} problem="Your topics did not load.">
          {(TopicMastery) => <TopicMastery progress={progress} />}
        </LazySection>
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
        <p className={styles.line} {...LINES_TO_SHOW}>
          {line}
        </p>
        <div className={styles.around} />
      </div>
      <div className={styles.now}>
        <div className={styles.upNext}>
          <Skeleton height="100%" />
        </div>
        <Skeleton height={272} />
      </div>
      <div className={styles.columns}>
        <Skeleton height={480} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}

/** Actions other than the next step of the plan (spec §2). */
function DashboardCards({ isTooGreen }: { isTooGreen: boolean }) {
  return (
    <div className={cardStyles.cards}>
      <Card
        id="weak-spots"
        heading="Focus on your Weaknesses"
        text={
          isTooGreen
            ? `${TOO_GREEN.heading}. ${TOO_GREEN.text}`
            : 'Questions on your weakest topics. Allocative efficiency, applied to your evening.'
        }
      >
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })}>
          Short quiz, {SHORT_WEAKSPOT_SIZE} questions
        </ButtonLink>
        <ButtonLink {...quizLink({ type: 'longWeakspotQuiz' })} variant="plain">
          Long quiz, {LONG_WEAKSPOT_SIZE} questions
        </ButtonLink>
      </Card>
      <Card id="adventure" heading="Choose Your Own Quiz Adventure" text="Pick up to nine topics, in any combination.">
        <ButtonLink to="/quizgenerator">Pick your topics</ButtonLink>
      </Card>
      <Card
        id="update-plan"
        heading="Update Your Study Plan"
        text="Add or remove units and chapters. Your grades stay either way."
      >
        <ButtonLink to="/updateunits">Change my plan</ButtonLink>
      </Card>
    </div>
  );
}

interface CardProps {
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}

function Card({ id, heading, text, children }: CardProps) {
  return (
    <section aria-labelledby={id} className={cardStyles.card}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
      <div className={cardStyles.choices}>{children}</div>
    </section>
  );
}
