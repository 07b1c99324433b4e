import { Printer } from 'lucide-react';
import { useFormulasQuery, useReferenceGraphsQuery, useReferenceTermsQuery } from '../../../schema/generated/hooks';
import type { FormulasQuery, ReferenceGraphsQuery } from '../../../schema/generated/graphql';
import { DataBoundary } from '../apollo/data-boundary';
import { PRINT_PAGE } from '../copy/reference';
import { Button } from '../ui/button';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import { byExamUnit } from './by-exam-unit';
import type { Term } from './find-terms';
import { ReferencePage } from './reference-page';
import styles from './print-pages.module.css';

/** The whole reference for six sheets of Letter paper. The screen shows what the printer gets. */
export function PrintPages() {
  const [terms, formulas, graphs] = [useReferenceTermsQuery(), useFormulasQuery(), useReferenceGraphsQuery()];
  return (
    <ReferencePage {...PRINT_PAGE}>
      <p data-print="hide">
        <Button variant="primary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print the reference
        </Button>
      </p>
      <DataBoundary
        queries={[terms, formulas, graphs]}
        skeleton={<Loading label="Loading the reference" sizes={[['100%', 1200]]} />}
        problem={notLoaded('The reference did not load.')}
      >
        {({ referenceTerms }, { formulas: all }, { referenceGraphs }) => (
          <>
            <FormulaSheet formulas={all} />
            <TermSheet terms={referenceTerms} />
            <GraphSheets graphs={referenceGraphs} />
          </>
        )}
      </DataBoundary>
    </ReferencePage>
  );
}

const FormulaSheet = ({ formulas }: FormulasQuery) => (
  <section className={styles.words} aria-labelledby="printed-formulas">
    <h2 id="printed-formulas">Formulas</h2>
    <div className={styles.columns}>
      {byExamUnit(formulas).map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl>
            {items.map(({ name, formula, worked }) => (
              <div key={name} className={styles.entry}>
                <dt>{name}</dt> <dd className={styles.formula}>{formula}.</dd> <dd>{worked}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </section>
);

const TermSheet = ({ terms }: { terms: readonly Term[] }) => (
  <section className={styles.words} aria-labelledby="printed-terms">
    <h2 id="printed-terms">Terms</h2>
    <dl className={styles.columns}>
      {terms.map(({ id, term, definition }) => (
        <div key={id} className={styles.entry}>
          <dt>{term}</dt> <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const GraphSheets = ({ graphs }: { graphs: ReferenceGraphsQuery['referenceGraphs'] }) => (
  <section className={styles.graphSheets} aria-labelledby="printed-graphs" data-sheets>
    <h2 id="printed-graphs">Graphs</h2>
    <ul className={styles.graphs}>
      {graphs.map(({ id, name, lost, picture: { url, alt, width, height } }) => (
        <li key={id} className={width > 2 * height ? styles.wide : undefined}>
          <h3>{name}</h3>
          <img src={url} alt={alt} width={width} height={height} />
          <p>
            <strong>Often lost:</strong> {lost}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
