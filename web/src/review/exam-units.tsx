import styles from './exam-units.module.css';
import { examUnitStatus, type UnitStatus } from './topic-status';

const inPercent = (share: number) => Math.round(share * 100);

/** How much of each unit of the exam is likely known. Nothing for a course that is for no exam. */
export function ExamUnits({ units }: { units: readonly UnitStatus[] }) {
  const rows = examUnitStatus(units);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="exam-units" className={styles.units} data-print="hide">
      <h2 id="exam-units">Where the points are</h2>
      <p className={styles.lead}>
        The units of the exam, the one where you have the most to gain first. A topic counts as unknown until you answer
        questions on it.
      </p>
      <ol className={styles.rows}>
        {rows.map(({ name, low, high, started, topics, known }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.weight}>
              {low}–{high}% of the exam
            </span>
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${inPercent(known)}%` }} />
            </span>
            <span className={styles.known}>
              {started === 0
                ? 'No answers yet'
                : `${inPercent(known)}% likely known, ${started} of ${topics} topics started`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
