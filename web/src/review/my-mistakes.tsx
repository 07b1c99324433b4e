import { useEffect, useState } from 'react';
import { fetchAgain } from '../apollo/problem';
import { useSearchParams } from 'react-router-dom';
import { useMistakesQuery } from '../../../schema/generated/hooks';
import { NO_MISTAKES, NO_MISTAKES_HERE } from '../copy/empty-record';
import { ButtonLink } from '../ui/button';
import { LazyPart, lazyPart } from '../ui/lazy-part';
import { LoadProblem } from '../ui/load-problem';
import { LearningPage, LearningSkeleton, LearningProblem, EmptySection } from './learning-page';
import styles from './mistakes.module.css';
import { filterChoices, filterSearch, mistakesIn, readFilter } from './notebook-filter';
import { NotebookFilterForm } from './notebook-filter-form';
import { PracticeNotebook } from './practice-mistakes';
import { useStudentProgress } from '../progress/use-student-progress';

// Loads beside the mistakes themselves; without any, it is not needed.
const mistakeCard = lazyPart(async () => ({ default: (await import('./mistake-card')).MistakeCard }));

/** The notebook: every question missed and not yet answered right since. */
export function MyMistakes() {
  const [search, setSearch] = useSearchParams();
  const { progress, error: progressError, retry: retryProgress } = useStudentProgress();
  // Every quiz changes them, and no quiz sends them.
  const { data, error: mistakesError, refetch } = useMistakesQuery({ fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => new Date());
  useEffect(() => {
    // A failure shows where the cards are drawn.
    mistakeCard.load().catch(() => undefined);
  }, []);
  const filter = readFilter(search);
  const mistakes = data?.mistakes;
  const error = mistakes && progress ? undefined : (mistakesError ?? progressError);
  const retry = () => {
    retryProgress();
    if (mistakesError) fetchAgain(refetch);
  };
  const shown = mistakes && progress ? mistakesIn(mistakes, filter, progress.units) : [];
  return (
    <LearningPage
      title="Mistakes"
      lead="The questions you missed, until you answer them right. What you were sure of comes first."
      isNarrow
    >
      {error ? (
        <LearningProblem error={error} retry={retry} />
      ) : !mistakes || !progress ? (
        <LearningSkeleton says="Loading your mistakes" heights={[84, 46, 320, 320]} />
      ) : mistakes.length === 0 ? (
        <EmptySection art="trophy" {...NO_MISTAKES}>
          <ButtonLink to="/progress" variant="primary">
            See your progress
          </ButtonLink>
        </EmptySection>
      ) : (
        <>
          <NotebookFilterForm
            choices={filterChoices(progress.units, mistakes, filter)}
            filter={filter}
            total={mistakes.length}
            onChange={(next) => setSearch(filterSearch(next), { replace: true })}
          />
          {shown.length === 0 ? (
            <EmptySection art="empty" {...NO_MISTAKES_HERE}>
              <ButtonLink to="/mistakes">Show all {mistakes.length}</ButtonLink>
            </EmptySection>
          ) : (
            <>
              <PracticeNotebook filter={filter} shown={shown} />
              <LazyPart
                part={mistakeCard}
                skeleton={<LearningSkeleton says="Loading your mistakes" heights={[320, 320]} />}
                problem={(reload) => (
                  <LoadProblem title="Your mistakes did not load." onRetry={reload}>
                    Check your connection. They are safe on the server.
                  </LoadProblem>
                )}
              >
                {(MistakeCard) => (
                  <ol className={styles.mistakes}>
                    {shown.map((mistake) => (
                      <MistakeCard key={mistake.id} mistake={mistake} now={now} />
                    ))}
                  </ol>
                )}
              </LazyPart>
            </>
          )}
        </>
      )}
    </LearningPage>
  );
}
