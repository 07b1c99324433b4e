import { useTaskVerbsQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { VERBS_PAGE } from '../copy/reference';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import { ReferencePage } from './reference-page';
import styles from './verbs.module.css';

/** The task verbs of the free-response section. */
export function Verbs() {
  const query = useTaskVerbsQuery();
  return (
    <ReferencePage {...VERBS_PAGE}>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the task verbs" sizes={[['100%', 900]]} />}
        problem={notLoaded('The task verbs did not load.')}
      >
        {({ taskVerbs }) =>
          taskVerbs.map(({ verb, earns, loses, task, answer }) => (
            <section key={verb} className={styles.verb}>
              <h2>{verb}</h2>
              <dl className={styles.parts}>
                <dt>Earns the point</dt>
                <dd>{earns}</dd>
                <dt>Loses it</dt>
                <dd>{loses}</dd>
                <dt>Example</dt>
                <dd>
                  <p>{task}</p>
                  <p className={styles.answer}>{answer}</p>
                </dd>
              </dl>
            </section>
          ))
        }
      </DataBoundary>
    </ReferencePage>
  );
}
