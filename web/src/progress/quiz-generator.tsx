import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/skeleton';
import { GeneratorForm } from './generator-form';
import { ProgressBoundary } from './progress-boundary';
import styles from './quiz-generator.module.css';

/** The page where a student builds a quiz from chosen topics (spec §2, /quizgenerator). */
export function QuizGenerator() {
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Choose Your Own Quiz Adventure</PageTitle>
        <p className={styles.lead}>
          Pick one to nine topics. Your level is shown beside each topic; include a weak one.
        </p>
      </div>
      <ProgressBoundary skeleton={<Loading label="Loading your topics" sizes={[640]} />}>
        {(progress) => <GeneratorForm key={progress.userId} progress={progress} />}
      </ProgressBoundary>
    </div>
  );
}
