import type { PredictionsQuery } from '../../../schema/generated/learner';
import { usePredictionsQuery } from '../../../schema/generated/learner-hooks';
import { NO_RECORD_YET } from '../copy/how-we-choose';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { LearningBoundary } from '../review/learning-page';
import styles from './how-we-choose.module.css';
import { PredictionChart } from './prediction-chart';

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
