import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { isPassed } from '../../../schema/rules/progress';
import { mostMissedMoment } from '../quiz/most-missed-moment';
import { quizLink, requestOfAttempt } from '../quiz/quiz-links';
import { ReviewResults } from '../quiz/quiz-results';
import { ResultsPage } from '../quiz/results-page';
import { WatchAgain } from '../quiz/watch-link';
import { missedIn, PracticeAttemptMistakes } from '../review/practice-mistakes';
import { BackToDashboard, ButtonLink } from '../ui/button';
import layout from '../ui/layout.module.css';
import styles from './next-steps.module.css';
import { chapterOfTopics, chapterUpNext } from './student-progress';
import { useStudentProgress } from './progress-boundary';

/** The results of a topic, weak-spot or unit quiz, with the next steps. */
export const ReviewResultsPage = ({ path }: { path: string }) => (
  <ResultsPage path={path}>
    {(attempt) => (
      <ReviewResults attempt={attempt}>
        <ReviewNextSteps attempt={attempt} />
      </ReviewResults>
    )}
  </ResultsPage>
);

/**
 * The next steps after a topic, weak-spot or unit quiz. These give no grade: the mistakes come first, then what the plan asks
 * for.
 */
function ReviewNextSteps({ attempt }: { attempt: AttemptReviewFragment }) {
  const progress = useStudentProgress().data;
  const request = requestOfAttempt(attempt);
  const chapter = progress && chapterOfTopics(progress, request.topicIds ?? []);
  const next = progress && chapterUpNext(progress);
  const again = quizLink(chapter ? { ...request, chapterId: chapter.id } : request);
  // From a grade of 50 on, the chapter's button starts practice. Only the chapter quiz can raise a 50 to a passing 60.
  const owesChapterQuiz = chapter?.chosen && !isPassed(chapter.quizGrade);
  // Who got nothing right is not helped by the same again: what explains it comes first.
  const moment = attempt.score === 0 ? mostMissedMoment(attempt) : null;
  const practices = missedIn(attempt) > 0 && attempt.score !== 0;
  const variant = practices || moment ? 'quiet' : 'primary';
  return (
    <section aria-label="What to do next" className={styles.steps}>
      <div className={layout.actions}>
        {moment && <WatchAgain moment={moment} />}
        <PracticeAttemptMistakes attempt={attempt} variant={practices ? 'primary' : 'quiet'} />
        {owesChapterQuiz ? (
          <ButtonLink {...quizLink({ type: 'chapterQuiz', chapterId: chapter.id })} variant={variant}>
            Take the Chapter Quiz
          </ButtonLink>
        ) : (
          next && (
            <ButtonLink to={`/video/${next.id}`} variant={variant}>
              Up next: {next.name}
            </ButtonLink>
          )
        )}
        {attempt.minutes === null ? (
          <ButtonLink {...again}>Take another quiz</ButtonLink>
        ) : (
          <ButtonLink to="/practice">Practice again</ButtonLink>
        )}
        <BackToDashboard variant={owesChapterQuiz || next || practices || moment ? 'plain' : 'primary'} />
      </div>
    </section>
  );
}
