import { usePlannerTrialQuery } from '../../../schema/generated/hooks';
import { BySession } from '../account/by-session';
import { openSignup } from '../store';
import {
  DOES_IT_WORK,
  HOW_WE_CHECK,
  HOW_WE_CHOOSE,
  HOW_WE_CHOOSE_LEAD,
  HOW_WE_CHOOSE_TITLE,
  ITS_RECORD,
  NO_RECORD_YET,
} from '../copy/how-we-choose';
import { PredictedScore } from '../exam/readiness/predicted-score';
import { Button } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { useHydrated } from '../ui/use-hydrated';
import { LearningNav } from '../review/learning-page';
import text from '../ui/text.module.css';
import pageStyles from '../review/learning-page.module.css';
import { DataBoundary } from '../apollo/data-boundary';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import styles from './how-we-choose.module.css';
import { PredictionRecord } from './prediction-record';
import { trialResult } from './trial-result';

/** Explains the learner model in plain words, with the trial that tests it. A signed-in student also sees how accurate its predictions were. */
export function HowWeChoose() {
  return (
    <div className={`${pageStyles.page} ${pageStyles.narrow}`}>
      <BySession student={<LearningNav />} />
      <div>
        <PageTitle>{HOW_WE_CHOOSE_TITLE}</PageTitle>
        <p className={text.lead}>{HOW_WE_CHOOSE_LEAD}</p>
      </div>
      {HOW_WE_CHOOSE.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.chapter}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section aria-labelledby="predicted-score" className={styles.chapter}>
        <PredictedScore />
      </section>
      <section aria-labelledby="trial" className={styles.chapter}>
        <h2 id="trial">{DOES_IT_WORK}</h2>
        {HOW_WE_CHECK.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PlannerTrial />
      </section>
      <section aria-labelledby="record" className={styles.chapter}>
        <h2 id="record">{ITS_RECORD}</h2>
        <BySession
          visitor={
            <>
              <p>{NO_RECORD_YET} You need an account for that. It’s free.</p>
              <p>
                <Button onClick={() => openSignup()}>Get Started</Button>
              </p>
            </>
          }
          student={<OwnRecord />}
        />
      </section>
    </div>
  );
}

/** The server does not know the student's record. */
const OwnRecord = () => (useHydrated() ? <PredictionRecord /> : null);

/** What the trial of the planner has shown so far, for everyone. Takes the same space before and after it has loaded. */
function PlannerTrial() {
  const query = usePlannerTrialQuery();
  return (
    <div className={styles.trial}>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the comparison" sizes={[['60%', 28]]} />}
        problem={notLoaded('The results of the test did not load.')}
      >
        {({ plannerTrial }) => <Result {...trialResult(plannerTrial)} />}
      </DataBoundary>
    </div>
  );
}

function Result({ verdict, figures }: ReturnType<typeof trialResult>) {
  return (
    <>
      <p className={styles.verdict}>{verdict}</p>
      <p>{figures}</p>
    </>
  );
}
