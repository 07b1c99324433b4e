import { useEffect, useRef, useState } from 'react';
import type { SearchChaptersQuery } from '../../../schema/generated/graphql';
import { Button } from '../ui/button';
import { SearchHit } from './search-hit';
import styles from './search-results.module.css';

/** So many are read; the rest is there for whoever asks. */
const MOST_SHOWN = 8;

interface SearchHitsProps {
  hits: SearchChaptersQuery['searchChapters']['hits'];
  isGuess: boolean;
}

export function SearchHits({ hits, isGuess }: SearchHitsProps) {
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: reading goes on at the first new row.
    if (isAll) list.current?.children.item(MOST_SHOWN)?.querySelector('a')?.focus();
  }, [isAll]);
  const more = hits.length - MOST_SHOWN;
  return (
    <>
      <ol ref={list} className={styles.list}>
        {(isAll ? hits : hits.slice(0, MOST_SHOWN)).map((hit) => (
          <SearchHit
            key={[hit.kind, hit.chapter?.id, hit.topic?.id, hit.freeResponseId, hit.path].join(' ')}
            hit={hit}
            isGuess={isGuess}
          />
        ))}
      </ol>
      {more > 0 && !isAll && (
        <p>
          <Button onClick={() => setAll(true)}>Show {more} more</Button>
        </p>
      )}
    </>
  );
}
