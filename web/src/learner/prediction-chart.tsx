import type { PredictionsQuery } from '../../../schema/generated/learner';
import { DataTable } from '../ui/data-table';
import { Plot } from '../ui/plot';
import styles from './how-we-choose.module.css';

type Band = PredictionsQuery['learning']['predictions'][number];

const SMALLEST_DOT = 10;
const LARGEST_DOT = 22;
const MARKS = [0, 50, 100].map((at) => ({ at, says: `${at}%` }));
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** Plots predicted against actual results. Perfect predictions lie on the dotted line. Dots grow with more answers. */
export function PredictionChart({ bands }: { bands: readonly Band[] }) {
  const most = Math.max(...bands.map(({ answers }) => answers));
  const sizeOf = (answers: number) => SMALLEST_DOT + (LARGEST_DOT - SMALLEST_DOT) * Math.sqrt(answers / most);
  return (
    <div className={styles.record}>
      <Plot up={MARKS} along={MARKS} upName="Correct" alongName="Expected to be correct">
        <path className={styles.diagonal} d="M0 0L100 100" />
        {bands.map(({ from, predicted, correct }) => (
          <path key={from} className={styles.miss} d={`M${predicted * 100} ${predicted * 100}V${correct * 100}`} />
        ))}
        {bands.map(({ from, answers, predicted, correct }) => (
          <path
            key={from}
            className={styles.happened}
            d={`M${predicted * 100} ${correct * 100}h0`}
            strokeWidth={sizeOf(answers)}
          />
        ))}
      </Plot>
      <ul className={styles.legend}>
        <li>
          <span className={styles.dot} aria-hidden /> what happened; larger dots mean more answers
        </li>
        <li>
          <span className={styles.dash} aria-hidden /> as expected
        </li>
        <li>
          <span className={styles.gap} aria-hidden /> how far off
        </li>
      </ul>
      <DataTable
        summary="Show as a table"
        caption="Expected chance of a correct answer, and the share that was correct"
        columns={['Expected range', 'Answers', 'Expected', 'Correct']}
        rows={bands.map(({ from, to, answers, predicted, correct }) => ({
          id: String(from),
          cells: [`${inPercent(from)} to ${inPercent(to)}`, answers, inPercent(predicted), inPercent(correct)],
        }))}
      />
    </div>
  );
}
