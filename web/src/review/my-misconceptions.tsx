import { CircleCheck, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MisconceptionsDocument, type MisconceptionCardFragment } from '../../../schema/generated/graphql';
import { TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';
import { besideCache } from '../apollo/beside-cache';
import { NO_MISCONCEPTIONS_YET } from '../copy/empty-record';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { pointPath } from '../free-response/free-response-links';
import { WatchLink } from '../quiz/watch-link';
import lessonLink from '../ui/lesson-link.module.css';
import { EmptySection, LearningBoundary, LearningPage } from './learning-page';
import styles from './misconceptions.module.css';
import { misconceptionInWords } from './misconception-name';

const { useResult: useMisconceptions } = besideCache(MisconceptionsDocument);

/** The misconceptions behind the student's wrong answers, with counts and explanations. */
export function MyMisconceptions() {
  // Every quiz changes them, but no quiz response includes them.
  const query = useMisconceptions({ isFresh: true });
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

/** One misconception: how often the student chose it, how close it is to being closed, and what to study. */
function MisconceptionCard({ met }: { met: MisconceptionCardFragment }) {
  const topicIds = met.topics.map(({ id }) => id).slice(0, TOO_MANY_TOPICS_FROM - 1);
  return (
    <li className={styles.card}>
      <h3>{met.belief ?? misconceptionInWords(met.name)}</h3>
      <p className={styles.count}>
        Came up {times(met.met)} in {met.chances} {met.chances === 1 ? 'answer' : 'answers'} on{' '}
        {met.topics.map(({ topicName }) => topicName).join(', ')}.
      </p>
      {met.closed ? (
        <p className={styles.closed}>
          <CircleCheck size={18} aria-hidden />
          Cleared with {met.cleanSince} correct answers in a row.
        </p>
      ) : (
        <>
          <Closing clean={met.cleanSince} needed={met.cleanToClose} />
          {met.watch && <WatchLink moment={met.watch} />}
          {met.lostPoint && <LostPoint {...met.lostPoint} />}
          <p>
            <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds })}>
              Practice {met.topics.length === 1 ? 'this topic' : 'these topics'}
            </ButtonLink>
          </p>
        </>
      )}
    </li>
  );
}

/** Leads to the free response that it cost a point, at that point. */
const LostPoint = ({
  freeResponseId,
  attemptId,
  title,
  point,
}: NonNullable<MisconceptionCardFragment['lostPoint']>) => (
  <Link to={pointPath(freeResponseId, attemptId, point)} className={lessonLink.link}>
    <PenLine size={18} aria-hidden />
    <span>See the point it cost you: {title}</span>
  </Link>
);

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

function Closing({ clean, needed }: { clean: number; needed: number }) {
  return (
    <p className={styles.closing}>
      <span className={styles.steps} aria-hidden>
        {Array.from({ length: needed }, (_, index) => (
          <span key={index} className={index < clean ? styles.on : styles.step} />
        ))}
      </span>
      {clean} of {needed} correct answers in a row to clear it
    </p>
  );
}
