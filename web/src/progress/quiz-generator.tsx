import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { GeneratorForm } from './generator-form';
import styles from './quiz-generator.module.css';
import { ProgressProblem } from './progress-problem';
import { useStudentProgress } from './use-student-progress';

/** A quiz of the student's own choice (spec §2, /quizgenerator). */
export function QuizGenerator() {
  const { progress, error, retry } = useStudentProgress();
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Choose Your Own Quiz Adventure</PageTitle>
        <p className={styles.lead}>
          Pick from one to nine topics. Beside each stands how well it sits; a good adventure has a weak one in it.
        </p>
      </div>
      {progress ? (
        <GeneratorForm key={progress.userId} progress={progress} />
      ) : error ? (
        <ProgressProblem error={error} retry={retry} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Loading your topics</span>
          <Skeleton height={640} />
        </div>
      )}
    </div>
  );
}
