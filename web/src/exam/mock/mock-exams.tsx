import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { MockExamsPageFragment, MockLength } from '../../../../schema/generated/graphql';
import {
  useMockExamsQuery,
  useSetExtraTimeMutation,
  useStartMockExamMutation,
} from '../../../../schema/generated/hooks';
import { EXTRA_TIMES, SECTION_ONE, SECTION_TWO_MINUTES } from '../../../../schema/rules/mock';
import { DataBoundary } from '../../apollo/data-boundary';
import { describeProblem } from '../../apollo/problem';
import { SAVED_WORK_IS_SAFE } from '../../copy/not-loaded';
import { shortDate } from '../../review/days-ago';
import { Button, ButtonLink } from '../../ui/button';
import { notLoaded } from '../../ui/load-problem';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Segmented } from '../../ui/segmented';
import { Loading } from '../../ui/skeleton';
import text from '../../ui/text.module.css';
import { mockExamPath } from './mock-links';
import styles from './mock-page.module.css';
import { scoreInWords, timeInWords } from './words';

/** What a mock exam is, the ones that were taken, and the way into the next. */
export function MockExams() {
  // Every step of an exam changes it, but no response of a step includes it.
  const { data, error, refetch } = useMockExamsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Lists of quizzes lead here, as to the results of any quiz.
  const attempt = useSearchParams()[0].get('attempt');
  if (attempt) return <Navigate to={mockExamPath(attempt)} replace />;
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Mock exam</PageTitle>
        <p className={text.lead}>
          The real thing, minus the squeaky gym floor: the exam’s length, its mix of units, its clock, and questions
          that you have met nowhere else.
        </p>
      </div>
      <DataBoundary
        queries={[{ data: data?.mockExams, error, refetch }]}
        skeleton={<Loading label="Loading your mock exams" className={styles.choices} sizes={[220, 220]} />}
        problem={notLoaded('Your mock exams did not load.', SAVED_WORK_IS_SAFE)}
      >
        {(exams) => <Loaded {...exams} />}
      </DataBoundary>
    </div>
  );
}

function Loaded({ exams, fullFormsLeft, halfFormsLeft, extraTime }: MockExamsPageFragment) {
  const underWay = exams.find(({ phase }) => phase !== 'finished');
  const taken = exams.filter(({ phase }) => phase === 'finished');
  return (
    <>
      {underWay ? (
        <section className={styles.choice} aria-labelledby="under-way">
          <div>
            <h2 id="under-way">Your exam is under way</h2>
            <p>{underWayInWords(underWay)}</p>
          </div>
          <ButtonLink to={mockExamPath(underWay.id)} variant="primary">
            {underWay.phase === 'break' ? 'Go to section II' : 'Back to the exam'}
          </ButtonLink>
        </section>
      ) : (
        <StartExam fullFormsLeft={fullFormsLeft} halfFormsLeft={halfFormsLeft} extraTime={extraTime} />
      )}
      {taken.length > 0 && (
        <section className={styles.taken} aria-labelledby="taken">
          <h2 id="taken">Exams you have taken</h2>
          <ul>
            {taken.map(({ id, length, startedAt, timed, report }) => (
              <li key={id} className={styles.row}>
                <div>
                  <Link to={mockExamPath(id)}>
                    {length === 'full' ? 'Full exam' : 'Half exam'}, {shortDate(startedAt)}
                  </Link>
                  {!timed && <p className={text.note}>Not timed</p>}
                </div>
                {report && (
                  <p>
                    <span className={styles.score}>{scoreInWords(report)}</span>{' '}
                    <span className={text.figures}>composite {Math.round(report.composite)}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function underWayInWords({ phase, pausedAt }: MockExamsPageFragment['exams'][number]): string {
  if (phase === 'break') return 'Section I is submitted. Section II is next.';
  const section = phase === 'sectionTwo' ? 'Section II' : 'Section I';
  return pausedAt ? `${section} is paused.` : `${section} is running, and so is its clock.`;
}

type StartExamProps = Pick<MockExamsPageFragment, 'fullFormsLeft' | 'halfFormsLeft' | 'extraTime'>;

function StartExam({ fullFormsLeft, halfFormsLeft, extraTime }: StartExamProps) {
  const navigate = useNavigate();
  const [startMockExam, { loading, error }] = useStartMockExamMutation();
  const [asked, setAsked] = useState<MockLength | null>(null);
  const start = (length: MockLength) => {
    setAsked(length);
    return startMockExam({ variables: { length } })
      .then(({ data }) => data && navigate(mockExamPath(data.startMockExam.id)))
      .catch(() => undefined);
  };
  const isStarting = (length: MockLength) => loading && asked === length;
  return (
    <>
      {error && <Notice tone="problem">{describeProblem(error).message}</Notice>}
      <div className={styles.choices}>
        <section className={styles.choice} aria-labelledby="full">
          <div>
            <h2 id="full">Full exam</h2>
            <p>
              {SECTION_ONE.full.questions} questions in {timeInWords(SECTION_ONE.full.minutes, extraTime)}, a break,
              then three free-response questions in {timeInWords(SECTION_TWO_MINUTES, extraTime)}.
            </p>
            <p className={text.note}>{leftInWords(fullFormsLeft)}</p>
          </div>
          <Button
            variant="primary"
            busy={isStarting('full')}
            disabled={fullFormsLeft === 0}
            onClick={() => void start('full')}
          >
            Start the full exam
          </Button>
        </section>
        <section className={styles.choice} aria-labelledby="half">
          <div>
            <h2 id="half">Half exam</h2>
            <p>
              {SECTION_ONE.half.questions} questions in {timeInWords(SECTION_ONE.half.minutes, extraTime)}, without free
              response. It fits into a school day.
            </p>
            <p className={text.note}>{leftInWords(halfFormsLeft)}</p>
          </div>
          <Button busy={isStarting('half')} disabled={halfFormsLeft === 0} onClick={() => void start('half')}>
            Start the half exam
          </Button>
        </section>
      </div>
      <ExtraTimeChoice extraTime={extraTime} />
      <p className={text.aside}>
        The clock starts at once and runs on if you close the tab. Nothing is explained until both sections are done.
        Then you get your composite, the score it stands for, and every question with its explanation.
      </p>
    </>
  );
}

const leftInWords = (forms: number) =>
  forms === 0
    ? 'You have seen every form that we have.'
    : `${forms} ${forms === 1 ? 'form' : 'forms'} you have not seen`;

const FACTORS = EXTRA_TIMES.map((factor) => [String(factor), factor === 1 ? 'Standard time' : `×${factor}`] as const); // pairs

/** Extra time is granted to a student, not to an exam, so it is chosen once. */
export function ExtraTimeChoice({ extraTime }: Pick<MockExamsPageFragment, 'extraTime'>) {
  const [setExtraTime, { error }] = useSetExtraTimeMutation();
  const choose = (factor: string) => setExtraTime({ variables: { extraTime: Number(factor) } }).catch(() => undefined);
  return (
    <section className={styles.time} aria-labelledby="extra-time">
      <h2 id="extra-time">Extra time</h2>
      <p>If you are approved for extended time, choose it once. Every mock exam then uses it.</p>
      <Segmented
        label="Extra time"
        options={FACTORS}
        value={String(extraTime)}
        onChange={(factor) => void choose(factor)}
      />
      {error && <Notice tone="problem">{describeProblem(error).message}</Notice>}
    </section>
  );
}
