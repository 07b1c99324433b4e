import { NotebookPen } from 'lucide-react';
import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';
import { ButtonLink } from '../ui/button';
import { quizTitle } from './quiz-labels';
import { resumeLink } from './quiz-links';
import { answeredInWords } from './under-way';
import text from '../ui/text.module.css';
import styles from './quiz-under-way.module.css';

/** The quizzes in progress, each with a link that resumes it. Renders nothing without one. */
export function QuizUnderWay({ quizzes }: { quizzes: readonly QuizUnderWayRowFragment[] }) {
  if (quizzes.length === 0) return null;
  return (
    <section aria-label="Quizzes in progress">
      <ul className={styles.quizzes}>
        {quizzes.map((quiz) => (
          <li key={quiz.id} className={styles.quiz}>
            <NotebookPen size={20} aria-hidden />
            <p className={styles.name}>
              <b>{quizTitle(quiz)}</b>
              <span className={text.figures}>{answeredInWords(quiz)}</span>
            </p>
            <ButtonLink to={resumeLink(quiz)} aria-label={`Continue the quiz: ${quizTitle(quiz)}`}>
              Continue the quiz
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
