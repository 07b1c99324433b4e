import { Link } from 'react-router-dom';
import type { ReferenceGraphsQuery } from '../../../schema/generated/graphql';
import { useReferenceGraphsQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { GRAPHS_PAGE } from '../copy/reference';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import { byExamUnit } from './by-exam-unit';
import { graphPath } from './reference-links';
import { ReferencePage } from './reference-page';
import styles from './graphs.module.css';

/** All graphs of the exam, by its units. */
export function Graphs() {
  const query = useReferenceGraphsQuery();
  return (
    <ReferencePage {...GRAPHS_PAGE}>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the graphs" sizes={[['100%', 1200]]} />}
        problem={notLoaded('The graphs did not load.')}
      >
        {({ referenceGraphs }) =>
          byExamUnit(referenceGraphs).map(({ title, items }) => (
            <section key={title} className={styles.unit}>
              <h2>{title}</h2>
              <ul className={styles.graphs}>
                {items.map((graph) => (
                  <GraphCard key={graph.id} {...graph} />
                ))}
              </ul>
            </section>
          ))
        }
      </DataBoundary>
    </ReferencePage>
  );
}

function GraphCard({ id, name, about, picture }: ReferenceGraphsQuery['referenceGraphs'][number]) {
  const { url, width, height } = picture;
  return (
    <li className={styles.card}>
      <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <h3>
        <Link to={graphPath(id)} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={text.note}>{about}</p>
    </li>
  );
}
