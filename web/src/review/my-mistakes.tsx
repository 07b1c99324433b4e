import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  MistakesDocument,
  type MissedPointsCardFragment,
  type MistakeCardFragment,
} from '../../../schema/generated/graphql';
import { besideCache } from '../apollo/beside-cache';
import { NO_MISTAKES, NO_MISTAKES_HERE } from '../copy/empty-record';
import { ButtonLink } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import { pointsInWords } from '../free-response/words';
import { Loading } from '../ui/skeleton';
import layout from '../ui/layout.module.css';
import type { UnitProgress } from '../progress/student-progress';
import { useStudentProgress } from '../progress/progress-boundary';
import { EmptySection, LearningBoundary, LearningPage } from './learning-page';
import styles from './mistakes.module.css';
import { filterChoices, filterSearch, knownFilter, mistakesIn, readFilter, withSetsTogether } from './notebook-filter';
import { NotebookFilterForm } from './notebook-filter-form';
import { PracticeNotebook } from './practice-mistakes';

const { useResult: useMistakes } = besideCache(MistakesDocument);

// Loads in parallel with the mistakes. It is not needed when there are none.
const mistakeCard = lazyPart(async () => ({ default: (await import('./mistake-card')).MistakeCard }));
// Folded while there are other mistakes.
const missedPoints = lazyPart(async () => ({ default: (await import('./missed-points')).MissedPoints }));

/** The notebook of mistakes: every question missed and not answered correctly since, and the free-response points not earned. */
export function MyMistakes() {
  // Every quiz changes them, but no quiz response includes them.
  const query = useMistakes({ isFresh: true });
  useEffect(() => {
    // A failure is shown where the cards are rendered.
    mistakeCard.load().catch(() => undefined);
  }, []);
  return (
    <LearningPage
      title="Mistakes"
      lead="Questions you missed and haven’t answered correctly yet. The ones you were sure about come first."
      isNarrow
    >
      <LearningBoundary
        queries={[query, useStudentProgress()]}
        label="Loading your mistakes"
        heights={[84, 46, 320, 320]}
      >
        {({ mistakes, missedPoints: missed }, { units }) => (
          <Notebook mistakes={mistakes} missed={missed} units={units} />
        )}
      </LearningBoundary>
    </LearningPage>
  );
}

interface NotebookProps {
  mistakes: readonly MistakeCardFragment[];
  missed: readonly MissedPointsCardFragment[];
  units: readonly UnitProgress[];
}

function Notebook({ mistakes, missed, units }: NotebookProps) {
  const [now] = useState(() => new Date());
  if (mistakes.length === 0 && missed.length === 0) {
    return (
      <EmptySection art="trophy" {...NO_MISTAKES}>
        <ButtonLink to="/progress" variant="primary">
          See your progress
        </ButtonLink>
      </EmptySection>
    );
  }
  return (
    <>
      {missed.length > 0 && <FreeResponses missed={missed} isOpen={mistakes.length === 0} now={now} />}
      {mistakes.length > 0 && <Questions mistakes={mistakes} units={units} now={now} />}
    </>
  );
}

interface FreeResponsesProps {
  missed: readonly MissedPointsCardFragment[];
  isOpen: boolean;
  now: Date;
}

function FreeResponses({ missed, isOpen, now }: FreeResponsesProps) {
  const points = missed.reduce((sum, one) => sum + one.points.length, 0);
  return (
    <details className={styles.freeResponses} open={isOpen}>
      <summary>
        <h2>Free response: {pointsInWords(points)} to earn</h2>
      </summary>
      <LazySection
        part={missedPoints}
        skeleton={<Loading label="Loading your points" className={layout.actions} sizes={[240]} />}
        problem="Your points did not load."
      >
        {(MissedPoints) => <MissedPoints all={missed} now={now} />}
      </LazySection>
    </details>
  );
}

interface QuestionsProps {
  mistakes: readonly MistakeCardFragment[];
  units: readonly UnitProgress[];
  now: Date;
}

function Questions({ mistakes, units, now }: QuestionsProps) {
  const [search, setSearch] = useSearchParams();
  const filter = knownFilter(readFilter(search), units);
  const shown = withSetsTogether(mistakesIn(mistakes, filter, units));
  return (
    <>
      <NotebookFilterForm
        choices={filterChoices(units, mistakes, filter)}
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
          <LazySection
            part={mistakeCard}
            skeleton={<Loading label="Loading your mistakes" className={layout.actions} sizes={[320, 320]} />}
            problem="Your mistakes did not load."
            hint="Your answers are saved."
          >
            {(MistakeCard) => (
              <ol className={styles.mistakes}>
                {shown.map((mistake, index) => (
                  <MistakeCard
                    key={mistake.id}
                    mistake={mistake}
                    after={shown[index - 1]}
                    now={now}
                    notebook={filterSearch(filter)}
                  />
                ))}
              </ol>
            )}
          </LazySection>
        </>
      )}
    </>
  );
}
