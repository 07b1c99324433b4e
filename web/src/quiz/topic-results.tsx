import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { type TopicResultTier, topicResultTier } from '../../../schema/rules/labels';
import { scoreOf } from '../../../schema/rules/quiz';
import styles from './topic-results.module.css';

/** The result for each topic of a review quiz. The tier determines the bar's color; the number shows the same value. */
export function TopicResults({ questions }: Pick<AttemptReviewFragment, 'questions'>) {
  const topics = new Map(questions.map(({ question }) => [question.topic.id, question.topic.topicName]));
  const results = [...topics].map(([id, name]) => {
    const asked = questions.filter(({ question }) => question.topic.id === id);
    const right = asked.filter(({ isCorrect }) => isCorrect).length;
    const percent = scoreOf(right, asked.length);
    return { id, name, right, total: asked.length, percent, tier: topicResultTier(percent) };
  });
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="topic-results" className={styles.topics}>
      <h2 id="topic-results">Topic by topic</h2>
      <ul>
        {results.map(({ id, name, right, total, percent, tier }) => (
          <li key={id} className={styles.topic} data-tier={tier satisfies TopicResultTier}>
            <span className={styles.name}>{name}</span>
            <span className={styles.share}>
              {right} of {total} · {percent}%
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
