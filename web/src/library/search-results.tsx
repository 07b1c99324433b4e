import type { SearchChaptersQuery } from '../../../schema/generated/graphql';
import { useSearchChaptersQuery } from '../../../schema/generated/hooks';
import { COMING_SOON } from '../../../schema/rules/labels';
import { useSignedIn } from '../store';
import { DataBoundary } from '../apollo/data-boundary';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { Loading } from '../ui/skeleton';
import { NothingFound } from './nothing-found';
import styles from './search-results.module.css';
import { VideoFrame } from './video-frame';

type FoundChapter = SearchChaptersQuery['searchChapters']['chapters'][number];

/** One card per chapter (spec §2), best match first. */
export function SearchResults({ term }: { term: string }) {
  return (
    <DataBoundary
      queries={[useSearchChaptersQuery({ variables: { term } })]}
      skeleton={<Loading label="Searching" className={styles.cards} sizes={[148, 148, 148]} />}
      problem={({ message }, retry) => (
        <LoadProblem title="The search failed" onRetry={retry}>
          {message}
        </LoadProblem>
      )}
    >
      {({ searchChapters }) => <Found {...searchChapters} term={term} />}
    </DataBoundary>
  );
}

function Found({ term, chapters, guess, inLessonOnly }: SearchChaptersQuery['searchChapters'] & { term: string }) {
  if (chapters.length === 0) return <NothingFound term={term} />;
  return (
    <>
      {guess ? (
        <Notice tone="plain" title="No exact matches.">
          {chapters.length === 1 ? 'This chapter has similar words.' : 'These chapters have similar words.'}
        </Notice>
      ) : (
        <p role="status" className={styles.count}>
          {chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`}
        </p>
      )}
      <ul className={styles.cards}>
        {chapters.map((chapter) => (
          <Card
            key={chapter.id}
            chapter={chapter}
            guess={guess}
            isSaid={inLessonOnly.some(({ id }) => id === chapter.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  chapter: FoundChapter;
  guess: boolean;
  /** Whether the term occurs only in the chapter's lesson. */
  isSaid: boolean;
}

function Card({ chapter, guess, isSaid }: CardProps) {
  const signedIn = useSignedIn();
  const { id, name, slug, comingSoon, videoUrl } = chapter;
  const jump = signedIn
    ? { to: `/video/${id}` }
    : { to: `/video-library/${slug}`, state: { chapter: { id, name, slug } } };
  return (
    <li className={videoUrl ? styles.card : `${styles.card} ${styles.unfilmed}`}>
      {videoUrl ? (
        <VideoFrame
          chapterId={id}
          url={videoUrl}
          title={name}
          atEnd={
            <ButtonLink variant="primary" {...jump}>
              Go to the chapter and quiz
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.poster}>
          <AxesArt kind={comingSoon ? 'coming' : 'finish'} />
        </div>
      )}
      <div className={styles.words}>
        {guess && <p className={styles.guess}>A guess</p>}
        {isSaid && <p className={styles.guess}>Mentioned in the lesson</p>}
        <h2 className={styles.name}>{name}</h2>
        {!videoUrl && (
          <p className={styles.soon}>{comingSoon ? COMING_SOON : 'No video yet, but there is a full summary.'}</p>
        )}
        <ButtonLink {...jump} aria-label={`Jump to this Video: ${name}`}>
          Jump to this Video
        </ButtonLink>
      </div>
    </li>
  );
}
