import { Gauge, NotebookPen, RotateCw, Timer, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import {
  ReadinessInShortDocument,
  TodayDocument,
  type QuizUnderWayRowFragment,
} from '../../../schema/generated/graphql';
import { besideCache } from '../apollo/beside-cache';
import { inShort } from '../exam/readiness/readiness-words';
import { quizLink } from '../quiz/quiz-links';
import { QuizUnderWay } from '../quiz/quiz-under-way';
import styles from './today.module.css';
import { dueLongest } from './topic-status';

const { useResult: useTodaysWork } = besideCache(TodayDocument);
const { useResult: useReadiness } = besideCache(ReadinessInShortDocument);

interface TodayProps {
  /** In progress, without that of the next chapter, which UP NEXT continues. */
  quizzes: readonly QuizUnderWayRowFragment[];
}

/**
 * What there is to do today beside the next step of the plan, with counts: quizzes in progress, reviews that are due, and open mistakes. Below
 * them, the predicted score of the exam.
 */
export function Today({ quizzes }: TodayProps) {
  // Every quiz changes them, but no quiz response includes them. Without an answer the rows stand without counts.
  const { data } = useTodaysWork({ isFresh: true });
  const predicted = useReadiness({ isFresh: true }).data;
  const due = data?.learning.topics.filter(({ reviewDue }) => reviewDue).length;
  const topicIds = dueLongest(data?.learning.topics ?? []).map(({ topic }) => topic.id);
  const mistakes = data?.mistakes.length;
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      <QuizUnderWay quizzes={quizzes} />
      <ul>
        <Row Icon={Timer} name="Ten minutes" action={{ name: 'Practice', to: '/practice' }}>
          What you need most
        </Row>
        <Row
          Icon={RotateCw}
          name="Reviews"
          action={due ? { name: 'Review', ...quizLink({ type: 'topicQuiz', topicIds }) } : null}
        >
          {due === undefined ? '' : due === 0 ? 'Nothing due today' : due === 1 ? '1 topic due' : `${due} topics due`}
        </Row>
        <Row Icon={NotebookPen} name="Mistakes" action={mistakes === 0 ? null : { name: 'Open', to: '/mistakes' }}>
          {mistakes === undefined ? '' : mistakes === 0 ? 'None to review' : `${mistakes} to review`}
        </Row>
        <Row Icon={Gauge} name="Predicted exam score" action={{ name: 'Details', to: '/progress' }}>
          {predicted ? inShort(predicted.readiness) : ''}
        </Row>
      </ul>
    </section>
  );
}

interface RowProps {
  Icon: LucideIcon;
  name: string;
  children: string;
  action: (Pick<LinkProps, 'to' | 'state'> & { name: string }) | null;
}

function Row({ Icon, name, children, action }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden />
      <p className={styles.words}>
        <b>{name}</b> <span>{children}</span>
      </p>
      {action && (
        <Link to={action.to} state={action.state} className={styles.action}>
          {action.name}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
    </li>
  );
}
