import { CircleCheck, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MisconceptionCardFragment } from '../../../schema/generated/graphql';
import { TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';
import { pointPath } from '../free-response/free-response-links';
import { quizLink } from '../quiz/quiz-links';
import { WatchLink } from '../quiz/watch-link';
import { ButtonLink } from '../ui/button';
import lessonLink from '../ui/lesson-link.module.css';
import { misconceptionInWords } from './misconception-name';
import styles from './misconceptions.module.css';

/** One misconception: how often the student chose it, how close it is to being closed, and what to study. */
export function MisconceptionCard({ met }: { met: MisconceptionCardFragment }) {
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
