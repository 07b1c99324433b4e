import { Link, useParams } from 'react-router-dom';
import type { ReferenceGraphQuery } from '../../../schema/generated/graphql';
import { useReferenceGraphQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { GRAPH_NOT_FOUND } from '../copy/reference';
import { useIsMissing } from '../page-context';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { PlainPage } from '../ui/plain-page';
import { Loading } from '../ui/skeleton';
import { LiveGraph } from './live-graph';
import { GRAPHS, termPath } from './reference-links';
import { ReferencePage } from './reference-page';
import { TaughtLink } from './taught-link';
import styles from './graph-page.module.css';

/** One graph: what moves in it, and what a rubric gives points for. */
export const GraphPage = () => (useIsMissing() ? <NoSuchGraph /> : <Graph />);

function Graph() {
  const { graph: id = '' } = useParams();
  return (
    <DataBoundary
      queries={[useReferenceGraphQuery({ variables: { id } })]}
      skeleton={<Loading label="Loading the graph" sizes={[['100%', 900]]} />}
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          <NoSuchGraph />
        ) : (
          <PlainPage title="The graph did not load">
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
          </PlainPage>
        )
      }
    >
      {({ referenceGraph }) => <GraphShown key={referenceGraph.id} {...referenceGraph} />}
    </DataBoundary>
  );
}

function GraphShown({ name, about, movable, points, lost, terms, taught }: ReferenceGraphQuery['referenceGraph']) {
  return (
    <ReferencePage title={name} lead={about}>
      <LiveGraph movable={movable} />
      <div className={styles.below}>
        <section aria-labelledby="points">
          <h2 id="points">What earns the points</h2>
          <ol className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="lost" className={styles.lost}>
          <h2 id="lost">Lost most often</h2>
          <p>{lost}</p>
        </section>
        <section aria-labelledby="words">
          <h2 id="words">Look it up</h2>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term.id}>
                <Link to={termPath(term.id)}>{term.term}</Link>
              </li>
            ))}
          </ul>
          <TaughtLink taught={taught} />
        </section>
      </div>
    </ReferencePage>
  );
}

const NoSuchGraph = () => (
  <PlainPage art="lost" title={GRAPH_NOT_FOUND.title} lead={GRAPH_NOT_FOUND.text}>
    <ButtonLink variant="primary" to={GRAPHS}>
      See all graphs
    </ButtonLink>
  </PlainPage>
);
