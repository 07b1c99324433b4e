import type { PredictionsQuery } from '../../../schema/generated/graphql';
import { usePredictionsQuery } from '../../../schema/generated/hooks';
import { NO_RECORD_YET } from '../copy/how-we-choose';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { LearningBoundary } from '../review/learning-page';
import { DataTable } from '../ui/data-table';
import { Plot } from '../ui/plot';
import styles from './how-we-choose.module.css';

const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** Compares the predictions for this student's answers with the results. */
export function PredictionRecord() {
  // Every quiz changes the predictions, and no quiz mutation returns them.
  const query = usePredictionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LearningBoundary queries={[query]} label="Loading its record" heights={[64, 280]}>
      {({ learning }) => <Predictions {...learning} />}
    </LearningBoundary>
  );
}

function Predictions({ predictions, predicted: all }: PredictionsQuery['learning']) {
  if (all.predicted === null || all.correct === null) {
    return (
      <>
        <p>{NO_RECORD_YET}</p>
        <p>
          <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })}>Take a short quiz</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.verdict}>
        For your last {all.answers === 1 ? 'answer' : `${all.answers} answers`}, it expected {inPercent(all.predicted)}{' '}
        to be correct. {inPercent(all.correct)} were.
      </p>
      <PredictionChart bands={predictions} />
    </>
  );
}

type Band = PredictionsQuery['learning']['predictions'][number];

const SMALLEST_DOT = 10;
const LARGEST_DOT = 22;
const MARKS = [0, 50, 100].map((at) => ({ at, says: `${at}%` }));

/** Plots predicted against actual results. Perfect predictions lie on the dotted line. Dots grow with more answers. */
function PredictionChart({ bands }: { bands: readonly Band[] }) {
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
