import { useFormulasQuery } from '../../../schema/generated/hooks';
import type { FormulasQuery } from '../../../schema/generated/graphql';
import { DataBoundary } from '../apollo/data-boundary';
import { FORMULAS_PAGE } from '../copy/reference';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import { byExamUnit } from './by-exam-unit';
import { ReferencePage } from './reference-page';
import { TaughtLink } from './taught-link';
import styles from './formulas.module.css';

/** The formulas of the exam, by its units. */
export function Formulas() {
  const query = useFormulasQuery();
  return (
    <ReferencePage {...FORMULAS_PAGE}>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the formulas" sizes={[['100%', 1200]]} />}
        problem={notLoaded('The formulas did not load.')}
      >
        {({ formulas }) =>
          byExamUnit(formulas).map(({ title, items }) => (
            <section key={title} className={styles.unit}>
              <h2>{title}</h2>
              <dl className={styles.formulas}>
                {items.map((formula) => (
                  <FormulaRow key={formula.name} {...formula} />
                ))}
              </dl>
            </section>
          ))
        }
      </DataBoundary>
    </ReferencePage>
  );
}

function FormulaRow({ name, formula, letters, worked, taught }: FormulasQuery['formulas'][number]) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.formula}>{formula}</dd>
      <dd className={styles.worked}>{worked}</dd>
      {letters.length > 0 && (
        <dd className={text.note}>{letters.map(({ letter, meaning }) => `${letter}: ${meaning}`).join(' · ')}</dd>
      )}
      <dd>
        <TaughtLink taught={taught} />
      </dd>
    </div>
  );
}
