import { NotebookPen } from 'lucide-react';
import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';
import { ButtonLink } from '../ui/button';
import { quizTitle } from './quiz-labels';
import { resumeLink } from './quiz-links';
import text from '../ui/text.module.css';
import styles from './quiz-under-way.module.css';

const answersIn = ({ questions }: QuizUnderWayRowFragment) => questions.filter(({ given }) => given !== null).length;

/** The quizzes that the student has begun and not submitted, each with a link that resumes it. Renders nothing without one. */
export function QuizUnderWay({ attempts }: { attempts: readonly QuizUnderWayRowFragment[] }) {
  const quizzes = attempts.filter((quiz) => quiz.finishedAt === null && !quiz.abandoned && answersIn(quiz) > 0);
  if (quizzes.length === 0) return null;
  return (
    <section aria-label="Quizzes in progress">
      <ul className={styles.quizzes}>
        {quizzes.map((quiz) => (
          <li key={quiz.id} className={styles.quiz}>
            <NotebookPen size={20} aria-hidden />
            <p className={styles.name}>
              <b>{quizTitle(quiz)}</b>
              <span className={text.figures}>
                {answersIn(quiz)} of {quiz.questions.length} answered
              </span>
            </p>
            <ButtonLink to={resumeLink(quiz)} aria-label={`Continue: ${quizTitle(quiz)}`}>
              Continue
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
