import { Link } from 'react-router-dom';
import type { LearningQuery } from '../../../schema/generated/graphql';
import { scoreOf } from '../../../schema/rules/quiz';
import { CERTAINTIES } from '../quiz/certainties';
import meter from '../ui/meter-row.module.css';
import styles from './charts.module.css';

/** For each level of certainty, how often the student's answers were correct. */
export function CertaintyRecord({ records }: { records: LearningQuery['learning']['certainties'] }) {
  const rows = [...CERTAINTIES].reverse().flatMap(({ certainty, label }) => {
    const record = records.find((one) => one.certainty === certainty);
    return record && record.answers > 0 ? [{ label, ...record, percent: scoreOf(record.correct, record.answers) }] : [];
  });
  return (
    <section aria-labelledby="certainty" className={styles.chart}>
      <h2 id="certainty">Confidence and accuracy</h2>
      {rows.length === 0 ? (
        <p className={styles.muted}>
          After each answer, you can tap how sure you are. It doesn’t change your score. This chart shows how far you
          can trust that feeling, which is worth knowing before an exam.
        </p>
      ) : (
        <>
          <ul>
            {rows.map(({ certainty, label, answers, correct, percent }) => (
              <li key={certainty} className={meter.row}>
                <span>
                  When you said <b>{label.toLowerCase()}</b>
                </span>
                <span className={styles.share}>
                  {correct} of {answers} correct · {percent}%
                </span>
                <span className={meter.track} aria-hidden>
                  <span className={meter.bar} style={{ width: `${percent}%` }} />
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.muted}>
            Being sure and wrong costs the most, so those mistakes come first in your{' '}
            <Link to="/mistakes">mistakes</Link>.
          </p>
        </>
      )}
    </section>
  );
}
