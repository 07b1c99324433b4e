import { LABELS_PAGE } from '../copy/reference';
import { ACCEPTED_LABELS, POLICY_WORDS, SUBSCRIPT_WORDS } from './accepted-labels';
import { ReferencePage } from './reference-page';
import styles from './labels.module.css';

/** The labels that the scorer of graphs accepts. */
export function Labels() {
  return (
    <ReferencePage {...LABELS_PAGE}>
      <ul className={styles.rules}>
        <li>Capitals, spaces, and hyphens do not matter, and neither do words such as “curve” or “line”.</li>
        <li>Number what has changed: D1 and D2, or D and D′.</li>
        <li>
          A curve with a policy is labeled with both, such as “S + tax”. The policies are {POLICY_WORDS.join(', ')}.
        </li>
        <li>If the question gives a name, such as QM, use that name.</li>
      </ul>
      <section className={styles.part}>
        <h2 id="names">Names</h2>
        <Rows
          labelledBy="names"
          columns={['Label', 'Counts as the same']}
          rows={ACCEPTED_LABELS.map(({ label, others }) => [label, others.join(', ')])}
        />
      </section>
      <section className={styles.part}>
        <h2 id="subscripts">Words beside P, Q, and W</h2>
        <p>“Monopoly price”, “price of the monopolist”, and “Pm” are one label.</p>
        <Rows
          labelledBy="subscripts"
          columns={['Subscript', 'Words']}
          rows={SUBSCRIPT_WORDS.map(([subscript, words]) => [subscript, words.join(', ')])}
        />
      </section>
    </ReferencePage>
  );
}

interface RowsProps {
  labelledBy: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

const Rows = ({ labelledBy, columns, rows }: RowsProps) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, words]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{words}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
