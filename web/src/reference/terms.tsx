import { useState } from 'react';
import { useReferenceTermsQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { TERMS_PAGE } from '../copy/reference';
import { notLoaded } from '../ui/load-problem';
import { Loading } from '../ui/skeleton';
import { byLetter, findTerms, type Term } from './find-terms';
import { ReferencePage } from './reference-page';
import { TermSearch, useSought } from './term-search';
import { TermList } from './term-list';
import { useFragmentTarget } from './use-fragment-target';
import styles from './terms.module.css';

/** The glossary. */
export function Terms() {
  const query = useReferenceTermsQuery();
  return (
    <ReferencePage {...TERMS_PAGE}>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the terms" sizes={[['100%', 1200]]} />}
        problem={notLoaded('The terms did not load.')}
      >
        {({ referenceTerms }) => <FoundTerms terms={referenceTerms} />}
      </DataBoundary>
    </ReferencePage>
  );
}

function FoundTerms({ terms }: { terms: readonly Term[] }) {
  const inAddress = useSought();
  const [typed, setTyped] = useState<string | null>(null);
  const sought = typed ?? inAddress;
  const found = findTerms(terms, sought);
  const letters = byLetter(terms);
  useFragmentTarget();
  return (
    <>
      <TermSearch onType={setTyped} />
      {sought.trim() === '' ? (
        <>
          <nav aria-label="Letters">
            <ul className={styles.letters}>
              {letters.map(([letter]) => (
                <li key={letter}>
                  <a href={`#letter-${letter}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
          {letters.map(([letter, ofLetter]) => (
            <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.letter}>
              <h2 id={`letter-${letter}`}>{letter}</h2>
              <TermList terms={ofLetter} />
            </section>
          ))}
        </>
      ) : (
        <section aria-label="Terms found" className={styles.letter}>
          <p role="status">{foundText(found.length, sought.trim())}</p>
          <TermList terms={found} />
        </section>
      )}
    </>
  );
}

function foundText(count: number, sought: string): string {
  if (count === 0) return `No term has “${sought}” in its name or definition.`;
  return `${count} ${count === 1 ? 'term' : 'terms'} for “${sought}”`;
}
