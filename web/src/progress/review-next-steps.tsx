import { isPassed } from '../../../schema/rules/progress';
import { type QuizRequest, quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import styles from './next-steps.module.css';
import { chapterOfTopics, chapterUpNext } from './student-progress';
import { useStudentProgress } from './use-student-progress';

/** After a topic, weak-spot or unit quiz: nothing was graded, so the way on is the plan's. */
export function ReviewNextSteps({ request }: { request: QuizRequest }) {
  const progress = useStudentProgress().data;
  const chapter = progress && chapterOfTopics(progress, request.topicIds ?? []);
  const next = progress && chapterUpNext(progress);
  const again = quizLink(chapter ? { ...request, chapterId: chapter.id } : request);
  // From a grade of 50 on, the chapter's button starts practice; but only the chapter quiz can lift a 50 to the 60 that passes.
  const owesChapterQuiz = chapter?.chosen && !isPassed(chapter.quizGrade);
  return (
    <section aria-label="What to do next" className={styles.steps}>
      <div className={styles.actions}>
        {owesChapterQuiz ? (
          <ButtonLink {...quizLink({ type: 'chapterQuiz', chapterId: chapter.id })} variant="primary">
            Take the Chapter Quiz
          </ButtonLink>
        ) : (
          <ButtonLink to="/userhome" variant="primary">
            Back to my Dashboard
          </ButtonLink>
        )}
        <ButtonLink {...again}>Another round</ButtonLink>
        {owesChapterQuiz ? (
          <ButtonLink to="/userhome" variant="plain">
            Back to my Dashboard
          </ButtonLink>
        ) : (
          next && (
            <ButtonLink to={`/video/${next.id}`} variant="plain">
              Up next: {next.name}
            </ButtonLink>
          )
        )}
      </div>
    </section>
  );
}
