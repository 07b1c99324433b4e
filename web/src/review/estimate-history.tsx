import type { TopicEstimateRowFragment } from '../../../schema/generated/graphql';
import { Plot } from '../ui/plot';
import { shortDate } from './days-ago';
import styles from './topic-detail.module.css';

interface EstimateHistoryProps extends Pick<TopicEstimateRowFragment, 'history' | 'estimate'> {
  now: Date;
}

/** How an estimate went from quiz to quiz, and what of it is left today. One quiz is no history yet. */
export function EstimateHistory({ history, estimate, now }: EstimateHistoryProps) {
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
        up={[0, 50, 100].map((at) => ({ at, says: String(at) }))}
        upName="From quiz to quiz"
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
