import type { SearchChaptersQuery } from '../../../schema/generated/graphql';
import { useSearchChaptersQuery } from '../../../schema/generated/hooks';
import { COMING_SOON } from '../../../schema/rules/labels';
import { DataBoundary } from '../apollo/data-boundary';
import { AxesArt } from '../ui/axes-art';
import { notLoaded } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import { NothingFound } from './nothing-found';
import { SearchHits } from './search-hits';
import styles from './search-results.module.css';

/** What was found, best match first (spec §2). */
export function SearchResults({ term }: { term: string }) {
  return (
    <DataBoundary
      queries={[useSearchChaptersQuery({ variables: { term } })]}
      skeleton={<Loading label="Searching" className={styles.results} sizes={[112, 112, 112]} />}
      problem={notLoaded('The search failed')}
    >
      {({ searchChapters }) => <Found {...searchChapters} term={term} />}
    </DataBoundary>
  );
}

type FoundProps = SearchChaptersQuery['searchChapters'] & { term: string };

function Found({ term, hits, announced, guess, corrected }: FoundProps) {
  if (hits.length + announced.length === 0) return <NothingFound term={term} />;
  return (
    <div className={styles.results}>
      {guess ? (
        <Notice
          tone="plain"
          title={corrected !== null || announced.length === 0 ? `No exact matches for “${term}”.` : undefined}
        >
          {guessText(corrected, announced.length, hits.length)}
        </Notice>
      ) : (
        <p role="status" className={text.count}>
          {hits.length === 0 ? NO_LESSON_YET : hits.length === 1 ? '1 result' : `${hits.length} results`}
        </p>
      )}
      {announced.length > 0 && (
        <ul className={styles.announced}>
          {announced.map(({ name, unitName }) => (
            <Announced key={name} name={name} unitName={unitName} />
          ))}
        </ul>
      )}
      {/* Another term begins with its best results again. */}
      <SearchHits key={term} hits={hits} isGuess={guess} />
    </div>
  );
}

const NO_LESSON_YET = 'There is no lesson on this yet.';

function guessText(corrected: string | null, announced: number, hits: number): string {
  if (corrected !== null) return `Showing results for “${corrected}”.`;
  if (announced > 0) return `${NO_LESSON_YET} ${hits === 1 ? 'This result comes' : 'These results come'} closest.`;
  return hits === 1 ? 'This result contains some of your words.' : 'These results contain some of your words.';
}

function Announced({ name, unitName }: { name: string; unitName: string }) {
  return (
    <li className={styles.row}>
      <div className={styles.tile}>
        <AxesArt kind="coming" />
      </div>
      <div className={styles.words}>
        <p className={text.note}>{unitName}</p>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.note}>{COMING_SOON}</p>
      </div>
    </li>
  );
}
