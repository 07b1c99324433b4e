import { Flag, NotebookPen, RotateCw, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';
import { useTodayQuery } from '../../../schema/generated/hooks';
import { chapterUpNext, type StudentProgress } from '../progress/student-progress';
import { quizLink } from '../quiz/quiz-links';
import { QuizUnderWay } from '../quiz/quiz-under-way';
import styles from './today.module.css';
import { dueLongest } from './topic-status';

interface TodayProps {
  progress: StudentProgress;
  underWay: readonly QuizUnderWayRowFragment[];
}

/** What there is to do today, with counts: a quiz under way, the next step of the plan, reviews
 * that are due, and open mistakes. */
export function Today({ progress, underWay }: TodayProps) {
  // Every quiz changes them, but no quiz response includes them. Without an answer the rows stand without counts.
  const { data } = useTodayQuery({ fetchPolicy: 'cache-and-network' });
  const next = chapterUpNext(progress);
  const due = data?.learning.topics.filter(({ reviewDue }) => reviewDue).length;
  const topicIds = dueLongest(data?.learning.topics ?? []).map(({ topic }) => topic.id);
  const mistakes = data?.mistakes.length;
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      <QuizUnderWay attempts={underWay} />
      <ul>
        {next && (
          <Row
            Icon={Flag}
            name="Next step"
            action={
              next.videoCompleted
                ? { name: 'Take quiz', ...quizLink({ type: 'chapterQuiz', chapterId: next.id }) }
                : { name: 'Watch', to: `/video/${next.id}` }
            }
          >
            {next.name}
          </Row>
        )}
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
