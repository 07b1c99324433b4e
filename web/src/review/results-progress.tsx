import type { AttemptReviewFragment, LearningQuery } from '../../../schema/generated/graphql';
import { topicsInShort } from '../../../schema/rules/quiz';
import styles from './results-progress.module.css';
import { useLearning } from './use-learning';
import { liftedTopics, previousScore, sinceLastTime } from './since-last-time';

type Attempt = AttemptReviewFragment;

/** The learner's record, once it includes this quiz. */
function useLearningWith({ id }: Attempt): LearningQuery['learning'] | undefined {
  const { data } = useLearning({ isFresh: true });
  return data?.learning.finishedQuizzes.some((quiz) => quiz.id === id) ? data.learning : undefined;
}

/** How the score compares with the last time this quiz was taken. Only for quizzes that ask of the same topics each time. */
export function ScoreSinceLastTime({ attempt }: { attempt: Attempt }) {
  const learning = useLearningWith(attempt);
  if (attempt.type !== 'chapterQuiz' && attempt.type !== 'unitQuiz') return null;
  return (
    // The line has its height before the answer is here, so that nothing below it moves.
    <p className={styles.line} aria-live="polite">
      {learning && sinceLastTime(attempt.score ?? 0, previousScore(learning.finishedQuizzes, attempt.id))}
    </p>
  );
}

/** The topics of which the student knows more after this quiz, by the learner's estimate. Says nothing when there are none. */
export function LiftedTopics({ attempt }: { attempt: Attempt }) {
  const learning = useLearningWith(attempt);
  const names = learning ? namesOf(attempt, liftedTopics(learning.topics, attempt.finishedAt)) : [];
  return (
    // Like the line above, it has its place before its words.
    <div className={styles.place} aria-live="polite">
      {names.length > 0 && (
        <p className={styles.lifted}>Topics you know better now, by our estimate: {topicsInShort(names)}.</p>
      )}
    </div>
  );
}

/** Names of the topics among these in which this quiz had a right answer: no other can have risen with it. */
const namesOf = ({ topics, questions }: Attempt, ids: readonly string[]) => {
  const known = new Set(questions.flatMap(({ isCorrect, question }) => (isCorrect ? question.topic.id : [])));
  return topics.filter(({ id }) => ids.includes(id) && known.has(id)).map(({ topicName }) => topicName);
};
