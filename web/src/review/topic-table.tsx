import { chapterNumber, topicMastery } from '../../../schema/rules/labels';
import { DataTable } from '../ui/data-table';
import { daysAgo } from './days-ago';
import { adviceText } from './topic-advice';
import styles from './topic-detail.module.css';
import { topicsOf, type UnitStatus } from './topic-status';

const inPercent = (share: number) => Math.round(share * 100);

export function TopicTable({ units, now }: { units: readonly UnitStatus[]; now: Date }) {
  return (
    <DataTable
      summary="All topics as a table"
      caption="Each topic with our advice, your level, your answers, and our estimate"
      columns={['Topic', 'Chapter', 'Advice', 'Level', 'Correct', 'Likely known, of 100', 'Trend', 'Last asked']}
      rows={topicsOf(units).map(({ id, name, chapter, percent, questionsAsked, answeredCorrectly, estimate }) => ({
        id,
        cells: [
          name,
          chapterNumber(chapter.name),
          estimate ? <span className={styles.adviceCell}>{adviceText(estimate, percent ?? 0, now)}</span> : '–',
          topicMastery(percent),
          questionsAsked > 0 ? `${answeredCorrectly} of ${questionsAsked}, ${percent}%` : '–',
          estimate ? `${inPercent(estimate.low)} to ${inPercent(estimate.high)}` : '–',
          estimate?.trend ?? '–',
          estimate ? daysAgo(estimate.lastAskedAt, now) : '–',
        ],
      }))}
    />
  );
}
