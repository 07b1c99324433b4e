import type { LearningQuery } from '../../../schema/generated/graphql';
import { CertaintyRecord } from './certainty-record';
import styles from './my-progress.module.css';
import { ScoreChart } from './score-chart';
import type { UnitStatus } from './topic-status';
import { TopicTable } from './topic-table';

interface LearningRecordsProps {
  learning: LearningQuery['learning'];
  units: readonly UnitStatus[];
  now: Date;
}

/** The topics as a table, and the charts of scores and certainty. */
export function LearningRecords({ learning, units, now }: LearningRecordsProps) {
  return (
    <>
      <TopicTable units={units} now={now} />
      <div className={styles.columns}>
        <ScoreChart quizzes={learning.finishedQuizzes} />
        <CertaintyRecord records={learning.certainties} />
      </div>
    </>
  );
}
