import { useNavigate, Link } from 'react-router-dom';
import type { FreeResponseQuery } from '../../../schema/generated/graphql';
import { useFreeResponseQuery, useStartFreeResponseMutation } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { isNotFound } from '../apollo/problem';
import { useAction } from '../apollo/use-action';
import { openSignup, useSignedIn } from '../store';
import { Button, ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import text from '../ui/text.module.css';
import { NotHere } from './free-response-attempt';
import { FREE_RESPONSES, freeResponsePath } from './free-response-links';
import styles from './free-response-page.module.css';
import { rememberVisitorAttempt, visitorAttempt } from './visitor-attempt';
import { lengthInWords, pointsInWords } from './words';
import versionStyles from './other-versions.module.css';
import { RowState } from './row-state';
import { useFreeResponses, useUpdateLists } from './use-free-responses';
import { otherVersions } from './versions';

const SIZES = [24, ['70%', TITLE_HEIGHT], 60, [200, 46]] as const; // tuples, not arrays

/** First page of a question: what it asks for, and the button that starts or continues it. */
export function StartFreeResponse({ id }: { id: string }) {
  // Another tab or device may have started or submitted it.
  const query = useFreeResponseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DataBoundary
      queries={[query]}
      skeleton={<Loading label="Loading the question" className={styles.page} sizes={SIZES} />}
      problem={(problem, retry) =>
        isNotFound(problem) ? (
          <NotHere />
        ) : (
          <div className={styles.page}>
            <PageTitle>The question did not load</PageTitle>
            <LoadProblem onRetry={retry}>{problem.message}</LoadProblem>
          </div>
        )
      }
    >
      {({ freeResponse }) => <Start question={freeResponse} />}
    </DataBoundary>
  );
}

type Question = FreeResponseQuery['freeResponse'];

function Start({ question }: { question: Question }) {
  const signedIn = useSignedIn();
  const { id, title, length, points, minutes, content, chapter, best, lastAttemptId } = question;
  return (
    <div className={styles.page}>
      <p className={text.kicker}>Free response</p>
      <PageTitle tab={`Free response: ${title}`}>{title}</PageTitle>
      <ul className={styles.facts} aria-label="About this question">
        <li>{lengthInWords(length)}</li>
        <li>{pointsInWords(points)}</li>
        <li>{minutes} minutes on the exam</li>
        <li>{chapter.name}</li>
      </ul>
      <p className={styles.about}>
        {content.panels.length > 0 ? 'You draw a graph and answer' : 'You answer'} {content.parts.length} parts.
        Everything is saved as you work, and each point is scored with its reason.
      </p>
      {best !== null && (
        <p>
          Your best result: <b>{best}</b> of {pointsInWords(points)}.
        </p>
      )}
      <StartButton question={question} />
      <p>
        {lastAttemptId && (
          <ButtonLink to={freeResponsePath(id, lastAttemptId)} variant="plain">
            See your last result
          </ButtonLink>
        )}
        <ButtonLink to={FREE_RESPONSES} variant="plain">
          All free-response questions
        </ButtonLink>
      </p>
      {signedIn && <OtherVersions id={id} chapterId={chapter.id} />}
    </div>
  );
}

function StartButton({ question: { id, isFree, state, openAttemptId } }: { question: Question }) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const updateLists = useUpdateLists();
  const [startFreeResponse] = useStartFreeResponseMutation({
    update: (_cache, { data }) => updateLists(data?.startFreeResponse.freeResponse),
  });
  const open = openAttemptId ?? visitorAttempt(id);
  const { run, busy, problem } = useAction(async () => {
    if (open) return navigate(freeResponsePath(id, open));
    const { data } = await startFreeResponse({ variables: { id } });
    if (!data) return;
    rememberVisitorAttempt(id, data.startFreeResponse.id);
    return navigate(freeResponsePath(id, data.startFreeResponse.id));
  });
  if (!signedIn && !isFree) {
    return (
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => openSignup()}>
          Sign up to answer it
        </Button>
        <span>Sign-up is free.</span>
      </div>
    );
  }
  return (
    <>
      <ProblemNotice title="The question did not start." problem={problem} />
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={run}>
          {open ? 'Continue your answer' : state === 'submitted' ? 'Answer it again' : 'Start'}
        </Button>
        {!signedIn && <span>No account needed for this question.</span>}
      </div>
    </>
  );
}

interface OtherVersionsProps {
  id: string;
  chapterId: string;
}

/** Links to the other versions of a question. Nothing without any, or before they are loaded. */
function OtherVersions({ id, chapterId }: OtherVersionsProps) {
  const { data } = useFreeResponses({ variables: { chapterId } });
  const rows = otherVersions(data?.freeResponses ?? [], id);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="versions" className={versionStyles.versions}>
      <h2 id="versions">Other versions</h2>
      <p>The same question with another story and other numbers.</p>
      <ul>
        {rows.map(({ id: other, title, ...row }) => (
          <li key={other}>
            <Link to={freeResponsePath(other)}>{title}</Link> <RowState {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
