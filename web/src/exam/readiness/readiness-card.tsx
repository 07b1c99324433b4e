import { Link } from 'react-router-dom';
import type { ReadinessQuery } from '../../../../schema/generated/graphql';
import { ANSWERS_FOR_A_FORECAST } from '../../../../schema/rules/readiness';
import { freeResponsePath } from '../../free-response/free-response-links';
import { quizLink } from '../../quiz/quiz-links';
import meter from '../../ui/meter-row.module.css';
import text from '../../ui/text.module.css';
import { ReadinessHistory } from './readiness-history';
import {
  gainInWords,
  missingInWords,
  reasonsInWords,
  restsOn,
  scores,
  whenInWords,
  withoutEvidence,
} from './readiness-words';
import styles from './readiness-card.module.css';

type Readiness = ReadinessQuery['readiness'];
type Forecast = NonNullable<Readiness['forecast']>;

/** The predicted score of the exam: its range first, then what it rests on, what costs points, and what to do. Nothing for a course without an exam. */
export function ReadinessCard({ readiness }: { readiness: Readiness }) {
  const { forecast, units } = readiness;
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="readiness" className={styles.card} data-print="hide">
      <h2 id="readiness">Predicted exam score</h2>
      {forecast ? <Predicted readiness={readiness} forecast={forecast} /> : <NotYet readiness={readiness} />}
    </section>
  );
}

function NotYet({ readiness }: { readiness: Readiness }) {
  const share = Math.min(1, readiness.answers / ANSWERS_FOR_A_FORECAST);
  return (
    <>
      {/* Two paragraphs: a longer one would be the page's largest text, which must not wait for the data. */}
      <p>
        <b>No prediction yet</b>
      </p>
      <p>{missingInWords(readiness)}</p>
      <span className={meter.track} aria-hidden>
        <span className={meter.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <p>
        <Link to="/practice" className={styles.link}>
          Practice for a few minutes
        </Link>
      </p>
    </>
  );
}

function Predicted({ readiness, forecast }: { readiness: Readiness; forecast: Forecast }) {
  const { steps, units, history, daysAhead } = readiness;
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <div className={styles.score}>
          <p className={styles.range}>{scores(forecast)}</p>
          <p>
            <b>{Math.round(forecast.chance * 100)} of 100 simulated exams</b> end there. {whenInWords(daysAhead)}
          </p>
        </div>
        <Chances {...forecast} />
        <p className={text.figures}>
          Of the 100 points that both sections make together: {Math.round(forecast.compositeLow)} to{' '}
          {Math.round(forecast.compositeHigh)}, on average {Math.round(forecast.composite)}.
        </p>
      </div>
      <div className={styles.part}>
        {steps.length > 0 && (
          <>
            <h3>What would raise it most</h3>
            <ul className={styles.steps}>
              {steps.map((step) => (
                <li key={step.kind}>
                  <StepLink step={step} />
                  <span className={text.figures}>{gainInWords(step)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{reasonsInWords(units)}</p>
        <p className={text.aside}>{[restsOn(readiness), ...withoutEvidence(readiness)].join(' ')}</p>
        <p className={text.aside}>
          Tested with simulated students, not yet checked on real scores.{' '}
          <Link to="/how-we-choose#predicted-score">How it is predicted</Link>
        </p>
      </div>
      <ReadinessHistory history={history} />
    </div>
  );
}

/** How likely each score is, as bars and numbers. */
function Chances({ chances, low, high }: Pick<Forecast, 'chances' | 'low' | 'high'>) {
  return (
    <ol className={styles.chances} aria-label="Chance of each score">
      {chances.map((chance, index) => {
        const score = index + 1;
        return (
          <li key={score} className={score >= low && score <= high ? styles.likely : undefined}>
            <span className={styles.bar} aria-hidden>
              <span style={{ blockSize: `${chance * 100}%` }} />
            </span>
            <b>{score}</b>
            <span className={styles.chance}>
              <span className="visually-hidden">: </span>
              {Math.round(chance * 100)}%
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepLink({ step }: { step: Readiness['steps'][number] }) {
  switch (step.kind) {
    case 'practice': {
      const { to, state } = quizLink({ type: 'topicQuiz', topicIds: step.topics.map(({ id }) => id) });
      return (
        <Link to={to} state={state} className={styles.link}>
          Practice unit {step.examUnit?.number}: {step.topics.map(({ topicName }) => topicName).join(', ')}
        </Link>
      );
    }
    case 'chapter':
      return (
        <Link to={`/video/${step.chapter?.id}`} className={styles.link}>
          Learn chapter {step.chapter?.name}
        </Link>
      );
    case 'freeResponse':
      return (
        <Link to={freeResponsePath(step.freeResponseId ?? '')} className={styles.link}>
          Answer a free response: {step.title}
        </Link>
      );
  }
}
