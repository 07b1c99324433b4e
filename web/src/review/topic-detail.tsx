import { RotateCw, TrendingDown, TrendingUp, MoveRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TopicEstimateRowFragment, Trend } from '../../../schema/generated/graphql';
import { topicMastery } from '../../../schema/rules/labels';
import { quizLink } from '../quiz/quiz-request';
import { ButtonLink } from '../ui/button';
import { daysAgo } from './days-ago';
import { EstimateBar } from './estimate-bar';
import { EstimateHistory } from './estimate-history';
import styles from './topic-detail.module.css';
import type { TopicStatus } from './topic-status';

const TRENDS: Readonly<Record<Trend, { Icon: typeof TrendingUp; word: string }>> = {
  rising: { Icon: TrendingUp, word: 'Rising' },
  steady: { Icon: MoveRight, word: 'Steady' },
  falling: { Icon: TrendingDown, word: 'Falling' },
};

/** One topic laid open: the counts that its label comes from, and apart from them what the engine makes of it. */
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
      <p>
        <b>{topicMastery(percent)}</b>
        {questionsAsked > 0 && (
          <span className={styles.count}>
            {' '}
            · {answeredCorrectly} of {questionsAsked} right, {percent} %
          </span>
        )}
      </p>
      {estimate && <Estimate estimate={estimate} now={now} />}
      <div className={styles.actions}>
        <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: [id] })}>
          {questionsAsked > 0 ? 'Practise this topic' : 'Try this topic'}
        </ButtonLink>
        {questionsAsked > answeredCorrectly && (
          <ButtonLink to={`/mistakes?topic=${id}`} variant="plain">
            Its open mistakes
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const inPercent = (share: number) => Math.round(share * 100);

function Estimate({ estimate, now }: { estimate: TopicEstimateRowFragment; now: Date }) {
  const { Icon, word } = TRENDS[estimate.trend];
  return (
    <div className={styles.estimate}>
      <p className={styles.trend}>
        <span>Our estimate of what you know</span>
        <span className={styles.word} data-trend={estimate.trend}>
          <Icon size={18} aria-hidden />
          {word}
        </span>
      </p>
      <EstimateBar {...estimate} />
      <p className={styles.range}>
        Most likely between {inPercent(estimate.low)} and {inPercent(estimate.high)} of 100; best guess{' '}
        {inPercent(estimate.estimate)}. From {estimate.answers} {estimate.answers === 1 ? 'answer' : 'answers'}, the
        last one {daysAgo(estimate.lastAskedAt, now)}.
      </p>
      <EstimateHistory history={estimate.history} estimate={estimate.estimate} now={now} />
      {estimate.reviewDue && (
        <p className={styles.due}>
          <RotateCw size={16} aria-hidden />
          Review due: it is beginning to fade.
        </p>
      )}
    </div>
  );
}
