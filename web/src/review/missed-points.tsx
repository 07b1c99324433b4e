import { useApolloClient } from '@apollo/client/react';
import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FreeResponseAttemptDocument, type MissedPointsCardFragment } from '../../../schema/generated/graphql';
import { freeResponsePath, pointPath } from '../free-response/free-response-links';
import { useTryAgain } from '../free-response/use-try-again';
import { partLabel, pointsInWords } from '../free-response/words';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { ProblemNotice } from '../ui/notice';
import { daysAgo } from './days-ago';
import { misconceptionInWords } from './misconception-name';
import styles from './missed-points.module.css';

interface MissedPointsProps {
  all: readonly MissedPointsCardFragment[];
  now: Date;
}

/** Free-response questions with the points that their newest submission did not earn. */
export const MissedPoints = ({ all, now }: MissedPointsProps) => (
  <ul className={styles.questions}>
    {all.map((one) => (
      <MissedQuestion key={one.id} missed={one} now={now} />
    ))}
  </ul>
);

function MissedQuestion({ missed, now }: { missed: MissedPointsCardFragment; now: Date }) {
  const { freeResponseId, attemptId, title, earned, possible, submittedAt, points } = missed;
  const { query } = useApolloClient();
  const tryAgain = useTryAgain(async () => {
    const { data } = await query({ query: FreeResponseAttemptDocument, variables: { id: attemptId } });
    return data?.freeResponseAttempt;
  });
  const parts = [...new Set(points.map(({ part }) => part))];
  return (
    <li className={styles.question}>
      <div>
        <h3>
          <Link to={freeResponsePath(freeResponseId, attemptId)}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          {earned} of {pointsInWords(possible)} · {daysAgo(submittedAt, now)}
        </p>
      </div>
      <ProblemNotice title="The question did not start." problem={tryAgain.problem} />
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <ul className={styles.points}>
            {points
              .filter((point) => point.part === part)
              .map((point) => (
                <li key={point.name} className={styles.point}>
                  <Point point={point} to={pointPath(freeResponseId, attemptId, point.name)} />
                </li>
              ))}
          </ul>
          <Button busy={tryAgain.busy} onClick={() => tryAgain.run(part)}>
            Try part {partLabel(part)} again
          </Button>
        </div>
      ))}
    </li>
  );
}

interface PointProps {
  point: MissedPointsCardFragment['points'][number];
  /** Its place in the result. */
  to: string;
}

function Point({ point, to }: PointProps) {
  const { part, text, reason, misconception, belief } = point;
  return (
    <>
      <CourseHtml html={text} as="p" className={styles.text} />
      <p>{reason}</p>
      {misconception && (
        <p className={styles.facts}>
          <b>A common idea:</b> {belief ?? misconceptionInWords(misconception)}
        </p>
      )}
      <Link to={to} className={styles.place}>
        <ScanSearch size={18} aria-hidden />
        See it in your answer to part {partLabel(part)}
      </Link>
    </>
  );
}
