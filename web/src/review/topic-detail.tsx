import { Link } from 'react-router-dom';
import { topicMastery } from '../../../schema/rules/labels';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import styles from './topic-detail.module.css';
import { adviceText } from './topic-advice';
import { TopicEstimate } from './topic-estimate';
import type { TopicStatus } from './topic-status';

/** One topic: what to do about it, the counts behind its label and, separately, the estimate of the student's knowledge. */
export function TopicDetail({ topic, now }: { topic: TopicStatus; now: Date }) {
  const { id, name, chapter, percent, questionsAsked, answeredCorrectly, estimate } = topic;
  return (
    <div className={styles.detail} id={`topic-${id}`} role="region" aria-label={name}>
      <div>
        <h4>{name}</h4>
        <Link to={`/video/${chapter.id}`} className={styles.chapter}>
          {chapter.name}
        </Link>
      </div>
      {estimate && <p className={styles.advice}>{adviceText(estimate, percent ?? 0, now)}</p>}
      <p>
        <b>{topicMastery(percent)}</b>
        {questionsAsked > 0 && (
          <span className={styles.count}>
            {' '}
            · {answeredCorrectly} of {questionsAsked} correct, {percent}%
          </span>
        )}
      </p>
      {estimate && <TopicEstimate estimate={estimate} now={now} />}
      <div className={styles.actions}>
        <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: [id] })}>
          {questionsAsked > 0 ? 'Practice this topic' : 'Try this topic'}
        </ButtonLink>
        {questionsAsked > answeredCorrectly && (
          <ButtonLink to={`/mistakes?topic=${id}`} variant="plain">
            Mistakes on this topic
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
