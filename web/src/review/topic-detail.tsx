import { Link } from 'react-router-dom';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { topicMastery } from '../../../schema/rules/labels';
import { isStarted } from '../../../schema/rules/progress';
import type { TopicEstimateRowFragment, Trend } from '../../../schema/generated/graphql';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { Plot } from '../ui/plot';
import styles from './topic-detail.module.css';
import { knownInWords } from './known-in-words';
import { adviceText } from './topic-advice';
import type { TopicStatus } from './topic-status';
import { daysAgo, shortDate } from './days-ago';

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
        {isStarted(topic) && (
          <span className={styles.count}>
            {' '}
            · {answeredCorrectly} of {questionsAsked} correct, {percent}%
          </span>
        )}
      </p>
      {estimate && <TopicEstimate estimate={estimate} now={now} />}
      <div className={styles.actions}>
        <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: [id] })}>
          {isStarted(topic) ? 'Practice this topic' : 'Try this topic'}
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

const TRENDS: Readonly<Record<Trend, { Icon: typeof TrendingUp; word: string }>> = {
  rising: { Icon: TrendingUp, word: 'Rising' },
  steady: { Icon: MoveRight, word: 'Steady' },
  falling: { Icon: TrendingDown, word: 'Falling' },
};

const inPercent = (share: number) => Math.round(share * 100);

/** The learner model's estimate of the student's knowledge, with its uncertainty and trend. */
function TopicEstimate({ estimate, now }: { estimate: TopicEstimateRowFragment; now: Date }) {
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
        {knownInWords(estimate)} Based on {estimate.answers} {estimate.answers === 1 ? 'answer' : 'answers'}, free
        responses included, the last one {daysAgo(estimate.lastAskedAt, now)}.
      </p>
      <EstimateHistory history={estimate.history} estimate={estimate.estimate} now={now} />
    </div>
  );
}

const cssPercent = (share: number) => `${inPercent(share)}%`;

interface EstimateBarProps {
  /** All three from 0 to 1. */
  estimate: number;
  low: number;
  high: number;
}

/** The estimate as a point with its likely range, on a scale from 0 to 1. The text next to it gives the same values. */
function EstimateBar({ estimate, low, high }: EstimateBarProps) {
  return (
    <span className={styles.scale} aria-hidden>
      <span className={styles.band} style={{ left: cssPercent(low), right: cssPercent(1 - high) }} />
      <span className={styles.point} style={{ left: cssPercent(estimate) }} />
    </span>
  );
}

interface EstimateHistoryProps extends Pick<TopicEstimateRowFragment, 'history' | 'estimate'> {
  now: Date;
}

/** The estimate after each quiz and free response, and its value today. Renders nothing for fewer than two of them. */
function EstimateHistory({ history, estimate, now }: EstimateHistoryProps) {
  const first = history.at(0);
  if (!first || history.length < 2) return null;
  const begin = Date.parse(first.at);
  const length = Math.max(now.getTime() - begin, 1);
  const place = (at: number, height: number) =>
    `${(((at - begin) * 100) / length).toFixed(2)} ${(height * 100).toFixed(1)}`;
  const quizzes = history.map((point) => place(Date.parse(point.at), point.estimate));
  const today = place(now.getTime(), estimate);
  return (
    <div className={styles.history}>
      <Plot
        up={[0, 50, 100].map((at) => ({ at, says: `${at}%` }))}
        upName="Likely known"
        along={[
          { at: 0, says: shortDate(first.at) },
          { at: 100, says: 'Today' },
        ]}
      >
        <path className={styles.course} d={`M${quizzes.join('L')}`} />
        <path className={styles.fading} d={`M${quizzes.at(-1) ?? today}L${today}`} />
        {quizzes.map((quiz, index) => (
          <path key={index} className={styles.quiz} d={`M${quiz}h0`} />
        ))}
        <path className={styles.today} d={`M${today}h0`} />
      </Plot>
    </div>
  );
}
