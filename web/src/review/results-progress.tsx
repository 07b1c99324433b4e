import type { AttemptReviewFragment, LearningQuery } from '../../../schema/generated/graphql';
import { useLearningQuery } from '../../../schema/generated/hooks';
import { topicsInShort } from '../../../schema/rules/quiz';
import styles from './results-progress.module.css';
import { liftedTopics, previousScore, sinceLastTime } from './since-last-time';

type Attempt = AttemptReviewFragment;

/** The learner's record, once it includes this quiz. */
function useLearning({ id }: Attempt): LearningQuery['learning'] | undefined {
  const { data } = useLearningQuery({ fetchPolicy: 'cache-and-network' });
  return data?.learning.finishedQuizzes.some((quiz) => quiz.id === id) ? data.learning : undefined;
}

/** How the score compares with the last time this quiz was taken. Only for quizzes that ask of the same topics each time. */
export function ScoreSinceLastTime({ attempt }: { attempt: Attempt }) {
  const learning = useLearning(attempt);
  if (attempt.type !== 'chapterQuiz' && attempt.type !== 'unitQuiz') return null;
  return (
    // The line has its height before the answer is here, so that nothing below it moves.
    <p className={styles.line} aria-live="polite">
      {learning && sinceLastTime(attempt.score ?? 0, previousScore(learning.finishedQuizzes, attempt.id))}
    </p>
  );
}

/** The topics of which the student knows more after this quiz, by the learner's estimate. */
export function LiftedTopics({ attempt }: { attempt: Attempt }) {
  const learning = useLearning(attempt);
  return (
    // Like the line above, it has its height before its words.
    <p className={styles.lifted} aria-live="polite">
      {learning && liftedSentence(namesOf(attempt, liftedTopics(learning.topics, attempt.finishedAt)))}
    </p>
  );
}

const liftedSentence = (names: readonly string[]) =>
  names.length === 0
    ? 'Our estimates of what you know stayed about the same.'
    : `Topics you know better now, by our estimate: ${topicsInShort(names)}.`;

/** Names of the topics among these in which this quiz had a right answer: no other can have risen with it. */
const namesOf = ({ topics, questions }: Attempt, ids: readonly string[]) => {
  const known = new Set(questions.flatMap(({ isCorrect, question }) => (isCorrect ? question.topic.id : [])));
  return topics.filter(({ id }) => ids.includes(id) && known.has(id)).map(({ topicName }) => topicName);
};
