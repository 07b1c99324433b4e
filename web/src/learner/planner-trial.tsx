import { usePlannerTrialQuery } from '../../../schema/generated/learner-hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import styles from './how-we-choose.module.css';
import { trialResult } from './trial-result';

/** What the trial of the planner has shown so far, for everyone. Takes the same space before and after it has loaded. */
export function PlannerTrial() {
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
