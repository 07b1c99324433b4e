import type { MisconceptionCardFragment } from '../../../schema/generated/graphql';
import { useMisconceptionsQuery } from '../../../schema/generated/hooks';
import { NO_MISCONCEPTIONS_YET } from '../copy/empty-record';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { EmptySection, LearningBoundary, LearningPage } from './learning-page';
import { MisconceptionCard } from './misconception-card';
import styles from './misconceptions.module.css';

/** The misconceptions behind the student's wrong answers, with counts and explanations. */
export function MyMisconceptions() {
  // Every quiz changes them, but no quiz response includes them.
  const query = useMisconceptionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LearningPage
      title="Misconceptions"
      lead="Ideas that sound right but led you to a wrong answer. Answer questions on them correctly to clear them."
    >
      <LearningBoundary queries={[query]} label="Loading your misconceptions" heights={[190, 190, 190]}>
        {({ misconceptions }) => <Misconceptions all={misconceptions} />}
      </LearningBoundary>
    </LearningPage>
  );
}

function Misconceptions({ all }: { all: readonly MisconceptionCardFragment[] }) {
  const closed = all.filter((one) => one.closed);
  // A single occurrence may be a careless error. A repeated one is a misconception.
  const repeated = all.filter((one) => !one.closed && one.met > 1);
  const once = all.filter((one) => !one.closed && one.met === 1);
  if (all.length === 0) {
    return (
      <EmptySection art="trophy" {...NO_MISCONCEPTIONS_YET}>
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })} variant="primary">
          Take a short quiz
        </ButtonLink>
      </EmptySection>
    );
  }
  return (
    <>
      {repeated.length > 0 && (
        <section aria-labelledby="repeated" className={styles.group}>
          <h2 id="repeated">More than once: {repeated.length}</h2>
          <Cards met={repeated} />
        </section>
      )}
      {once.length > 0 && (
        <details className={styles.group} open={repeated.length === 0}>
          <summary>
            <h2>Once: {once.length}</h2>
          </summary>
          <Cards met={once} />
        </details>
      )}
      {closed.length > 0 && (
        <section aria-labelledby="closed" className={styles.group}>
          <h2 id="closed">Cleared: {closed.length}</h2>
          {closed.length === all.length && (
            <p>You have cleared them all. One returns to the list above if it comes up again.</p>
          )}
          <Cards met={closed} />
        </section>
      )}
    </>
  );
}

const Cards = ({ met }: { met: readonly MisconceptionCardFragment[] }) => (
  <ul className={styles.cards}>
    {met.map((one) => (
      <MisconceptionCard key={one.id} met={one} />
    ))}
  </ul>
);
