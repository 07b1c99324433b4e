import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { GeneratorForm } from './generator-form';
import styles from './quiz-generator.module.css';
import { StudyTrouble } from './study-trouble';
import { useStudy } from './use-study';

/** A quiz of the student's own choice (spec §2, /quizgenerator). */
export function QuizGenerator() {
  const { study, error, retry } = useStudy();
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Choose Your Own Quiz Adventure</PageTitle>
        <p className={styles.lead}>
          Pick from one to nine topics. Beside each stands how well it sits; a good adventure has a weak one in it.
        </p>
      </div>
      {study ? (
        <GeneratorForm key={study.userId} study={study} />
      ) : error ? (
        <StudyTrouble error={error} retry={retry} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Loading your topics</span>
          <Skeleton height={640} />
        </div>
      )}
    </div>
  );
}
