import { Link } from 'react-router-dom';
import text from '../ui/text.module.css';
import type { Term } from './find-terms';
import { graphPath } from './reference-links';
import { TaughtLink } from './taught-link';
import styles from './term-list.module.css';

/** Terms with their definitions. Each is the target of a link: /reference/terms#tariff. */
export const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <dl className={styles.terms}>
    {terms.map((term) => (
      <TermRow key={term.id} {...term} />
    ))}
  </dl>
);

function TermRow({ id, term, also, definition, example, graph, taught }: Term) {
  return (
    <div id={id} className={styles.term}>
      <dt>
        {term}
        {also.length > 0 && <span className={text.note}>{also.join(', ')}</span>}
      </dt>
      <dd>{definition}</dd>
      <dd className={text.aside}>{example}</dd>
      <dd className={styles.links}>
        {graph && <Link to={graphPath(graph.id)}>Graph: {graph.name}</Link>}
        <TaughtLink taught={taught} />
      </dd>
    </div>
  );
}
