import { isPassed } from '../../../schema/rules/progress';
import { type QuizRequest, quizLink, requestOfAttempt } from '../quiz/quiz-links';
import { ReviewResults } from '../quiz/quiz-results';
import { ResultsPage } from '../quiz/results-page';
import { BackToDashboard, ButtonLink } from '../ui/button';
import styles from './next-steps.module.css';
import { chapterOfTopics, chapterUpNext } from './student-progress';
import { useStudentProgress } from './use-student-progress';

/** The results of a topic, weak-spot or unit quiz, with the next steps. */
export const ReviewResultsPage = ({ path }: { path: string }) => (
  <ResultsPage path={path}>
    {(attempt) => (
      <ReviewResults attempt={attempt}>
        <ReviewNextSteps request={requestOfAttempt(attempt)} />
      </ReviewResults>
    )}
  </ResultsPage>
);

/** The next steps after a topic, weak-spot or unit quiz. These give no grade, so the plan determines the next step. */
function ReviewNextSteps({ request }: { request: QuizRequest }) {
  const progress = useStudentProgress().data;
  const chapter = progress && chapterOfTopics(progress, request.topicIds ?? []);
  const next = progress && chapterUpNext(progress);
  const again = quizLink(chapter ? { ...request, chapterId: chapter.id } : request);
  // From a grade of 50 on, the chapter's button starts practice. Only the chapter quiz can raise a 50 to a passing 60.
  const owesChapterQuiz = chapter?.chosen && !isPassed(chapter.quizGrade);
  return (
    <section aria-label="What to do next" className={styles.steps}>
      <div className={styles.actions}>
        {owesChapterQuiz ? (
          <ButtonLink {...quizLink({ type: 'chapterQuiz', chapterId: chapter.id })} variant="primary">
            Take the Chapter Quiz
          </ButtonLink>
        ) : (
          <BackToDashboard />
        )}
        <ButtonLink {...again}>Another round</ButtonLink>
        {owesChapterQuiz ? (
          <BackToDashboard variant="plain" />
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
